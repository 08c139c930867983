// Speaks to screen readers through the page's two live regions, and shows short notices near the prompt.

import { having, one } from "./dom.js";
import { withRuleLinks } from "./rule_links.js";

const REMEMBERED = 20_000;
const SHOWN = 8_000;
const STILL_READ = 1_000;

/** @type {number | undefined} */
let fading;

/**
 * @param {string} text
 * @param {"polite" | "assertive"} [manner]
 */
export function announce(text, manner = "polite") {
  const region = one(having("data-live", manner));
  if (!text || !region) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), REMEMBERED);
}

/**
 * Shows a sentence near the prompt, and says it.
 * @param {string} text
 * @param {{lasting?: boolean, manner?: "polite" | "assertive"}} [how]
 */
export function notice(text, { lasting = false, manner = "assertive" } = {}) {
  const place = noticePlace();
  place.replaceChildren(...withRuleLinks(text));
  place.hidden = false;
  announce(text, manner);
  clearTimeout(fading);
  if (!lasting) fading = setTimeout(fade, SHOWN);
}

/** Not while somebody is about to follow a link in it. */
function fade() {
  if (one("[data-notice]:is(:hover, :focus-within)")) fading = setTimeout(fade, STILL_READ);
  else hideNotice();
}

export function hideNotice() {
  clearTimeout(fading);
  const place = one("[data-notice]");
  if (place) place.hidden = true;
}

function noticePlace() {
  const place = one("[data-notice]") ?? document.createElement("p");
  if (!place.isConnected) {
    place.dataset.notice = "";
    document.body.append(place);
  }
  return place;
}
