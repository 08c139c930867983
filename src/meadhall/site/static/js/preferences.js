// Preferences: theme, motion, speed, sound, one tap. A cookie keeps them, so that the server draws pages accordingly; <html>
// shows them to style sheets and to this client. A form with `data-ways` changes them at once.

import { around } from "./dom.js";

const COOKIE = "meadhall_ways"; // like the query of an address: theme=dark&speed=fast
const YEAR = 365 * 24 * 3600;
const USUAL = ["", "system", "off"]; // not kept: as the system, or the house, has it
const PACE = /** @type {Record<string, string>} */ ({ slow: "1.6", normal: "1", fast: "0.5" });

/** Names in the cookie and the form, and the attribute on <html>. */
const ATTRIBUTES = /** @type {Record<string, string>} */ ({
  theme: "data-theme",
  motion: "data-motion",
  speed: "data-speed",
  sound: "data-sound",
  one_tap: "data-one-tap",
  notify: "data-notify",
});

/** @returns {URLSearchParams} */
export function preferences() {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return new URLSearchParams(found?.slice(COOKIE.length + 1));
}

/**
 * @param {string} name
 * @param {string} value
 */
export function setPreference(name, value) {
  const kept = preferences();
  if (USUAL.includes(value)) kept.delete(name);
  else kept.set(name, value);
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIE}=${kept}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  apply(kept);
  dispatchEvent(new CustomEvent("preference", { detail: { name, value } }));
}

/** @param {URLSearchParams} kept */
function apply(kept) {
  const root = document.documentElement;
  for (const [name, attribute] of Object.entries(ATTRIBUTES)) {
    const value = kept.get(name) ?? "";
    if (USUAL.includes(value)) root.removeAttribute(attribute);
    else root.setAttribute(attribute, value);
  }
  root.style.setProperty("--pace", PACE[kept.get("speed") ?? ""] ?? "1");
}

export function startPreferences() {
  apply(preferences());
  document.addEventListener("change", (event) => {
    if (!around(event, "[data-ways]")) return;
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
    if (!(field.name in ATTRIBUTES)) return;
    setPreference(field.name, field instanceof HTMLInputElement && field.type === "checkbox" && !field.checked ? "" : field.value);
  });
  document.addEventListener("click", (event) => {
    const button = around(event, "button[data-way]"); // data-way="theme:dark"
    const [name = "", value = ""] = button?.dataset.way?.split(":") ?? [];
    if (name in ATTRIBUTES) setPreference(name, value);
  });
}
