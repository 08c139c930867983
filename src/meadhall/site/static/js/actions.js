// Buttons with `data-do`: each names an action of the client.

import { around } from "./dom.js";

/** @type {Map<string, (button: HTMLElement) => void>} */
const actions = new Map();

/**
 * @param {string} name
 * @param {(button: HTMLElement) => void} action
 */
export const onAction = (name, action) => actions.set(name, action);

/** @param {string} name @param {HTMLElement} button */
export const doAction = (name, button) => actions.get(name)?.(button);

export function startActions() {
  document.addEventListener("click", (event) => {
    const button = around(event, "[data-do]");
    if (button?.dataset.do && button.ariaDisabled !== "true") doAction(button.dataset.do, button);
  });
}
