// The tabs of the phone. The table never changes the tab by itself: only a press does, on a tab, or on a piece that is
// taken up to be laid elsewhere. What is not on the tab is marked `data-off`; on wide screens the style sheet ignores that.

import { all, around } from "./dom.js";
import { afterUpdates } from "./regions.js";

export function startTabs() {
  let now = first();
  document.addEventListener("click", (event) => {
    const tab = around(event, "[data-tab]");
    const leads = tab ?? (isTakenUp(event) ? dotted() : null);
    if (leads?.dataset.tab) show(leads.dataset.tab);
  });
  afterUpdates(() => apply(now));

  /** @param {string} tab */
  function show(tab) {
    now = tab;
    apply(now);
    scrollTo({ top: 0 });
  }
}

const first = () => (all('[data-tab][aria-selected="true"]')[0] ?? all("[data-tab]")[0])?.dataset.tab ?? "";

/** A piece in sight on every tab is taken up, to be laid somewhere. @param {MouseEvent} event */
const isTakenUp = (event) => around(event, '[draggable="true"]')?.closest("[data-on]") === null;

/** The tab where something can be done, unless this is one. */
const dotted = () => (all('[data-tab].dot[aria-selected="true"]').length ? null : all("[data-tab].dot")[0] ?? null);

/** @param {string} now */
function apply(now) {
  if (!now) return;
  for (const tab of all("[data-tab]")) tab.setAttribute("aria-selected", String(tab.dataset.tab === now));
  for (const part of all("[data-on]")) {
    part.toggleAttribute("data-off", !(part.dataset.on ?? "").split(" ").includes(now));
  }
}
