// Talking at the table: a line of text, or a ready reaction.

import { around } from "./dom.js";

/** @param {(wish: import("./protocol.js").Wish) => void} send */
export function startChat(send) {
  document.addEventListener("submit", (event) => {
    const form = around(event, "form[data-chat]");
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (text) send({ type: "chat", kind: "text", text });
    form.reset();
  });
  document.addEventListener("click", (event) => {
    const reaction = around(event, "[data-react]")?.dataset.react;
    if (reaction) send({ type: "chat", kind: "reaction", text: reaction });
  });
}
