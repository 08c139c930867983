// Sentences that cite a rule by its number lead to it. The page tells where the rules are (`data-rules`) and how their
// numbers begin (`data-rule-numbers`).

const NUMBER = /(?<![\w.#])([A-Z]{1,3}\d+)(?:[.-]\d+)*[a-z]?(?!\w|[.-]\d)/g;

/**
 * @param {string} text
 * @returns {(string | HTMLAnchorElement)[]} the text, with links in place of its numbers
 */
export function withRuleLinks(text) {
  const { rules, ruleNumbers = "" } = document.body.dataset;
  const known = new Set(ruleNumbers.split(" "));
  const parts = [];
  let last = 0;
  for (const found of rules ? text.matchAll(NUMBER) : []) {
    if (!known.has(found[1] ?? "")) continue;
    parts.push(text.slice(last, found.index), link(`${rules}#${found[0]}`, found[0]));
    last = found.index + found[0].length;
  }
  return [...parts, text.slice(last)];
}

/**
 * @param {string} address
 * @param {string} words
 */
function link(address, words) {
  const made = document.createElement("a");
  made.className = "rule-link";
  made.href = address;
  made.target = "_blank";
  made.rel = "noopener";
  made.textContent = words;
  return made;
}
