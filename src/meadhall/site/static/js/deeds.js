// Buttons with `data-do`: what the client does by itself, or asks of the table in its own words.

import { around } from "./dom.js";

/** @type {Map<string, (button: HTMLElement) => void>} */
const deeds = new Map();

/**
 * @param {string} name
 * @param {(button: HTMLElement) => void} deed
 */
export const onDeed = (name, deed) => deeds.set(name, deed);

/** @param {string} name @param {HTMLElement} button */
export const doDeed = (name, button) => deeds.get(name)?.(button);

export function startDeeds() {
  document.addEventListener("click", (event) => {
    const button = around(event, "[data-do]");
    if (button?.dataset.do && button.ariaDisabled !== "true") doDeed(button.dataset.do, button);
  });
}
