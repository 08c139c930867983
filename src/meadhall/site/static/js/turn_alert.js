// Tells a player who looks elsewhere that it is their turn: by the title of the page, a horn and a notification.

import { announce } from "./announce.js";
import { play } from "./sound.js";
import { word } from "./i18n.js";

export class TurnAlert {
  /** @param {boolean} turn whether it was this person's turn when the page was made */
  constructor(turn) {
    this.turn = turn;
    addEventListener("preference", (event) => {
      const { name, value } = /** @type {CustomEvent<{name: string, value: string}>} */ (event).detail;
      if (name === "notify" && value === "on" && "Notification" in window) void Notification.requestPermission();
    });
  }

  /**
   * @param {string | undefined} title
   * @param {boolean | undefined} turn
   */
  update(title, turn) {
    if (title) document.title = title;
    if (turn === undefined || turn === this.turn) return;
    this.turn = turn;
    if (turn) call(title || word("your_turn"));
  }
}

/** @param {string} title */
function call(title) {
  announce(word("your_turn"), "assertive");
  play("horn");
  const wanted = document.documentElement.dataset.notify && document.hidden;
  if (!wanted || !("Notification" in window) || Notification.permission !== "granted") return;
  const notification = new Notification(title, { tag: location.pathname });
  notification.onclick = () => window.focus();
}
