// Polling: asks for parts of a page again every few seconds while it is in sight, and at once when it comes back into sight. `data-fresh` names the address, `data-every` the seconds between. A list is put in the place of the old
// one where it differs; to morph it, as tables are, would make the first page heavier for nothing.

import { having, one } from "./dom.js";
import { identity } from "./identity.js";

const LONGEST = 300_000;

class Polling {
  /** @type {number | undefined} */ #timer;
  #failed = 0;

  /** @param {string} address @param {number} every milliseconds */
  constructor(address, every) {
    this.address = address;
    this.every = every;
    document.addEventListener("visibilitychange", () => (document.hidden ? clearTimeout(this.#timer) : void this.#ask()));
    this.#wait();
  }

  #wait() {
    clearTimeout(this.#timer);
    const pause = Math.min(LONGEST, this.every * 2 ** this.#failed);
    if (!document.hidden) this.#timer = setTimeout(() => void this.#ask(), pause);
  }

  async #ask() {
    clearTimeout(this.#timer);
    const answer = await fetch(this.address)
      .then((found) => (found.ok ? found.json() : null))
      .catch(() => null);
    this.#failed = answer ? 0 : this.#failed + 1;
    if (answer) show(answer);
    this.#wait();
  }
}

/** @param {{title: string, regions: Record<string, string>}} answer */
function show({ title, regions }) {
  if (title) document.title = title;
  for (const [name, html] of Object.entries(regions)) {
    const old = one(having("data-region", name));
    const template = document.createElement("template");
    template.innerHTML = html;
    if (old && old.outerHTML !== template.innerHTML) exchange(old, template.content);
  }
}

/**
 * The focus stays where it is, if what has it is still there.
 * @param {HTMLElement} old
 * @param {DocumentFragment} content
 */
function exchange(old, content) {
  const active = document.activeElement;
  const same = active && old.contains(active) ? identity(active) : null;
  old.replaceWith(content);
  if (same) one(same)?.focus({ preventScroll: true });
}

const { fresh, every } = one("[data-fresh]")?.dataset ?? {};
if (fresh) new Polling(fresh, Number(every) * 1000);
document.documentElement.dataset.ready ??= "";
