// Small questions to the page that every module asks.

/**
 * Elements that match. Pieces drawn in SVG count as elements like all others.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement[]}
 */
export const all = (selector, within = document) => [
  .../** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(selector)),
];

/**
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement | null}
 */
export const one = (selector, within = document) => within.querySelector(selector);

/**
 * The nearest element around an event that matches.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const around = (event, selector) =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/**
 * `[data-press="choice:7"]`, safe for any key.
 * @param {string} name
 * @param {string} value
 */
export const having = (name, value) => `[${name}="${CSS.escape(value)}"]`;

/** @param {Element} element */
export const isShown = (element) => element.checkVisibility({ visibilityProperty: true });

/** @param {Element | null} element */
export const isWriting = (element) =>
  element !== null && element.matches("input, textarea, select, [contenteditable]");

/** Whether things should appear in place rather than travel. */
export function isStill() {
  const wish = document.documentElement.dataset.motion;
  if (wish) return wish === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * What a time and an easing of the style sheet come to; they are sums of other properties there.
 * @param {string} time e.g. "--d-move"
 * @param {string} easing e.g. "--ease-in-out"
 * @param {number} otherwise milliseconds where the style sheet says nothing
 */
export function timing(time, easing, otherwise) {
  const probe = document.createElement("i");
  probe.style.transition = `opacity var(${time}, ${otherwise}ms) var(${easing}, ease)`;
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const found = { duration: parseFloat(style.transitionDuration) * 1000, easing: style.transitionTimingFunction };
  probe.remove();
  return found;
}

/** @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** The click that ends this gesture is no press. */
export function swallowClick() {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
    end.abort();
  };
  addEventListener("click", swallow, options);
  for (const next of ["pointerdown", "keydown"]) addEventListener(next, () => end.abort(), options);
}
