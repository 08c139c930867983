// Panels that open and close on this page only. Which are open survives updates. The server is told which regions
// are looked at: it keeps only those up to date. It hears of it when a button goes down, before the click.

import { all, around, having } from "./dom.js";
import { afterUpdates } from "./regions.js";

/** @type {Set<string>} in the order they were opened */
const open = new Set();

/** @type {(regions: string[]) => void} */
let tell = () => {};
let told = "";

/** @param {(regions: string[]) => void} looking is told the regions that are looked at, whenever they change */
export function startPanels(looking) {
  tell = looking;
  document.addEventListener("pointerdown", (event) => {
    const name = around(event, "[data-open]")?.dataset.open;
    if (name) lookAt(new Set([...open, name]));
  });
  document.addEventListener("click", (event) => {
    const name = around(event, "[data-open]")?.dataset.open;
    if (!name) return;
    if (!open.delete(name)) open.add(name);
    apply();
  });
  afterUpdates(apply);
}

/** Closes the panel opened last; the focus goes to its button. @returns {boolean} whether one was open */
export function closeLastPanel() {
  const last = [...open].pop();
  if (last === undefined) return false;
  open.delete(last);
  apply();
  all(having("data-open", last))[0]?.focus();
  return true;
}

function apply() {
  for (const panel of all("[data-panel]")) panel.hidden = !open.has(panel.dataset.panel ?? "");
  for (const button of all("[data-open]")) button.ariaExpanded = String(open.has(button.dataset.open ?? ""));
  lookAt(open);
}

/** @param {Set<string>} panels */
function lookAt(panels) {
  const regions = [...panels].flatMap((name) => all(having("data-panel", name))).map(regionOf).sort();
  if (regions.join() === told) return;
  told = regions.join();
  tell(regions);
}

/** @param {HTMLElement} panel @returns {string} */
function regionOf(panel) {
  return panel.closest("[data-region]")?.getAttribute("data-region") ?? "";
}
