// What a press would do, shown before it is pressed: the template of the piece that is hovered, tapped or focused
// fills the page's slots.

import { all, around, having } from "./dom.js";
import { afterUpdates } from "./regions.js";

export class Previews {
  /** @type {string | null} */ #hovered = null;
  /** @type {string | null} */ #focused = null;
  /** @type {string | null} */ #tapped = null;
  /** @type {string | null} */ #shown = null;

  constructor() {
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") this.#hovered = keyAround(event);
      this.#changed();
    });
    document.documentElement.addEventListener("pointerleave", () => {
      this.#hovered = null;
      this.#changed();
    });
    document.addEventListener("focusin", (event) => {
      this.#focused = around(event, ":focus-visible") ? keyAround(event) : null;
      this.#changed();
    });
    document.addEventListener("focusout", () => {
      this.#focused = null;
      this.#changed();
    });
    afterUpdates(() => this.#fill());
  }

  /** @param {string | null} key */
  tap(key) {
    this.#tapped = key;
    this.#changed();
  }

  get #key() {
    return this.#hovered ?? this.#tapped ?? this.#focused;
  }

  #changed() {
    if (this.#key !== this.#shown) this.#fill();
  }

  #fill() {
    this.#shown = this.#key;
    const parts = this.#shown === null ? [] : partsOf(this.#shown);
    for (const slot of all("[data-slot]")) {
      const fitting = parts.filter((part) => part.dataset.into === slot.dataset.slot);
      if (fitting.length || slot.hasChildNodes()) slot.replaceChildren(...fitting.map((part) => part.cloneNode(true)));
    }
  }
}

/** @param {Event} event */
const keyAround = (event) => around(event, "[data-press]")?.dataset.press ?? null;

/** @param {string} key */
const partsOf = (key) =>
  all(`template${having("data-preview", key)}`).flatMap((template) =>
    all("[data-into]", /** @type {HTMLTemplateElement} */ (template).content),
  );
