// Which neighbour an arrow key means: ahead counts once, aside more than twice.

const SIDEWAYS = 2.2;

/** @typedef {"ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight"} Arrow */

/** @param {string} key @returns {key is Arrow} */
export const isArrow = (key) => /^Arrow(Up|Down|Left|Right)$/.test(key);

/**
 * @template {Element} E
 * @param {Element} from
 * @param {E[]} others
 * @param {Arrow} arrow
 * @returns {E | null}
 */
export function neighbour(from, others, arrow) {
  const here = middle(from);
  const scored = others
    .filter((other) => other !== from)
    .map((other) => ({ other, score: score(here, middle(other), arrow) }))
    .filter(({ score: found }) => found !== null);
  scored.sort((a, b) => (a.score ?? 0) - (b.score ?? 0));
  return scored[0]?.other ?? null;
}

/**
 * @param {{x: number, y: number}} here
 * @param {{x: number, y: number}} there
 * @param {Arrow} arrow
 */
function score(here, there, arrow) {
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  const ahead = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[arrow];
  const aside = Math.abs(arrow === "ArrowLeft" || arrow === "ArrowRight" ? dy : dx);
  return ahead > 1 ? ahead + SIDEWAYS * aside : null;
}

/** @param {Element} element */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
