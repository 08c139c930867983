// Puts the server's regions into the page without disturbing whoever is reading it: focus, typed text, scroll
// positions and open details stay; modules that keep state on elements put it back after each update.

import { Idiomorph } from "../vendor/idiomorph.js";
import { all, having, isShown, isWriting, one } from "./dom.js";
import { giveIds, identity } from "./identity.js";

/** @type {(() => void)[]} */
const menders = [];

/**
 * Something to be done after every update, and now.
 * @param {() => void} mend
 */
export function afterUpdates(mend) {
  menders.push(mend);
  mend();
}

/** @param {Record<string, string>} regions */
export function update(regions) {
  const focus = rememberFocus();
  const scrolls = rememberScrolls();
  for (const [name, html] of Object.entries(regions)) morph(name, html);
  for (const mend of menders) mend();
  for (const restore of scrolls) restore();
  focus?.();
}

/**
 * @param {string} name
 * @param {string} html
 */
function morph(name, html) {
  const old = one(having("data-region", name));
  const template = document.createElement("template");
  template.innerHTML = html.trim();
  const fresh = template.content.firstElementChild;
  if (!old || !fresh) return;
  giveIds(old);
  giveIds(template.content);
  Idiomorph.morph(old, fresh, {
    morphStyle: "outerHTML",
    ignoreActiveValue: isWriting(document.activeElement), // it would keep the old content of a focused button, too
    restoreFocus: false,
    callbacks: { beforeNodeMorphed: mayMorph, beforeAttributeUpdated: mayChange },
  });
}

/** What somebody is writing is theirs. @param {Node} old */
const mayMorph = (old) => !(old instanceof Element && old.matches("[data-chat] :is(input, textarea)"));

/**
 * Details are opened and closed by the reader; new ones, still empty, are as they come.
 * @param {string} name
 * @param {Element} element
 */
const mayChange = (name, element) =>
  !(name === "open" && element.matches("details, dialog") && element.hasChildNodes());

/** @returns {(() => void) | null} */
function rememberFocus() {
  const active = document.activeElement;
  if (!(active instanceof Element) || !active.closest("[data-region]")) return null;
  const same = identity(active);
  const zone = active.closest("[data-zone]");
  const zoneSame = zone && identity(zone);
  const region = active.closest("[data-region]");
  const box = active.getBoundingClientRect();
  return () => {
    const now = document.activeElement;
    if (now && now === active && identity(now) === same && isShown(now)) return;
    const again = same ? one(same) : active.isConnected ? /** @type {HTMLElement} */ (active) : null;
    const neighbours = zone?.isConnected ? zone : zoneSame ? one(zoneSame) : null;
    const places = [again, nearest(neighbours, box), reachable(region), reachable(one(having("data-region", "prompt")))];
    places.find((place) => place && isShown(place))?.focus({ preventScroll: true });
  };
}

/**
 * @param {Element | null | undefined} zone
 * @param {DOMRect} box
 */
function nearest(zone, box) {
  if (!zone) return null;
  const distance = (/** @type {Element} */ element) => {
    const other = element.getBoundingClientRect();
    return Math.hypot(other.x - box.x, other.y - box.y);
  };
  const pieces = all("button, a[href], [data-press]", zone).filter(isShown);
  return pieces.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/**
 * The region itself takes the focus where nothing of the piece is left; the prompt, where the region has closed.
 * @param {Element | null} region
 */
function reachable(region) {
  const root = region && one(`#${CSS.escape(region.id)}`);
  if (root && !root.hasAttribute("tabindex")) root.tabIndex = -1;
  return root;
}

/** Lists with `data-scroll` keep their position. Those that show their end take care of that themselves (`scroll_end.js`). */
function rememberScrolls() {
  return all('[data-scroll]:not([data-scroll="end"])').map((list) => {
    const same = identity(list);
    const { scrollTop, scrollLeft } = list;
    return () => {
      const now = list.isConnected ? list : same ? one(same) : null;
      now?.scrollTo(scrollLeft, scrollTop);
    };
  });
}
