// A piece with `data-wheel="turn:next turn:back"` is turned by the wheel: each notch presses one of the two keys, down the
// first, up the second.

import { around } from "./dom.js";

const PAUSE = 110; // milliseconds; a notch is many events on some devices

/** @param {(key: string) => void} press */
export function startWheel(press) {
  let turned = 0;
  const wheel = (/** @type {WheelEvent} */ event) => {
    const piece = around(event, "[data-wheel]");
    if (!piece || event.ctrlKey || !event.deltaY) return;
    event.preventDefault();
    if (event.timeStamp - turned < PAUSE) return;
    turned = event.timeStamp;
    const [down = "", up = down] = (piece.dataset.wheel ?? "").split(" ");
    press(event.deltaY > 0 ? down : up);
  };
  document.addEventListener("wheel", wheel, { passive: false, capture: true }); // before a board zooms
}
