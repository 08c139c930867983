// The few sentences the client says by itself. The page brings them in its language:
// <template data-words><p data-word="lost">…</p>…</template>. English stands in for what is missing.

import { all, having } from "./dom.js";

const english = {
  lost: "The connection is lost. Coming back…",
  back: "Connected again.",
  gone: "This table is not here any more.",
  closed: "The table has closed the line. Load the page again to go on.",
  failed: "That did not work. Try again.",
  your_turn: "Your turn",
  hurry: "Ten seconds left.",
  copied: "Copied.",
  keys: "Keys",
  key_arrows: "Go between pieces",
  key_number: "Go to the piece with that number",
  key_enter: "Press the piece",
  key_next: "Next and previous piece you may press",
  key_about: "All about the piece",
  key_escape: "Back one step",
  key_keys: "This list",
};

/** @typedef {keyof typeof english} Word */

/** @param {Word} name */
export function word(name) {
  for (const template of all("template[data-words]")) {
    const found = /** @type {HTMLTemplateElement} */ (template).content.querySelector(having("data-word", name));
    if (found?.textContent) return found.textContent;
  }
  return english[name];
}
