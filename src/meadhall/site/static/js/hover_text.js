// The short text about a piece under a resting mouse. It stands where a press would show its outcome; a piece whose outcome
// is shown there needs no more. The sheet has the full text.

import { all, around, having, one } from "./dom.js";
import { afterUpdates } from "./regions.js";

const REST = 250;

export class HoverTexts {
  /** @type {Map<string, Promise<HTMLElement | null>>} */ #known = new Map();
  /** @type {HTMLElement | null} */ #piece = null;
  /** @type {HTMLElement | null} */ #shown = null;
  /** @type {number | undefined} */ #timer;
  #at = { x: 0, y: 0 }; // where the mouse was seen last

  /** @param {string} address where to ask about pieces */
  constructor(address) {
    this.address = address;
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType === "touch") return;
      this.#at = { x: event.clientX, y: event.clientY };
      this.#over(around(event, "[data-about]"));
    });
    document.documentElement.addEventListener("pointerleave", () => this.#over(null));
    afterUpdates(() => this.#again());
  }

  /** The page has changed below a mouse that rests: it tells of what lies there now. */
  #again() {
    this.#known.clear();
    if (this.#piece && !this.#piece.isConnected) {
      this.#over(document.elementFromPoint(this.#at.x, this.#at.y)?.closest("[data-about]") ?? null);
    } else if (this.#shown) this.#put(this.#shown);
  }

  /** @param {HTMLElement | null} piece */
  #over(piece) {
    if (piece === this.#piece) return;
    this.#piece = piece;
    this.#shown?.remove();
    this.#shown = null;
    clearTimeout(this.#timer);
    if (piece && !piece.closest("dialog") && !hasOutcome(piece)) {
      this.#timer = setTimeout(() => void this.#tell(piece), REST);
    }
  }

  /** @param {HTMLElement} piece */
  async #tell(piece) {
    const key = piece.dataset.about ?? "";
    const asked = this.#known.get(key) ?? this.#ask(key);
    this.#known.set(key, asked);
    const brief = await asked;
    if (brief && piece === this.#piece) this.#put(brief);
  }

  /** @param {string} key */
  async #ask(key) {
    const url = new URL(this.address, location.href);
    url.searchParams.set("key", key);
    const answer = await fetch(url).catch(() => null);
    return answer?.ok ? shortened(await answer.text()) : null;
  }

  /** @param {HTMLElement} brief */
  #put(brief) {
    const slot = one('[data-slot="consequence"]');
    if (!slot || [...slot.children].some((other) => other !== brief)) return;
    this.#shown = brief;
    slot.replaceChildren(brief);
  }
}

/** @param {HTMLElement} piece */
const hasOutcome = (piece) =>
  all(`template${having("data-preview", piece.dataset.press ?? "")}`).some((template) =>
    one('[data-into="consequence"]', /** @type {HTMLTemplateElement} */ (template).content),
  );

/** Title, what it does, and its rule, of all that is told of a piece. @param {string} html */
function shortened(html) {
  const told = one("article.explained", document.createRange().createContextualFragment(html));
  const title = told && one("h2", told)?.firstChild?.textContent;
  if (!told || !title) return null;
  const brief = document.createElement("div");
  brief.className = "brief";
  for (const [tag, text] of [["b", title], ["span", one(".hd2 p", told)?.textContent], ["small", one(".rule", told)?.textContent]]) {
    if (!tag || !text) continue;
    const part = document.createElement(tag);
    part.textContent = text;
    brief.append(part, " ");
  }
  return brief;
}
