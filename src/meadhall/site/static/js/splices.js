// The regions as they were sent: a region may come as what changed within it, and names drawings (`<#00007>`) that were
// sent once. Both are made whole here.

/** @typedef {import("./protocol.js").Splice} Splice */

export class RegionTexts {
  /** @type {Map<string, string>} */ #texts = new Map();
  /** @type {Map<string, string>} */ #drawings = new Map();

  /**
   * @param {Record<string, string | Splice>} regions
   * @param {Record<string, string>} drawings that were not sent before
   * @returns {Record<string, string>}
   */
  whole(regions, drawings = {}) {
    for (const [name, drawing] of Object.entries(drawings)) this.#drawings.set(name, drawing);
    return Object.fromEntries(Object.entries(regions).map(([name, sent]) => [name, this.#whole(name, sent)]));
  }

  /**
   * @param {string} name
   * @param {string | Splice} sent
   */
  #whole(name, sent) {
    const text = typeof sent === "string" ? sent : spliced(this.#texts.get(name) ?? "", sent);
    this.#texts.set(name, text);
    return this.#drawn(text);
  }

  /**
   * Drawings may name others.
   * @param {string} html
   * @returns {string}
   */
  #drawn(html) {
    return html.replace(/<#(\d+)>/g, (_, /** @type {string} */ name) => this.#drawn(this.#drawings.get(name) ?? ""));
  }
}

/**
 * @param {string} old
 * @param {Splice} splice
 */
function spliced(old, [start, end, between]) {
  return old.slice(0, start) + between + old.slice(old.length - end);
}
