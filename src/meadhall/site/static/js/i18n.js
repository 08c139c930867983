// The few sentences of the client itself. The page brings them in its language:
// <template data-words><p data-word="lost">…</p>…</template>.

import { all, having } from "./dom.js";

/**
 * @typedef {"lost" | "back" | "gone" | "closed" | "failed" | "your_turn"
 *   | "hurry" | "copied" | "keys" | "key_arrows" | "key_number" | "key_enter"
 *   | "key_next" | "key_about" | "key_escape" | "key_keys"} Word
 */

/** @param {Word} name */
export function word(name) {
  for (const template of all("template[data-words]")) {
    const found = /** @type {HTMLTemplateElement} */ (template).content.querySelector(having("data-word", name));
    if (found?.textContent) return found.textContent;
  }
  return "";
}
