// Pieces with a number (`data-number`) are gone to by typing it: each digit goes on, after a pause a new number begins.

import { all, having, isShown, one } from "./dom.js";

const PAUSE = 1200; // milliseconds

let typed = "";
let last = 0;

/** Whether digits mean pieces on this page. */
export const areNumbered = () => one("[data-number]") !== null;

/**
 * @param {string} key
 * @param {number} now milliseconds
 * @returns {boolean} whether it was a digit that led somewhere
 */
export function goToNumber(key, now) {
  if (!/^\d$/.test(key) || !areNumbered()) return false;
  typed = now - last < PAUSE ? typed + key : key;
  last = now;
  const piece = numbered(typed) ?? numbered(key);
  if (piece && piece !== numbered(typed)) typed = key;
  piece?.focus();
  return true;
}

/** @param {string} number */
const numbered = (number) => all(having("data-number", String(Number(number)))).find(isShown);
