// Pressing pieces. A mouse or a key acts at once; a finger first sees what would happen, and acts with the second tap
// or the button in the dock; of a piece that may only be looked at it is told all. What was pressed is busy until the
// table answers, so nothing is pressed twice.

import { hideNotice, notice } from "./announce.js";
import { onAction } from "./actions.js";
import { all, around, having, one } from "./dom.js";
import { afterUpdates } from "./regions.js";
import { word } from "./i18n.js";

/**
 * @typedef {import("./protocol.js").Answer} Answer
 * @typedef {import("./protocol.js").Wish} Wish
 *
 * @typedef {object} Table
 * @property {(wish: Wish) => number} send
 * @property {() => number} seq of the last frame
 * @property {() => void} skip shows all frames that wait
 * @property {(key: string | null) => void} preview shows what the tapped piece would do
 * @property {(piece: HTMLElement) => void} about opens the sheet
 */

export class Presses {
  /** @type {Map<number, string>} */ #busy = new Map();
  /** @type {string | null} */ #tapped = null;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    document.addEventListener("click", (event) => this.#clicked(event));
    onAction("act", () => this.#tapped && this.press(this.#tapped));
    onAction("undo", () => table.send({ type: "undo", seq: table.seq() }));
    onAction("agree", () => table.send({ type: "answer_undo", seq: table.seq(), agree: true }));
    onAction("disagree", () => table.send({ type: "answer_undo", seq: table.seq(), agree: false }));
    afterUpdates(() => this.#mend());
  }

  /** @param {string} key */
  press(key) {
    if (!this.#stillThere(key) || [...this.#busy.values()].includes(key)) return;
    this.#send(key);
  }

  /** Both, in order: a piece and where it was dropped. @param {string} piece @param {string} target */
  pressBoth(piece, target) {
    this.table.skip();
    const chosen = one(having("data-press", piece))?.ariaPressed === "true"; // pressed again it would be put back
    if (!chosen) this.#send(piece);
    this.#send(target);
  }

  /** Takes the finger's first tap back. @returns {boolean} whether there was one */
  forgetTap() {
    const tapped = this.#tapped !== null;
    this.#tap(null);
    return tapped;
  }

  /** What came too late is not sent again: the same key may mean another card by now. @param {Answer} answer */
  answered(answer) {
    this.#busy.delete(answer.id ?? 0);
    this.#mend();
    if (answer.type === "explained") notice(answer.text ?? "", { manner: "polite" });
    else if (answer.type === "refused") notice(answer.error?.sentence ?? word("failed"));
  }

  /** @param {string} key */
  #send(key) {
    this.#tap(null);
    hideNotice();
    this.#busy.set(this.table.send({ type: "press", seq: this.table.seq(), key }), key);
    this.#mend();
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const piece = around(event, "[data-press], [data-why]");
    if (!piece) {
      this.table.skip();
      if (!around(event, "[data-dock], [data-slot], [data-tab]")) this.#tap(null);
    } else if (piece.ariaDisabled === "true") {
      this.table.skip();
      notice(piece.dataset.why ?? "", { manner: "polite" });
    } else if (isFinger(event) && isToLookAt(piece)) {
      this.table.about(piece);
    } else if (isFinger(event) && wantsSecondTap(piece) && this.#tapped !== piece.dataset.press) {
      this.#tap(piece.dataset.press ?? null);
    } else {
      this.press(piece.dataset.press ?? "");
    }
  }

  /** Frames that wait are shown first; what may no longer be pressed then is not. @param {string} key */
  #stillThere(key) {
    const legal = `${having("data-press", key)}.can`;
    const was = one(legal) !== null;
    this.table.skip();
    return !was || one(legal) !== null;
  }

  /** @param {string | null} key */
  #tap(key) {
    this.#tapped = key;
    this.table.preview(key);
    this.#mend();
  }

  #mend() {
    const piece = this.#tapped === null ? null : one(having("data-press", this.#tapped));
    if (!piece) this.#tapped = null;
    for (const dock of all("[data-dock]")) dock.replaceChildren(...(piece ? [dockButton(piece)] : []));
    for (const busy of all("[data-press][aria-busy]")) busy.removeAttribute("aria-busy");
    one(having("data-region", "prompt"))?.toggleAttribute("data-waits", this.#busy.size > 0);
    for (const key of this.#busy.values()) {
      for (const pressed of all(having("data-press", key))) pressed.setAttribute("aria-busy", "true");
    }
  }
}

/** @param {MouseEvent} event */
const isFinger = (event) => event instanceof PointerEvent && event.pointerType === "touch";

/** @param {HTMLElement} piece */
const isToLookAt = (piece) => piece.matches('[role="img"][data-about]');

/** @param {HTMLElement} piece */
const wantsSecondTap = (piece) =>
  piece.dataset.act !== undefined && document.documentElement.dataset.oneTap === undefined;

/** @param {HTMLElement} piece */
function dockButton(piece) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.do = "act";
  button.textContent = piece.dataset.act ?? "";
  return button;
}
