// What goes over the line: docs/pages.md, "Live HTML".

/**
 * @typedef {{start: string, end: string, sound?: string, as_end?: boolean}} Flight
 *
 * @typedef {[number, number, string]} Splice how much stays at the start and the end, and what comes between
 *
 * @typedef {Omit<Frame, "regions"> & {regions: Record<string, string | Splice>, drawings?: Record<string, string>}} Sent
 *   a frame as it is sent
 *
 * @typedef {object} Frame
 * @property {"regions"} type
 * @property {number} seq
 * @property {number} said
 * @property {string} [title]
 * @property {boolean} [turn]
 * @property {Record<string, string>} regions
 * @property {Flight[]} [flights]
 * @property {string[]} [said_aloud]
 *
 * @typedef {object} Answer
 * @property {"done" | "explained" | "refused"} type
 * @property {number | null} id
 * @property {number} [seq]
 * @property {string} [text]
 * @property {{reason: string, sentence: string}} [error]
 *
 * @typedef {{type: "press", seq: number, key: string}
 *   | {type: "undo", seq: number}
 *   | {type: "answer_undo", seq: number, agree: boolean}
 *   | {type: "chat", kind: "text" | "reaction", text: string}
 *   | {type: "hurry"}} Wish
 *
 * @typedef {Wish & {id: number}} Message
 */

export {};
