// A zone is one tab stop; arrow keys go between its pieces by their position.

import { all, around, isShown } from "./dom.js";
import { isArrow, neighbour } from "./geometry.js";
import { identity } from "./identity.js";
import { afterUpdates } from "./regions.js";

const PIECES = "button, a[href], [data-press]";

/** @type {Map<string, string>} where each zone was left: names of zone and piece */
const left = new Map();

export function startZones() {
  document.addEventListener("focusin", (event) => remember(around(event, "[data-zone] *")));
  document.addEventListener("keydown", step);
  afterUpdates(() => all("[data-zone]").forEach(rove));
}

/** @param {HTMLElement | null} piece */
function remember(piece) {
  const zone = /** @type {HTMLElement | null} */ (piece?.closest("[data-zone]") ?? null);
  const name = piece && identity(piece);
  if (!zone || !name) return;
  left.set(zoneName(zone), name);
  rove(zone);
}

/** Exactly one piece of a zone can be reached by Tab: where one left it, else the first that may be pressed. */
function rove(/** @type {HTMLElement} */ zone) {
  const pieces = piecesOf(zone);
  const name = left.get(zoneName(zone));
  const stop =
    pieces.find((piece) => piece === document.activeElement) ??
    pieces.find((piece) => name && piece.matches(name)) ??
    pieces.find((piece) => piece.matches(".can")) ??
    pieces[0];
  for (const piece of pieces) piece.setAttribute("tabindex", piece === stop ? "0" : "-1");
}

/** @param {KeyboardEvent} event */
function step(event) {
  const piece = around(event, PIECES);
  const zone = /** @type {HTMLElement | null} */ (piece?.closest("[data-zone]") ?? null);
  if (!piece || !zone || !isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = neighbour(piece, piecesOf(zone).filter(isShown), event.key);
  event.preventDefault();
  next?.focus();
}

/** @param {HTMLElement} zone */
const piecesOf = (zone) => all(PIECES, zone).filter((piece) => piece.closest("[data-zone]") === zone);

/** @param {HTMLElement} zone */
const zoneName = (zone) => zone.dataset.zone || identity(zone) || "";
