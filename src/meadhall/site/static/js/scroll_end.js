// Lists that grow at their end (`data-scroll="end"`) show it: at first, when they come into sight, and when they grow. Whoever
// scrolls back to read is left in peace until they return to the end.

import { all } from "./dom.js";
import { afterUpdates } from "./regions.js";

const NEAR = 4; // pixels

/** Those whose reader has scrolled back. @type {WeakSet<Element>} */
const read = new WeakSet();
/** @type {WeakSet<Element>} */
const known = new WeakSet();
const resized = new ResizeObserver((changes) => changes.forEach(({ target }) => showEnd(target)));

export function startScrollEnds() {
  afterUpdates(showEnds);
  void document.fonts.ready.then(showEnds); // other letters, other lines
}

function showEnds() {
  for (const list of all('[data-scroll="end"]')) {
    if (!known.has(list)) watch(list);
    showEnd(list);
  }
}

/** @param {HTMLElement} list */
function watch(list) {
  known.add(list);
  resized.observe(list);
  list.addEventListener("scroll", () => note(list), { passive: true });
}

/** @param {Element} list */
function note(list) {
  if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) read.delete(list);
  else read.add(list);
}

/** @param {Element} list */
function showEnd(list) {
  if (!read.has(list)) list.scrollTop = list.scrollHeight;
}
