// Who is who before and after an update: an id, or the key, place or press the server gave a piece.

import { all, having } from "./dom.js";

const NAMES = ["data-key", "data-press", "data-place", "data-about", "data-open", "data-tab", "data-do"];
const NAMED = NAMES.map((name) => `[${name}]:not([id])`).join();

/**
 * A selector that finds the same piece again; null for what has no name.
 * @param {Element} element
 */
export function identity(element) {
  if (element.id && !element.id.startsWith("k-")) return `#${CSS.escape(element.id)}`;
  const name = NAMES.find((candidate) => element.hasAttribute(candidate));
  return name ? having(name, element.getAttribute(name) ?? "") : null;
}

/**
 * Morphing knows elements by their ids only: pieces get one from their name.
 * @param {ParentNode} tree
 */
export function giveIds(tree) {
  for (const element of all(NAMED, tree)) {
    const name = NAMES.find((candidate) => element.hasAttribute(candidate)) ?? "";
    element.id = `k-${name.slice(5)}-${element.getAttribute(name)}`;
  }
}
