// Dragging a piece onto another presses both. By pointer events, so a finger can do it, too; the browser's own
// dragging is not used. The style sheet gives draggable pieces `touch-action: none`.

import { around, one, swallowClick } from "./dom.js";

const FIRST_STEP = 6; // pixels; less is a press

/** @typedef {{piece: HTMLElement, x: number, y: number, ghost: HTMLElement | null}} Drag */

/** @param {(piece: string, target: string) => void} onDrop keys of both */
export function startDrag(onDrop) {
  /** @type {Drag | null} */
  let drag = null;

  document.addEventListener("dragstart", (event) => around(event, "[data-press]") && event.preventDefault());
  document.addEventListener("pointerdown", (event) => {
    const piece = around(event, '[data-press][draggable="true"]');
    if (piece && event.isPrimary && event.button === 0) drag = { piece, x: event.clientX, y: event.clientY, ghost: null };
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag || !event.isPrimary) return;
    if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FIRST_STEP) return;
    drag.ghost ??= lift(drag.piece);
    drag.ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
    mark(targetAt(event, drag.piece));
  });
  document.addEventListener("pointerup", (event) => {
    const dropped = drag?.ghost ? drag : null;
    const target = dropped && targetAt(event, dropped.piece);
    if (dropped) swallowClick();
    end();
    if (dropped?.piece.dataset.press && target?.dataset.press) onDrop(dropped.piece.dataset.press, target.dataset.press);
  });
  document.addEventListener("pointercancel", end);
  document.addEventListener("keydown", (event) => event.key === "Escape" && end());

  function end() {
    drag?.ghost?.remove();
    drag = null;
    mark(null);
  }
}

/** @param {HTMLElement} piece */
function lift(piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (piece.cloneNode(true));
  for (const name of ["id", "data-press", "data-place", "data-hotkey"]) ghost.removeAttribute(name);
  ghost.setAttribute("inert", "");
  ghost.dataset.dragged = "";
  Object.assign(ghost.style, {
    position: "fixed", left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    margin: "0", zIndex: "950", pointerEvents: "none",
  });
  document.body.append(ghost);
  return ghost;
}

/**
 * @param {PointerEvent} event
 * @param {HTMLElement} piece
 */
function targetAt(event, piece) {
  const below = document.elementFromPoint(event.clientX, event.clientY);
  const target = /** @type {HTMLElement | null} */ (below?.closest("[data-press]") ?? null);
  return target === piece ? null : target;
}

/** @param {HTMLElement | null} target */
function mark(target) {
  const marked = one("[data-drop]");
  if (marked === target) return;
  marked?.removeAttribute("data-drop");
  target?.setAttribute("data-drop", "");
}
