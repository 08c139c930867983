// Keys of the whole page. They mean the same on every keyboard: where a layout has no Latin letters, the key's position
// counts. Never while somebody writes.

import { all, around, having, isShown, isWriting, one } from "./dom.js";
import { areNumbered, goToNumber } from "./piece_numbers.js";
import { word } from "./i18n.js";

/**
 * @typedef {object} KeyActions
 * @property {(element: Element) => void} about
 * @property {(content: Node) => void} showKeys
 * @property {() => boolean} back one step; whether there was one
 */

/** @param {KeyActions} actions */
export function startKeys(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isWriting(document.activeElement) || one("dialog[open]")) return;
    const key = latin(event);
    if (handle(key, event, actions)) event.preventDefault();
  });
}

/**
 * @param {string} key
 * @param {KeyboardEvent} event
 * @param {KeyActions} actions
 * @returns {boolean} whether the key meant something
 */
function handle(key, event, actions) {
  if ((key === "enter" || key === " ") && isDrawn(event)) return click(around(event, "[data-press]"));
  const piece = all(having("data-hotkey", key)).find(isShown);
  if (key === "escape" && actions.back()) return true;
  if (piece) return press(piece);
  if (goToNumber(key, event.timeStamp)) return true;
  if (key === "n") return goTo(1);
  if (key === "p") return goTo(-1);
  if (key === "i") return aboutFocused(actions);
  if (key === "?") return showKeys(actions);
  return false;
}

/** @param {KeyboardEvent} event */
function latin(event) {
  const key = event.key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(event.code);
  return letter?.[1] && !/^[ -~]$/.test(key) ? letter[1].toLowerCase() : key;
}

/** Pieces of a drawing are no buttons to the browser. @param {Event} event */
const isDrawn = (event) => event.target instanceof SVGElement && around(event, "[data-press]") !== null;

/** @param {HTMLElement | null} piece */
function click(piece) {
  piece?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

/** @param {HTMLElement} piece */
function press(piece) {
  piece.focus();
  return click(piece);
}

/** The next or previous piece that may be pressed. @param {1 | -1} way */
function goTo(way) {
  const targets = all("[data-press].can").filter(isShown);
  const active = document.activeElement;
  const here = targets.findIndex((target) => target === active);
  const next = here < 0 ? (way > 0 ? 0 : targets.length - 1) : (here + way + targets.length) % targets.length;
  targets[next]?.focus();
  return targets.length > 0;
}

/** @param {KeyActions} actions */
function aboutFocused(actions) {
  const piece = document.activeElement?.closest("[data-about]");
  if (piece) actions.about(piece);
  return piece !== null;
}

/** @param {KeyActions} actions */
function showKeys(actions) {
  const list = document.createElement("dl");
  list.className = "keys";
  const title = document.createElement("h2");
  title.textContent = word("keys");
  for (const [keys, meaning] of keyTable()) {
    const term = document.createElement("dt");
    const described = document.createElement("dd");
    term.append(...keys.map(keycap));
    described.textContent = meaning;
    list.append(term, described);
  }
  const content = document.createDocumentFragment();
  content.append(title, list);
  actions.showKeys(content);
  return true;
}

/** @returns {[string[], string][]} */
function keyTable() {
  const own = all("[data-hotkey]").filter(isShown);
  return [
    [["←", "↑", "→", "↓"], word("key_arrows")],
    ...(areNumbered() ? [/** @type {[string[], string]} */ ([["0–9"], word("key_number")])] : []),
    [["Enter"], word("key_enter")],
    [["N", "P"], word("key_next")],
    [["I"], word("key_about")],
    [["Esc"], word("key_escape")],
    [["?"], word("key_keys")],
    ...own.map((piece) => /** @type {[string[], string]} */ ([[piece.dataset.hotkey ?? ""], nameOf(piece)])),
  ];
}

/** @param {HTMLElement} piece */
const nameOf = (piece) => piece.dataset.act ?? piece.ariaLabel ?? piece.textContent?.trim() ?? "";

/** @param {string} key */
function keycap(key) {
  const cap = document.createElement("kbd");
  cap.textContent = key.length === 1 ? key.toUpperCase() : key;
  return cap;
}
