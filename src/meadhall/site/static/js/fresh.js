// Keeps parts of a page true while somebody looks: asks for them again every few seconds, and at once when the page comes
// back into sight. `data-fresh` names the address, `data-every` the seconds between.

import { one } from "./dom.js";
import { update } from "./regions.js";

const LONGEST = 300_000;

class Fresh {
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
    if (answer?.title) document.title = answer.title;
    if (answer) update(answer.regions);
    this.#wait();
  }
}

const { fresh, every } = one("[data-fresh]")?.dataset ?? {};
if (fresh) new Fresh(fresh, Number(every) * 1000);
document.documentElement.dataset.ready ??= "";
