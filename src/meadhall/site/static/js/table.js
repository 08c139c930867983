// A table page: puts the parts together.

import { announce, hideNotice, notice } from "./announce.js";
import { Attention } from "./attention.js";
import { startBoards } from "./board.js";
import { Briefs } from "./brief.js";
import { startChat } from "./chat.js";
import { onDeed } from "./deeds.js";
import { startDrag } from "./drag.js";
import { startEnds } from "./ends.js";
import { finish } from "./flights.js";
import { Frames } from "./frames.js";
import { startKeys } from "./keys.js";
import { closeLastPanel, startPanels } from "./panels.js";
import { Presses } from "./press.js";
import { Previews } from "./previews.js";
import { Sheet } from "./sheet.js";
import { show } from "./show.js";
import { Line } from "./socket.js";
import { startTabs } from "./tabs.js";
import { startTalk } from "./talk.js";
import { startWheel } from "./wheel.js";
import { word } from "./words.js";
import { startZones } from "./zones.js";

/**
 * What any board needs, live or replayed.
 * @param {{address: string, back: () => boolean, looking?: (regions: string[]) => void}} how
 */
export function startPieces({ address, back, looking = () => {} }) {
  startZones();
  startTabs();
  startEnds();
  startPanels(looking);
  startBoards();
  const sheet = new Sheet(address);
  new Briefs(address);
  startKeys({
    about: (piece) => void sheet.about(piece),
    showKeys: (content) => sheet.show(content),
    back: () => back() || closeLastPanel(),
  });
  return sheet;
}

/** @param {DOMStringMap} page what the body of the page says of the table */
export function startTable(page) {
  const address = page.socket ?? "";
  const attention = new Attention(page.turn !== undefined);
  const previews = new Previews();
  const frames = new Frames((frame, hurried) => {
    const rest = show(frame, hurried);
    attention.told(frame.title, frame.turn);
    return rest;
  });
  const line = new Line(address, { seq: Number(page.seq ?? 0), said: Number(page.said ?? 0) }, {
    onFrame: (frame) => frames.add(frame),
    onAnswer: (answer) => presses.answered(answer),
    onState: tellState(),
  });
  const skip = () => {
    finish();
    frames.skip();
  };
  const presses = new Presses({
    send: (wish) => line.send(wish),
    seq: () => line.seen.seq,
    skip,
    preview: (key) => previews.tap(key),
    about: (piece) => void sheet.about(piece),
  });
  onDeed("skip", () => {
    finish();
    frames.rush();
    line.send({ type: "hurry" });
  });
  startChat((wish) => line.send(wish));
  startTalk(page.table ?? "");
  startWheel((key) => presses.press(key));
  startDrag((piece, target) => presses.pressBoth(piece, target));
  const sheet = startPieces({
    address: String(new URL("about", new URL(address, location.href))),
    back: () => presses.forgetTap(),
    looking: (regions) => line.look(regions),
  });
}

/** A loss is told when it lasts; coming back after that, too; anything shorter stays silent. */
function tellState() {
  let lost = false;
  return (/** @type {"open" | "lost" | "gone" | "closed"} */ state) => {
    document.documentElement.dataset.line = state;
    if (state !== "open") notice(word(state), { lasting: true });
    else if (lost) {
      hideNotice();
      announce(word("back"));
    }
    lost = state === "lost";
  };
}
