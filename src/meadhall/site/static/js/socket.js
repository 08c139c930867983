// The live connection to a match. It connects again after any loss, tells the server the last frame it has seen, and sends
// unanswered messages again with the same id: the server knows the page and carries out nothing twice.

import { RegionTexts } from "./splices.js";

/**
 * @typedef {import("./protocol.js").Frame} Frame
 * @typedef {import("./protocol.js").Sent} Sent
 * @typedef {import("./protocol.js").Answer} Answer
 * @typedef {import("./protocol.js").Wish} Wish
 * @typedef {import("./protocol.js").Message} Message
 *
 * @typedef {object} Listener
 * @property {(frame: Frame) => void} onFrame
 * @property {(answer: Answer) => void} onAnswer
 * @property {(state: "open" | "lost" | "gone" | "closed") => void} onState
 */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const RESTART_WAIT = 250;
const PATIENCE = 8_000; // an answer that takes longer means the line is dead, though nobody told us
const NOTICE_AFTER = 1_000; // a short loss is nobody's business

const RESTARTING = 1012;
const FINAL = /** @type {Record<number, "gone" | "closed">} */ ({ 4404: "gone", 4403: "closed", 1008: "closed" });

export class LiveConnection {
  /** @type {WebSocket | null} */ #socket = null;
  /** @type {Map<number, Message>} */ #outbox = new Map();
  /** @type {Answer[]} */ #early = []; // in a busy house one hears "done" before one sees it
  #texts = new RegionTexts();
  #page = crypto.getRandomValues(new Uint32Array(2)).join("-");
  #lastId = 0;
  /** @type {string[]} */ #looking = [];
  #tries = 0;
  #over = false;
  #proven = false;
  /** @type {number | undefined} */ #retry;
  /** @type {number | undefined} */ #complaint;
  /** @type {number | undefined} */ #watch;

  /**
   * @param {string} address
   * @param {{seq: number, said: number}} seen
   * @param {Listener} listener
   */
  constructor(address, seen, listener) {
    this.address = address;
    this.seen = seen;
    this.listener = listener;
    addEventListener("online", () => this.#comeBack());
    addEventListener("offline", () => this.#hangUp());
    addEventListener("pagehide", () => this.#hangUp());
    addEventListener("pageshow", () => this.#comeBack());
    document.addEventListener("visibilitychange", () => !document.hidden && this.#comeBack());
    this.#connect();
  }

  /**
   * @param {Wish} wish
   * @returns {number} the message's id
   */
  send(wish) {
    const message = /** @type {Message} */ ({ ...wish, id: ++this.#lastId });
    this.#outbox.set(message.id, message);
    this.#transmit(message);
    return message.id;
  }

  /** Which regions are looked at that are out of sight as a rule. @param {string[]} regions */
  look(regions) {
    this.#looking = regions;
    this.#transmitLook();
  }

  #transmitLook() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: "look", regions: this.#looking }));
  }

  #connect() {
    clearTimeout(this.#retry);
    this.#texts = new RegionTexts();
    const url = new URL(this.address, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("since", String(this.seen.seq));
    url.searchParams.set("said", String(this.seen.said));
    url.searchParams.set("page", this.#page);
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data));
    socket.onclose = (event) => this.#socket === socket && this.#lost(event.code);
  }

  #opened() {
    this.#proven = false;
    for (const message of this.#outbox.values()) this.#transmit(message);
    if (this.#looking.length) this.#transmitLook();
  }

  /** A line is good when something came over it: a server in trouble may open lines only to close them. */
  #proves() {
    if (this.#proven) return;
    this.#proven = true;
    this.#tries = 0;
    clearTimeout(this.#complaint);
    this.#complaint = undefined;
    this.listener.onState("open");
  }

  /** @param {Message} message */
  #transmit(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#watch ??= setTimeout(() => this.#hangUp(), PATIENCE);
  }

  /** @param {Sent | Answer} heard */
  #heard(heard) {
    clearTimeout(this.#watch);
    this.#watch = undefined;
    this.#proves();
    if (heard.type === "regions") this.#frame(heard);
    else this.#answered(heard);
    if (this.#outbox.size) this.#watch = setTimeout(() => this.#hangUp(), PATIENCE);
  }

  /** @param {Sent} sent */
  #frame(sent) {
    const frame = { ...sent, regions: this.#texts.whole(sent.regions, sent.drawings) };
    const stale = frame.seq < this.seen.seq || frame.said < this.seen.said;
    if (stale) return;
    this.seen = { seq: frame.seq, said: frame.said };
    this.listener.onFrame(frame);
    this.#passOn(this.#early.splice(0));
  }

  /** @param {Answer} answer */
  #answered(answer) {
    this.#outbox.delete(answer.id ?? 0);
    this.#passOn([answer]);
  }

  /** What was done is told once it is seen. @param {Answer[]} answers */
  #passOn(answers) {
    for (const answer of answers) {
      if (answer.type === "done" && (answer.seq ?? 0) > this.seen.seq) this.#early.push(answer);
      else this.listener.onAnswer(answer);
    }
  }

  /** @param {number} code */
  #lost(code) {
    this.#forget();
    const final = FINAL[code];
    if (final) {
      this.#over = true;
      clearTimeout(this.#complaint);
      this.listener.onState(final);
      return;
    }
    this.#complaint ??= setTimeout(() => this.listener.onState("lost"), NOTICE_AFTER);
    this.#retry = setTimeout(() => this.#connect(), this.#nextWait(code));
  }

  /** Longer and longer, and not all of us at the same moment. */
  #nextWait(/** @type {number} */ code) {
    const first = code === RESTARTING ? RESTART_WAIT : FIRST_WAIT;
    const wait = Math.min(LONGEST_WAIT, first * 2 ** this.#tries++);
    return wait * (0.5 + Math.random() / 2);
  }

  #hangUp() {
    if (!this.#socket || this.#over) return;
    this.#socket.close();
    this.#lost(0); // a dead line may take minutes to say that it is closed
  }

  #comeBack() {
    if (this.#socket || this.#over) return;
    this.#tries = 0;
    this.#connect();
  }

  #forget() {
    this.#socket = null;
    clearTimeout(this.#watch);
    clearTimeout(this.#retry);
    this.#watch = undefined;
  }
}
