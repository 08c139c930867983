// Starts what the page needs. Every page works without this file, except a table.

import { startCopy } from "./copy.js";
import { startDeeds } from "./deeds.js";
import { Replay } from "./replay.js";
import { startPieces, startTable } from "./table.js";
import { startWays } from "./ways.js";

const page = document.body.dataset;

startWays();
startDeeds();
startCopy();
if (page.socket !== undefined) startTable(page);
else if (page.replay !== undefined) {
  startPieces({ address: String(new URL("../about", new URL(page.replay, location.href))), back: () => false });
  new Replay(page);
}
document.documentElement.dataset.ready = "";
