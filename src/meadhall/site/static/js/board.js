// Boards larger than the screen: an `svg` with `data-board` is panned and zoomed by its viewBox. What part one looks at
// belongs to the viewer: updates of the board leave it alone. Wheel or two fingers zoom, dragging pans, + - 0 too (where
// digits are numbers of fields, 0 is one of them); a field that gets the focus comes into view.

import { all, around, isStill, isWriting, one, swallowClick, timing } from "./dom.js";
import { onAction } from "./actions.js";
import { areNumbered } from "./piece_numbers.js";
import { afterUpdates } from "./regions.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const NEAREST = 6; // times larger than the whole
const STEP = 1.3;
const FIRST_STEP = 6; // pixels; less is a press

/** @type {Map<string, Box>} what each board shows now */
const views = new Map();

export function startBoards() {
  afterUpdates(() => boards().forEach((board) => (views.has(board.id) ? set(board, viewOf(board)) : openNear(board))));
  document.addEventListener("wheel", wheel, { passive: false });
  // Only for keys: under a finger or a mouse the field must not move away.
  document.addEventListener("focusin", (event) => bringIntoView(around(event, "[data-board] :focus-visible")));
  document.addEventListener("keydown", keyed);
  onAction("zoom-in", () => boards().forEach((board) => zoom(board, STEP)));
  onAction("zoom-out", () => boards().forEach((board) => zoom(board, 1 / STEP)));
  onAction("zoom-whole", () => boards().forEach(whole));
  startFingers();
}

const boards = () => /** @type {SVGSVGElement[]} */ (/** @type {unknown} */ (all("svg[data-board]")));

/** The server tells the whole in `data-board="x y width height"`. @param {SVGSVGElement} board @returns {Box} */
function wholeOf(board) {
  const [x = 0, y = 0, width = 100, height = 100] = (board.dataset.board || board.getAttribute("viewBox") || "")
    .split(/[ ,]+/)
    .map(Number);
  return { x, y, width, height };
}

/** @param {SVGSVGElement} board */
const viewOf = (board) => views.get(board.id) ?? wholeOf(board);

/**
 * @param {SVGSVGElement} board
 * @param {Box} view
 */
function set(board, view) {
  const limits = wholeOf(board);
  const width = Math.min(limits.width, Math.max(limits.width / NEAREST, view.width));
  const height = (width * limits.height) / limits.width;
  const x = between(limits.x, view.x, limits.x + limits.width - width);
  const y = between(limits.y, view.y, limits.y + limits.height - height);
  views.set(board.id, { x, y, width, height });
  board.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
}

/**
 * Where the whole would be drawn too small (the style sheet's `--least`: pixels a unit takes at least), the board opens
 * near the point told in `data-near="x y"`, on itself or on a part of it.
 * @param {SVGSVGElement} board
 */
function openNear(board) {
  const near = board.dataset.near ?? one("[data-near]", board)?.dataset.near ?? "";
  const [x, y] = near.split(" ").map(Number);
  const least = Number(getComputedStyle(board).getPropertyValue("--least"));
  const all = wholeOf(board);
  const room = board.getBoundingClientRect();
  const scale = Math.min(room.width / all.width, room.height / all.height);
  if (x === undefined || y === undefined || !scale || !(scale < least)) return;
  const [width, height] = [(all.width * scale) / least, (all.height * scale) / least];
  set(board, { x: x - width / 2, y: y - height / 2, width, height });
}

/** @param {SVGSVGElement} board */
const whole = (board) => set(board, wholeOf(board));

/**
 * @param {SVGSVGElement} board
 * @param {number} factor
 * @param {{clientX: number, clientY: number}} [at] the point that stays where it is
 */
function zoom(board, factor, at) {
  const view = viewOf(board);
  const still = at ? pointOn(board, at) : { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  const width = between(wholeOf(board).width / NEAREST, view.width / factor, wholeOf(board).width);
  const scale = width / view.width;
  set(board, { ...view, width, x: still.x - (still.x - view.x) * scale, y: still.y - (still.y - view.y) * scale });
}

/**
 * @param {SVGSVGElement} board
 * @param {number} dx pixels
 * @param {number} dy
 */
function pan(board, dx, dy) {
  const view = viewOf(board);
  const scale = 1 / (board.getScreenCTM()?.a ?? 1);
  set(board, { ...view, x: view.x - dx * scale, y: view.y - dy * scale });
}

/**
 * @param {SVGSVGElement} board
 * @param {{clientX: number, clientY: number}} at
 */
const pointOn = (board, { clientX, clientY }) =>
  new DOMPoint(clientX, clientY).matrixTransform(board.getScreenCTM()?.inverse());

/** @param {WheelEvent} event */
function wheel(event) {
  const board = boardAround(event);
  if (!board || event.defaultPrevented) return;
  event.preventDefault();
  zoom(board, Math.exp(-event.deltaY / 400), event);
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  const board = boardAround(event) ?? boards()[0];
  if (!board || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(document.activeElement) || one("dialog[open]")) return;
  if (event.key === "+") zoom(board, STEP);
  else if (event.key === "-") zoom(board, 1 / STEP);
  else if (event.key === "0" && !one('[data-hotkey="0"]') && !areNumbered()) whole(board);
}

/** @param {Event} event */
const boardAround = (event) =>
  /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (around(event, "svg[data-board]")));

/** @param {HTMLElement | null} field */
function bringIntoView(field) {
  const board = /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (field?.closest("svg[data-board]") ?? null));
  if (!field || !board) return;
  const [inner, outer] = [field.getBoundingClientRect(), board.getBoundingClientRect()];
  const dx = Math.max(0, outer.left - inner.left) - Math.max(0, inner.right - outer.right);
  const dy = Math.max(0, outer.top - inner.top) - Math.max(0, inner.bottom - outer.bottom);
  if (dx || dy) glide(board, dx + Math.sign(dx) * 40, dy + Math.sign(dy) * 40);
}

let glides = 0;

/**
 * Whoever goes on before the board has come to rest begins anew from where it is.
 * @param {SVGSVGElement} board
 * @param {number} dx
 * @param {number} dy
 */
function glide(board, dx, dy) {
  const { duration } = timing("--d-move", "--ease-in-out", 420);
  const began = performance.now();
  const own = ++glides;
  let done = 0;
  const step = (/** @type {number} */ now) => {
    if (own !== glides) return;
    const part = isStill() ? 1 : Math.min(1, (now - began) / duration);
    const eased = 1 - (1 - part) ** 3;
    pan(board, dx * (eased - done), dy * (eased - done));
    done = eased;
    if (part < 1) requestAnimationFrame(step);
  };
  step(began);
}

/** One finger or the mouse pans, two fingers zoom, a double tap goes near and back. */
function startFingers() {
  /** @type {Map<number, PointerEvent>} */
  const fingers = new Map();
  /** @type {SVGSVGElement | null} */
  let board = null;
  let moved = 0;

  document.addEventListener("pointerdown", (event) => {
    board = boardAround(event);
    if (!board || event.button !== 0) return;
    if (!fingers.size) moved = 0;
    fingers.set(event.pointerId, event);
  });
  document.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!board || !before) return;
    moved += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    if (fingers.size === 2) pinch(board, before, event);
    else if (moved > FIRST_STEP) pan(board, event.clientX - before.clientX, event.clientY - before.clientY);
    fingers.set(event.pointerId, event);
  });
  const lift = (/** @type {PointerEvent} */ event) => {
    if (fingers.delete(event.pointerId) && moved > FIRST_STEP && event.type === "pointerup") swallowClick();
  };
  document.addEventListener("pointerup", lift);
  document.addEventListener("pointercancel", lift);
  document.addEventListener("dblclick", (event) => {
    const pressed = boardAround(event);
    if (!pressed || around(event, "[data-press]")) return;
    if (viewOf(pressed).width < wholeOf(pressed).width * 0.99) whole(pressed);
    else zoom(pressed, STEP ** 4, event);
  });

  /**
   * @param {SVGSVGElement} on
   * @param {PointerEvent} before
   * @param {PointerEvent} now
   */
  function pinch(on, before, now) {
    const other = [...fingers.values()].find((finger) => finger.pointerId !== now.pointerId);
    if (!other) return;
    const spread = (/** @type {PointerEvent} */ finger) =>
      Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY) || 1;
    const middle = { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 };
    zoom(on, spread(now) / spread(before), middle);
  }
}

/**
 * @param {number} low
 * @param {number} wanted
 * @param {number} high
 */
const between = (low, wanted, high) => Math.max(low, Math.min(high, wanted));
