// The page of a match: puts the parts together.

import { announce, hideNotice, notice } from "./announce.js";
import { TurnAlert } from "./turn_alert.js";
import { startBoards } from "./board.js";
import { HoverTexts } from "./hover_text.js";
import { startChat } from "./chat.js";
import { onAction } from "./actions.js";
import { startDrag } from "./drag.js";
import { startScrollEnds } from "./scroll_end.js";
import { finish } from "./animations.js";
import { Frames } from "./frames.js";
import { startKeys } from "./keys.js";
import { closeLastPanel, startPanels } from "./panels.js";
import { Presses } from "./press.js";
import { Previews } from "./previews.js";
import { Sheet } from "./sheet.js";
import { show } from "./show_frame.js";
import { LiveConnection } from "./socket.js";
import { startTabs } from "./tabs.js";
import { startUnread } from "./unread.js";
import { startWheel } from "./wheel.js";
import { word } from "./i18n.js";
import { startZones } from "./zones.js";

/**
 * What any board needs, live or replayed.
 * @param {{address: string, back: () => boolean, looking?: (regions: string[]) => void}} how
 */
export function startPieces({ address, back, looking = () => {} }) {
  startZones();
  startTabs();
  startScrollEnds();
  startPanels(looking);
  startBoards();
  const sheet = new Sheet(address);
  new HoverTexts(address);
  startKeys({
    about: (piece) => void sheet.about(piece),
    showKeys: (content) => sheet.show(content),
    back: () => back() || closeLastPanel(),
  });
  return sheet;
}

/** @param {DOMStringMap} page what the body of the page says of the table */
export function startMatch(page) {
  const address = page.socket ?? "";
  const turnAlert = new TurnAlert(page.turn !== undefined);
  const previews = new Previews();
  const frames = new Frames((frame, hurried) => {
    const rest = show(frame, hurried);
    turnAlert.update(frame.title, frame.turn);
    return rest;
  });
  const connection = new LiveConnection(address, { seq: Number(page.seq ?? 0), said: Number(page.said ?? 0) }, {
    onFrame: (frame) => frames.add(frame),
    onAnswer: (answer) => presses.answered(answer),
    onState: tellState(),
  });
  const skip = () => {
    finish();
    frames.skip();
  };
  const presses = new Presses({
    send: (wish) => connection.send(wish),
    seq: () => connection.seen.seq,
    skip,
    preview: (key) => previews.tap(key),
    about: (piece) => void sheet.about(piece),
  });
  onAction("skip", () => {
    finish();
    frames.rush();
    connection.send({ type: "hurry" });
  });
  startChat((wish) => connection.send(wish));
  startUnread(page.table ?? "");
  startWheel((key) => presses.press(key));
  startDrag((piece, target) => presses.pressBoth(piece, target));
  const sheet = startPieces({
    address: String(new URL("about", new URL(address, location.href))),
    back: () => presses.forgetTap(),
    looking: (regions) => connection.look(regions),
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
