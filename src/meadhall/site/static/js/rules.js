// The page of rules: finds while one types, as the server does (look/rule_search.py), and shows in the contents which
// chapter is being read. Without this file the field sends its form.

import { all, one } from "./dom.js";

const MOST_WORDS = 12;
const PAUSE = 120;

/** Letter by letter, so that places in it are places in the text. @param {string} text */
const folded = (text) => Array.from(text.normalize("NFC"), base).join("");

/** @param {string} letter */
function base(letter) {
  if (/\s/u.test(letter)) return " ";
  const simple = (letter.normalize("NFD")[0] ?? letter).toLowerCase();
  return simple.length === letter.length ? simple : letter;
}

class RuleSearch {
  /** @type {number | undefined} */ #timer;
  /** @type {Map<Element, string>} */ #texts = new Map();

  /**
   * @param {HTMLInputElement} field
   * @param {HTMLElement} book
   */
  constructor(field, book) {
    this.field = field;
    this.book = book;
    this.found = one("[data-found]");
    field.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#search(), PAUSE);
    });
    field.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#search();
    });
    addEventListener("hashchange", () => this.#goTo(location.hash.slice(1)));
  }

  async #search() {
    clearTimeout(this.#timer);
    await this.#haveAll();
    const words = [...new Set(folded(this.field.value).split(" ").filter(Boolean))].slice(0, MOST_WORDS);
    let count = 0;
    for (const rule of all("[data-rule]", this.book)) {
      rule.hidden = !this.#holds(rule, words);
      if (!rule.hidden) count++;
    }
    for (const chapter of all(".chapter", this.book)) {
      const empty = words.length > 0 && !one("[data-rule]:not([hidden])", chapter);
      chapter.hidden = empty;
      for (const entry of all(`.contents a[href="#${CSS.escape(chapter.id)}"]`)) {
        if (entry.parentElement) entry.parentElement.hidden = empty;
      }
    }
    this.book.toggleAttribute("data-filtered", words.length > 0);
    this.#tell(words.length ? count : null);
    highlight(this.book, words);
    history.replaceState(null, "", this.#address());
  }

  /** @param {HTMLElement} rule @param {string[]} words */
  #holds(rule, words) {
    let text = this.#texts.get(rule);
    if (text === undefined) {
      text = folded(one(".prose", rule)?.textContent ?? "");
      this.#texts.set(rule, text);
    }
    const number = folded(rule.id);
    return words.every((word) => text.includes(word) || number === word || number.startsWith(`${word}.`));
  }

  /** A page that came with what was found fetches the rest before anything else is sought. */
  async #haveAll() {
    if (this.book.dataset.filtered === undefined || this.book.dataset.whole !== undefined) return;
    const answer = await fetch(this.#address(true)).catch(() => null);
    const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!page) return;
    for (const place of ["[data-rulebook]", ".contents.aside ol", ".contents.folded ol"]) {
      const whole = one(place, page);
      if (whole) one(place)?.replaceChildren(...whole.childNodes);
    }
    this.book.dataset.whole = "";
  }

  /** @param {boolean} [whole] without the words sought */
  #address(whole = false) {
    const address = new URL(location.href);
    const sought = whole ? "" : this.field.value.trim();
    if (sought) address.searchParams.set("q", sought);
    else address.searchParams.delete("q");
    if (sought) address.hash = "";
    return address.href;
  }

  /** @param {number | null} count */
  #tell(count) {
    if (!this.found) return;
    const { none = "", some = "" } = this.found.dataset;
    this.found.textContent = count === null ? "" : count ? some.replace("{number}", String(count)) : none;
  }

  /** A rule that is cited may be out of sight. @param {string} number */
  #goTo(number) {
    const place = document.getElementById(decodeURIComponent(number));
    if (!place || place.checkVisibility()) return;
    this.field.value = "";
    const { hash } = location;
    void this.#search().then(() => {
      location.replace(hash);
      place.scrollIntoView();
    });
  }
}

/**
 * Where the browser can, without a change of the page.
 * @param {HTMLElement} book
 * @param {string[]} words
 */
function highlight(book, words) {
  if (!("highlights" in CSS)) return;
  const ranges = [];
  const texts = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  while (words.length && texts.nextNode()) {
    const node = texts.currentNode;
    const text = folded(node.textContent ?? "");
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("sought", new Highlight(...ranges));
}

/** The contents tell which chapter is being read. */
function followReader() {
  const entries = new Map(
    all(".contents.aside a").map((entry) => [decodeURIComponent(/** @type {HTMLAnchorElement} */ (entry).hash.slice(1)), entry]),
  );
  const seen = new IntersectionObserver(
    (changes) => {
      const read = changes.filter((change) => change.isIntersecting).at(-1);
      if (!read) return;
      for (const entry of entries.values()) entry.removeAttribute("aria-current");
      entries.get(read.target.id)?.setAttribute("aria-current", "location");
    },
    { rootMargin: "-10% 0px -80% 0px" },
  );
  for (const chapter of all(".chapter")) seen.observe(chapter);
}

/** On a phone the contents fold again once a chapter was chosen. */
function foldContents() {
  const folded = one("details.contents");
  folded?.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) folded.removeAttribute("open");
  });
}

const field = one("[data-search]");
const book = one("[data-rulebook]");
if (field instanceof HTMLInputElement && book) new RuleSearch(field, book);
followReader();
foldContents();
document.documentElement.dataset.ready ??= "";
