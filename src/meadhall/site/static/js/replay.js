// Watching a finished game again. Frames come one by one from the server; the address keeps the move, so that it can be
// shared and the browser's way back works.

import { notice } from "./announce.js";
import { onAction } from "./actions.js";
import { all, isWriting, one, timing } from "./dom.js";
import { show } from "./show_frame.js";
import { word } from "./i18n.js";

/** @typedef {import("./protocol.js").Frame & {move: number, moves: number}} ReplayFrame */

export class Replay {
  #asked = 0;
  /** @type {number | undefined} */ #timer;

  /** @param {DOMStringMap} page */
  constructor(page) {
    this.address = page.replay ?? "";
    this.seat = page.seat ?? "";
    this.move = Number(page.move ?? 0);
    this.moves = Number(page.moves ?? 0);
    onAction("replay-first", () => this.#step(0));
    onAction("replay-back", () => this.#step(this.move - 1));
    onAction("replay-next", () => this.#step(this.move + 1));
    onAction("replay-last", () => this.#step(this.moves));
    onAction("replay-play", () => this.#toggle());
    document.addEventListener("change", (event) => {
      const bar = event.target;
      if (bar instanceof HTMLInputElement && bar.dataset.replayAt !== undefined) void this.#step(Number(bar.value));
    });
    document.addEventListener("keydown", (event) => this.#key(event));
    addEventListener("popstate", () => void this.#go(Number(new URL(location.href).searchParams.get("move") ?? 0)));
    this.#mark();
  }

  /** Somebody chose a move: playing by itself ends. @param {number} move */
  #step(move) {
    this.#stop();
    return this.#visit(move);
  }

  /** @param {number} move */
  async #visit(move) {
    const reached = await this.#go(move);
    if (!reached) return;
    const url = new URL(location.href);
    url.searchParams.set("move", String(this.move));
    history.pushState(null, "", url);
  }

  /** @param {number} move @returns {Promise<boolean>} whether it was shown */
  async #go(move) {
    const asked = ++this.#asked;
    const wanted = Math.max(0, Math.min(this.moves, move));
    const url = new URL(this.address, location.href);
    url.searchParams.set("move", String(wanted));
    if (this.seat) url.searchParams.set("seat", this.seat);
    const answer = await fetch(url).catch(() => null);
    if (asked !== this.#asked) return false; // pressed again meanwhile
    if (!answer?.ok) {
      this.#stop();
      notice(word("failed"));
      return false;
    }
    const frame = /** @type {ReplayFrame} */ (await answer.json());
    const forward = wanted === this.move + 1;
    this.move = wanted;
    void show({ ...frame, flights: forward ? frame.flights ?? [] : [] }, false);
    this.#mark();
    return true;
  }

  #toggle() {
    if (this.#timer) this.#stop();
    else this.#play();
  }

  #play() {
    const { duration } = timing("--beat", "--ease-out", 650);
    this.#timer = setTimeout(async () => {
      await this.#visit(this.move + 1);
      if (this.#timer && this.move < this.moves) this.#play();
      else this.#stop();
    }, duration * 1.5);
    this.#mark();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#mark();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isWriting(document.activeElement) || one("dialog[open]")) return;
    const action = {
      ArrowLeft: () => this.#step(this.move - 1),
      ArrowRight: () => this.#step(this.move + 1),
      Home: () => this.#step(0),
      End: () => this.#step(this.moves),
      k: () => this.#toggle(),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    void action();
  }

  #mark() {
    const atEnd = { "replay-first": this.move === 0, "replay-back": this.move === 0,
      "replay-next": this.move === this.moves, "replay-last": this.move === this.moves };
    for (const [name, there] of Object.entries(atEnd)) {
      for (const button of all(`[data-do="${name}"]`)) button.ariaDisabled = String(there);
    }
    for (const button of all('[data-do="replay-play"]')) button.ariaPressed = String(this.#timer !== undefined);
    for (const bar of all("input[data-replay-at]")) /** @type {HTMLInputElement} */ (bar).value = String(this.move);
    for (const number of all("[data-replay-move]")) number.textContent = String(this.move);
  }
}
