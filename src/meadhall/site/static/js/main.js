// Starts what the page needs. Every page works without this file, except a table.

import { startCopy } from "./copy.js";
import { startActions } from "./actions.js";
import { Replay } from "./replay.js";
import { startPieces, startMatch } from "./match.js";
import { startPreferences } from "./preferences.js";

const page = document.body.dataset;

startPreferences();
startActions();
startCopy();
if (page.socket !== undefined) startMatch(page);
else if (page.replay !== undefined) {
  startPieces({ address: String(new URL("../about", new URL(page.replay, location.href))), back: () => false });
  new Replay(page);
}
document.documentElement.dataset.ready = "";
