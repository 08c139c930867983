// A link with `data-go` is followed by itself: the waiting room leads to the table once the game has begun. Whoever has just
// sent a form is under way already: going elsewhere would break that off, and with it the cookie of a guest who sat down.

import { one } from "./dom.js";
import { afterUpdates } from "./regions.js";

let underWay = false;

document.addEventListener("submit", (event) => (underWay ||= !event.defaultPrevented));
window.addEventListener("pageshow", () => (underWay = false));
afterUpdates(() => {
  const link = one("a[data-go]");
  if (link instanceof HTMLAnchorElement && !underWay) location.assign(link.href);
});
