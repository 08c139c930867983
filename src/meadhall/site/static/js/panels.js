// Panels that open and close on this page only. Which are open survives updates.

import { all, around, having } from "./dom.js";
import { afterUpdates } from "./regions.js";

/** @type {Set<string>} in the order they were opened */
const open = new Set();

export function startPanels() {
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
}
