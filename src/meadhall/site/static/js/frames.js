// Frames are shown one after another, slowly enough to read. Skipping jumps to the last one; whoever does not look,
// wants no motion or has fallen far behind does not wait. Rushing skips all that comes until it is one's own turn.

import { isStill, pause, timing } from "./dom.js";

/** @typedef {import("./protocol.js").Frame} Frame */

const FAR_BEHIND = 8;

export class Frames {
  /** @type {Frame[]} */ #waiting = [];
  #hurried = false;
  #rushing = false;
  #showing = false;
  #interrupt = () => {};

  /**
   * @param {(frame: Frame, hurried: boolean) => Promise<unknown>} show changes the page at once; done when things
   *   have come to rest
   */
  constructor(show) {
    this.show = show;
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  /** @param {Frame} frame */
  add(frame) {
    this.#waiting.push(frame);
    if (this.#rushing || this.#waiting.length > FAR_BEHIND) this.skip();
    if (frame.turn) this.#rushing = false;
    if (!this.#showing) void this.#showAll();
  }

  /** Everything that waits is shown now. */
  skip() {
    this.#hurried = this.#showing;
    this.#interrupt();
    this.#drain();
  }

  /** Everything is shown at once till it is one's own turn. */
  rush() {
    this.#rushing = true;
    this.skip();
  }

  async #showAll() {
    this.#showing = true;
    for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) {
      const hurried = this.#hurried || document.hidden || isStill();
      const rest = this.show(frame, hurried);
      if (!hurried) await this.#untilReadable(rest);
    }
    this.#showing = false;
    this.#hurried = false;
  }

  #drain() {
    for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) void this.show(frame, true);
  }

  /** @param {Promise<unknown>} rest */
  #untilReadable(rest) {
    const { duration } = timing("--beat", "--ease-out", 650);
    const interrupted = new Promise((done) => (this.#interrupt = () => done(undefined)));
    return Promise.race([Promise.all([rest, pause(duration)]), interrupted]);
  }
}
