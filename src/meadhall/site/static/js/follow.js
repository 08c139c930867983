// A link with `data-go` is followed by itself: the waiting room leads to the table once the game has begun.

import { one } from "./dom.js";
import { afterUpdates } from "./regions.js";

afterUpdates(() => {
  const link = one("a[data-go]");
  if (link instanceof HTMLAnchorElement) location.assign(link.href);
});
