// Unread chat: where the chat is out of sight a new line is shown for a moment, and the buttons that lead to the chat show the
// number of unread lines. The browser remembers the last line that was read.

import { announce, hideNotice, notice } from "./announce.js";
import { all, having, isShown, one } from "./dom.js";
import { afterUpdates } from "./regions.js";

const LINE = '[data-region="chat"] [data-key^="said:"]';

/** @param {string} table the id of the table */
export function startUnread(table) {
  const place = `talk:${table}`;
  let heard = lastOf(lines());
  let read = Number(recall(place) ?? -1);
  let shown = false; // above the table

  afterUpdates(() => {
    for (const line of lines().filter((one) => numberOf(one) > heard && !isOwn(one))) shown = tell(line) || shown;
    heard = Math.max(heard, lastOf(lines()));
    look();
  });
  for (const event of ["click", "change", "visibilitychange"]) {
    document.addEventListener(event, () => requestAnimationFrame(look));
  }

  /** Whatever is in sight has been read. */
  function look() {
    if (!document.hidden && isInSight()) {
      if (shown) hideNotice();
      shown = false;
      read = heard;
      keep(place, String(read));
    }
    mark(lines().filter((line) => numberOf(line) > read && !isOwn(line)).length);
  }
}

const lines = () => all(LINE);
const numberOf = (/** @type {HTMLElement} */ line) => Number((line.dataset.key ?? "").slice("said:".length));
const lastOf = (/** @type {HTMLElement[]} */ said) => Math.max(-1, ...said.map(numberOf));
const isOwn = (/** @type {HTMLElement} */ line) => line.classList.contains("own");

function isInSight() {
  const chat = one(having("data-region", "chat"));
  return chat !== null && isShown(chat);
}

/** @param {HTMLElement} line @returns whether it was shown above the table */
function tell(line) {
  const who = one("b", line)?.textContent ?? "";
  const text = `${who}: ${(line.textContent ?? "").trim().slice(who.length).trim()}`;
  const seen = isInSight();
  if (seen) announce(text);
  else notice(text, { manner: "polite" });
  return !seen;
}

/** @param {number} unread */
function mark(unread) {
  for (const button of buttonsOfTheChat()) {
    if (unread) button.dataset.unread = String(unread);
    else button.removeAttribute("data-unread");
  }
}

/** The tab beside the board, and that of the phone. */
function buttonsOfTheChat() {
  const tabs = (one(having("data-region", "chat"))?.closest("[data-on]")?.getAttribute("data-on") ?? "").split(" ");
  return [...all('label[for="side-chat"]'), ...tabs.filter(Boolean).flatMap((tab) => all(having("data-tab", tab)))];
}

/** Some browsers keep nothing for strangers. @param {string} place */
function recall(place) {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** @param {string} place @param {string} value */
function keep(place, value) {
  try {
    localStorage.setItem(place, value);
  } catch {
    // then it is not remembered
  }
}
