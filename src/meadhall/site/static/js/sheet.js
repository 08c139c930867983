// The sheet: all about a piece, or the list of keys. A modal dialog; Escape, a press beside it or dragging it down closes
// it, and the focus goes back to where it was.

import { notice } from "./announce.js";
import { onAction } from "./actions.js";
import { around, one, swallowClick } from "./dom.js";
import { identity } from "./identity.js";
import { word } from "./i18n.js";

const LONG_PRESS = 500;
const PULLED = 80;

export class Sheet {
  /** @type {string | null} */ #opener = null;
  #asked = 0;

  /** @param {string} address where to ask about pieces */
  constructor(address) {
    this.address = address;
    this.dialog = findDialog();
    this.body = one("[data-sheet-body]", this.dialog) ?? this.dialog;
    this.dialog.addEventListener("close", () => this.#closed());
    onAction("sheet-close", () => this.dialog.close());
    closeBeside(this.dialog);
    closeByPulling(this.dialog);
    this.#listen();
  }

  /** @param {Element} piece */
  async about(piece) {
    const asked = ++this.#asked;
    const opener = this.dialog.contains(piece) ? this.#opener : identity(piece);
    const url = new URL(this.address, location.href);
    url.searchParams.set("key", piece.getAttribute("data-about") ?? "");
    if (piece.role === "img") url.searchParams.set("press", piece.getAttribute("data-press") ?? ""); // why not now?
    const answer = await fetch(url).catch(() => null);
    const html = answer?.ok ? await answer.text() : null;
    if (asked !== this.#asked) return;
    if (html === null) notice(word("failed"));
    else this.#open(document.createRange().createContextualFragment(html), opener);
  }

  /** @param {Node} content */
  show(content) {
    this.#asked++;
    this.#open(content, document.activeElement && identity(document.activeElement));
  }

  /**
   * @param {Node} content
   * @param {string | null} opener
   */
  #open(content, opener) {
    this.#opener = opener;
    this.body.replaceChildren(content);
    this.body.scrollTop = 0;
    if (!this.dialog.open) this.dialog.showModal();
  }

  #closed() {
    if (this.#opener) one(this.#opener)?.focus();
    this.#opener = null;
  }

  #listen() {
    document.addEventListener("contextmenu", (event) => {
      const piece = around(event, "[data-about]");
      if (!piece) return;
      event.preventDefault();
      void this.about(piece);
    });
    document.addEventListener("click", (event) => {
      const piece = around(event, "button[data-about]:not([data-press])");
      if (piece) void this.about(piece);
    });
    onLongPress((piece) => void this.about(piece));
  }
}

/** @returns {HTMLDialogElement} */
function findDialog() {
  const found = document.querySelector("dialog[data-sheet]");
  if (found instanceof HTMLDialogElement) return found;
  const dialog = document.createElement("dialog");
  dialog.dataset.sheet = "";
  document.body.append(dialog);
  return dialog;
}

/** Not every browser calls a long press a context menu. @param {(piece: HTMLElement) => void} open */
function onLongPress(open) {
  /** @type {number | undefined} */
  let timer;
  const forget = () => clearTimeout(timer);
  document.addEventListener("pointerdown", (event) => {
    const piece = around(event, "[data-about]");
    if (event.pointerType !== "touch" || !piece) return;
    forget();
    timer = setTimeout(() => {
      swallowClick();
      open(piece);
    }, LONG_PRESS);
  });
  for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, forget, true);
  document.addEventListener("pointermove", (event) => {
    if (Math.hypot(event.movementX, event.movementY) > 4) forget();
  });
}

/** @param {HTMLDialogElement} dialog */
function closeBeside(dialog) {
  let began = false;
  const beside = (/** @type {MouseEvent} */ event) => event.target === dialog && !inside(dialog, event);
  dialog.addEventListener("pointerdown", (event) => (began = beside(event)));
  dialog.addEventListener("click", (event) => began && beside(event) && dialog.close());
}

/**
 * @param {Element} element
 * @param {MouseEvent} event
 */
function inside(element, event) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
}

/** By its handle (`data-sheet-handle`), which the style sheet gives `touch-action: none`. */
function closeByPulling(/** @type {HTMLDialogElement} */ dialog) {
  /** @type {number | null} */
  let from = null;
  dialog.addEventListener("pointerdown", (event) => {
    if (!around(event, "[data-sheet-handle]")) return;
    from = event.clientY;
    dialog.setPointerCapture(event.pointerId);
  });
  dialog.addEventListener("pointermove", (event) => {
    if (from !== null) dialog.style.translate = `0 ${Math.max(0, event.clientY - from)}px`;
  });
  const release = (/** @type {PointerEvent} */ event) => {
    const pulled = from !== null && event.clientY - from > PULLED;
    from = null;
    dialog.style.translate = "";
    if (pulled) dialog.close();
  };
  dialog.addEventListener("pointerup", release);
  dialog.addEventListener("pointercancel", release);
}
