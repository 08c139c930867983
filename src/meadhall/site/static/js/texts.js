// The regions as they were sent: a region may come as what changed within it, and is made whole here.

/** @typedef {import("./protocol.js").Splice} Splice */

export class Texts {
  /** @type {Map<string, string>} */ #texts = new Map();

  /**
   * @param {Record<string, string | Splice>} regions
   * @returns {Record<string, string>}
   */
  whole(regions) {
    return Object.fromEntries(Object.entries(regions).map(([name, sent]) => [name, this.#whole(name, sent)]));
  }

  /**
   * @param {string} name
   * @param {string | Splice} sent
   */
  #whole(name, sent) {
    const text = typeof sent === "string" ? sent : spliced(this.#texts.get(name) ?? "", sent);
    this.#texts.set(name, text);
    return text;
  }
}

/**
 * @param {string} old
 * @param {Splice} splice
 */
function spliced(old, [start, end, between]) {
  return old.slice(0, start) + between + old.slice(old.length - end);
}
