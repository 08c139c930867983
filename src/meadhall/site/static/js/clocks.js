// Clocks that run: `<time data-deadline="…">` counts down to a moment of the server's clock (milliseconds). `data-now` on
// the body is the server's time when the page was made, so a wrong clock here does not matter.

import { announce } from "./announce.js";
import { all } from "./dom.js";
import { afterUpdates } from "./regions.js";
import { word } from "./i18n.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HURRY = 10;

/** The deadline of one's own that was last warned of. */
let warned = "";

const ahead = Date.now() - Number(document.body.dataset.now ?? Date.now());

function tick() {
  const now = Date.now() - ahead;
  for (const clock of all("time[data-deadline]")) {
    const left = Math.max(0, Math.ceil((Number(clock.dataset.deadline) - now) / 1000));
    clock.textContent = words(left);
    clock.toggleAttribute("data-hurry", left <= HURRY);
    if (left <= HURRY && clock.closest(".own")) warn(clock.dataset.deadline ?? "");
  }
}

/** @param {string} deadline */
function warn(deadline) {
  if (deadline === warned) return;
  warned = deadline;
  announce(word("hurry"), "assertive");
}

/** @param {number} left seconds */
function words(left) {
  const unit = (/** @type {string} */ name, /** @type {number} */ size) =>
    new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: name, unitDisplay: "short" }).format(
      Math.floor(left / size),
    );
  if (left >= 2 * DAY) return unit("day", DAY);
  if (left >= 2 * HOUR) return unit("hour", HOUR);
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

afterUpdates(tick);
setInterval(tick, 1000);
