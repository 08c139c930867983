// Copies what a button carries in `data-copy`, or the address of this page; has the system send on what another carries in
// `data-share`, where it can.

import { announce } from "./announce.js";
import { onAction } from "./actions.js";
import { word } from "./i18n.js";

const REMEMBERED = 2_000;

export function startCopy() {
  onAction("copy", async (button) => {
    const text = button.dataset.copy || location.href;
    await navigator.clipboard.writeText(text).catch(() => copyOldWay(text));
    button.dataset.copied = word("copied");
    announce(word("copied"));
    setTimeout(() => button.removeAttribute("data-copied"), REMEMBERED);
  });
  if (!("share" in navigator)) return;
  document.documentElement.dataset.shares = "";
  onAction("share", (button) => {
    const wish = { title: document.title, url: button.dataset.share ?? location.href };
    void navigator.share(wish).catch(() => {}); // whoever thinks better of it need not be told
  });
}

/** Where the page is not served safely, browsers offer only this. @param {string} text */
function copyOldWay(text) {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
