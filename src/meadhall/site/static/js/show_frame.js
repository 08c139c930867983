// Shows one frame: pieces depart, the regions change, pieces arrive; what happened is said aloud.

import { announce } from "./announce.js";
import { isStill } from "./dom.js";
import { arrive, depart, finish } from "./animations.js";
import { update } from "./regions.js";
import { play } from "./sound.js";

/**
 * The page has changed when this returns; the promise is kept when everything has come to rest.
 * @param {import("./protocol.js").Frame} frame
 * @param {boolean} hurried things do not travel
 */
export function show(frame, hurried) {
  finish();
  const departures = depart(hurried && !isStill() ? [] : frame.flights ?? []);
  update(frame.regions);
  for (const sentence of frame.said_aloud ?? []) announce(sentence);
  return arrive(departures, play);
}
