// Shows where things went: a copy of the piece travels from its old place to the new one; a piece that stays where it is
// turns over. Places that are not on the page are passed over. Without motion, a thin gold outline for one beat.

import { having, isShown, isStill, one, timing } from "./dom.js";

/**
 * @typedef {import("./protocol.js").Flight} Flight
 * @typedef {object} Sight of a piece
 * @property {DOMRect | null} box
 * @property {HTMLElement | null} ghost its copy
 * @property {Element | null} dialog in which it is
 *
 * @typedef {Sight & {flight: Flight}} Departure
 */

/** @type {Set<Animation>} */
const running = new Set();

/**
 * Before the page changes: where things are, and what they look like.
 * @param {Flight[]} flights
 * @returns {Departure[]}
 */
export const depart = (flights) => flights.map((flight) => ({ flight, ...snapshot(place(flight.start)) }));

/**
 * After the page has changed. Done when everything has come to rest.
 * @param {Departure[]} departures
 * @param {(sound: string) => void} onStart told the sound of each piece that sets off
 */
export async function arrive(departures, onStart) {
  const rests = isStill() ? departures.map(outline) : travelAll(departures, onStart);
  if (isStill()) departures.slice(-1).forEach(({ flight }) => onStart(flight.sound ?? ""));
  await Promise.all(rests);
}

/** Everything under way is where it belongs, now. */
export function finish() {
  for (const animation of running) animation.finish();
}

/**
 * Pieces that turn over do so together, those that travel follow one another.
 * @param {Departure[]} departures
 * @param {(sound: string) => void} onStart
 */
function travelAll(departures, onStart) {
  const step = timing("--d-move", "--ease-in-out", 420).duration / 2;
  let delay = 0;
  return departures.map((departure) => {
    const { start, end, sound = "" } = departure.flight;
    if (start === end) return turn(departure, delay, onStart);
    const rest = travel(departure, delay, () => onStart(sound));
    if (rest) delay += step;
    return rest;
  });
}

/**
 * @param {Departure} departure
 * @param {number} delay
 * @param {() => void} onStart
 */
function travel(departure, delay, onStart) {
  const { flight } = departure;
  const start = departure.box ? departure : snapshot(place(flight.start)); // some places appear with what happened
  const end = place(flight.end);
  if (!start.box || !start.ghost || !end) return undefined;
  const { piece, laid, from, goal, same } = course(start.box, start.ghost, end, flight.as_end);
  const { duration, easing } = timing("--d-move", "--ease-in-out", 420);
  lay(piece, laid, end.closest("dialog") ?? start.dialog);
  const options = { duration, easing, delay, fill: /** @type {const} */ ("backwards") };
  if (delay) setTimeout(onStart, delay);
  else onStart();
  const hide = end.animate(same ? [{ opacity: 0 }, { opacity: 0 }] : [], options);
  const move = piece.animate([{ transform: way(laid, from) }, { transform: way(laid, goal) }], {
    ...options, fill: "both",
  });
  return Promise.all([rest(hide), rest(move).then(() => remove(piece))]);
}

/**
 * What flies, where it is laid out (in its own size: text must not flow anew), from where to where, and whether it is the
 * same as what is at the end, which is not there before. A piece flies as it was; from a place that is none (somebody's
 * coins) flies what arrives.
 * @param {DOMRect} box
 * @param {HTMLElement} ghost
 * @param {HTMLElement} end
 * @param {boolean} [asEnd]
 */
function course(box, ghost, end, asEnd) {
  const room = end.getBoundingClientRect();
  const larger = area(box) > 2 * area(room);
  const appears = asEnd || (larger && !ghost.matches(".piece"));
  const size = appears ? room : box;
  const goal = within(room, size);
  const same = goal === room && !holdsMany(end) && (appears || !larger);
  const from = within(box, size);
  return { piece: appears ? snapshot(end).ghost ?? ghost : ghost, laid: appears ? goal : from, from, goal, same };
}

/**
 * Where a piece of this size is within a place: the place itself if it has the shape of a piece, else its middle, and
 * smaller if the place is (but for one where nothing lies yet, and which takes no room).
 * @param {DOMRect} room
 * @param {DOMRect} size
 */
function within(room, size) {
  const shape = (room.width * size.height) / (room.height * size.width || 1);
  if (shape > 0.6 && shape < 1.7) return room;
  const scale = area(room) ? Math.min(1, room.width / (size.width || 1), room.height / (size.height || 1)) : 1;
  const [width, height] = [size.width * scale, size.height * scale];
  return new DOMRect(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height);
}

/**
 * @param {Departure} departure
 * @param {number} delay
 * @param {(sound: string) => void} onStart
 */
function turn({ flight, box, ghost, dialog }, delay, onStart) {
  const end = place(flight.end);
  if (!end || !box || !ghost) return undefined;
  const { duration } = timing("--d-flip", "--ease-in-out", 300);
  const half = duration / 2;
  onStart(flight.sound ?? "");
  lay(ghost, box, dialog, "center");
  const away = ghost.animate(
    [{ transform: "none" }, { transform: "rotateY(90deg)" }],
    { duration: half, delay, easing: "ease-in" },
  );
  const towards = end.animate(
    [{ transform: "rotateY(-90deg)" }, { transform: "none" }],
    { duration: half, delay: delay + half, easing: "ease-out", fill: "backwards" },
  );
  return Promise.all([rest(away).then(() => remove(ghost)), rest(towards)]);
}

/** @param {Departure} departure */
function outline({ flight }) {
  const end = place(flight.end);
  if (!end) return undefined;
  const { duration } = timing("--beat", "--ease-out", 650);
  const gold = { outline: "2px solid var(--gold-edge, gold)", outlineOffset: "2px" };
  return rest(end.animate([gold, gold], { duration }));
}

/** @param {Animation} animation */
async function rest(animation) {
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}

/** @param {string} name */
function place(name) {
  const found = one(having("data-place", name));
  return found && isShown(found) ? found : null;
}

/**
 * @param {HTMLElement | null} element
 * @returns {Sight}
 */
function snapshot(element) {
  if (!element) return { box: null, ghost: null, dialog: null };
  const box = element.getBoundingClientRect();
  const ghost = nameless(element instanceof SVGGraphicsElement ? framed(element) : copy(element));
  dress(ghost, element);
  return { box, ghost, dialog: element.closest("dialog") };
}

/** What opens shows many pieces in small. @param {Element} place */
const holdsMany = (place) => place.matches("[data-open]");

/**
 * A style sheet goes by what is around a piece, too: its copy is put into copies of that, as far as the region, which
 * take no room of their own.
 * @param {HTMLElement} ghost
 * @param {Element} element
 */
function dress(ghost, element) {
  let inner = ghost;
  let around = wholeDrawing(element).parentElement;
  while (around?.closest("[data-region]")) {
    const shell = document.createElement(around.localName.replace("dialog", "div")); // which would hide what is in it
    shell.className = around.className;
    shell.style.cssText = around.style.cssText;
    shell.style.setProperty("display", "contents", "important");
    shell.ariaHidden = "true";
    shell.append(inner);
    inner = shell;
    around = around.parentElement;
  }
}

/** What is around a part of a drawing, or of a drawing in a drawing, is around them all. @param {Element} element */
function wholeDrawing(element) {
  let whole = element;
  while (whole instanceof SVGElement && whole.ownerSVGElement) whole = whole.ownerSVGElement;
  return whole;
}

/** With what it was dressed in. @param {HTMLElement} ghost */
const remove = (ghost) => outermost(ghost).remove();

/** @param {HTMLElement} ghost */
function outermost(ghost) {
  let outer = ghost;
  while (outer.parentElement && outer.parentElement.style.display === "contents") outer = outer.parentElement;
  return outer;
}

/** @param {HTMLElement} element */
const copy = (element) => /** @type {HTMLElement} */ (element.cloneNode(true));

/** A part of a drawing needs a drawing around it. @param {SVGGraphicsElement} element */
function framed(element) {
  if (element instanceof SVGSVGElement) return copy(/** @type {any} */ (element));
  const { x, y, width, height } = element.getBBox();
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  drawing.setAttribute("class", element.ownerSVGElement?.getAttribute("class") ?? "");
  const part = /** @type {Element} */ (element.cloneNode(true));
  part.removeAttribute("transform");
  drawing.append(part);
  return /** @type {HTMLElement} */ (/** @type {unknown} */ (drawing));
}

/** A copy must not be found, pressed or read aloud. @param {HTMLElement} ghost */
function nameless(ghost) {
  for (const element of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const name of element.getAttributeNames()) {
      if (name === "id" || name.startsWith("data-")) element.removeAttribute(name);
    }
    element.classList.remove("can", "chosen");
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  ghost.dataset.flying = "";
  return ghost;
}

/**
 * Above the table, or above the dialog it has to do with; not above one that covers both.
 * @param {HTMLElement} ghost
 * @param {DOMRect} box
 * @param {Element | null} dialog
 * @param {string} [origin]
 */
function lay(ghost, { x, y, width, height }, dialog, origin = "0 0") {
  Object.assign(ghost.style, {
    position: "fixed", left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    margin: "0", zIndex: "900", pointerEvents: "none", transformOrigin: origin,
  });
  const roof = dialog?.isConnected && dialog.matches("[open]") ? dialog : document.body;
  roof.append(outermost(ghost));
}

/** @param {DOMRect} box */
const area = (box) => box.width * box.height;

/**
 * Brings what is laid out in one place into another.
 * @param {DOMRect} laid
 * @param {DOMRect} seen
 */
function way(laid, seen) {
  const [wide, high] = [seen.width / (laid.width || 1), seen.height / (laid.height || 1)];
  return `translate(${seen.x - laid.x}px, ${seen.y - laid.y}px) scale(${wide}, ${high})`;
}
