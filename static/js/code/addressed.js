// What the address says of programs, and has said.

import { isReload } from "../parts/reload.js";
import { createPacker, partsOf, unpack } from "./linked.js";
import * as unwritten from "./unwritten.js";

/** One text for what an address says of a program. */
const textOf = (parts) => Object.values(parts).join(" ");

/** `isKept` tells whether programs are kept, so that an address need not bring them when the page is loaded again. */
export function createAddressed(isKept) {
  const pack = createPacker();
  // What the address has said, the latest first; and what it had said when the page was loaded again, where what was open then
  // is kept: what was done just before that is not in the address.
  let said = [];
  let late = isKept && isReload() ? unwritten.said() : [];
  // The programs, by their keys, that this page has written into its address.
  const written = new Map();

  /** Note what the address may still say when the page is loaded again; what came with a link is only there. */
  function note({ isLinked }) {
    if (isKept) unwritten.noteSaid(isLinked ? [] : said);
  }

  return {
    note,
    /** Whether a program is too long for an address. */
    isTooLong: (program) => pack(program).code === "",
    /** A program as the address has it. */
    write(program) {
      const parts = pack(program);
      const text = textOf(parts);
      if (said[0] !== text) {
        said = [text, ...said].slice(0, 2);
        note(program);
      }
      written.set(text, program.key);
      return parts;
    },
    /**
     * Read what an address says: null where it says nothing new; the `key` of a program that this page has written into it,
     * or what `unpack` makes of it.
     */
    read(place) {
      const parts = partsOf(place);
      if (Object.keys(parts).length === 0) return null;
      const text = textOf(parts);
      const isLate = late.includes(text);
      late = [];
      return isLate ? null : { key: written.get(text), ...unpack(parts) };
    },
    /** A program came with the address. */
    came(place, program) {
      said = [textOf(partsOf(place))];
      note(program);
    },
    /** As on a first visit. */
    reset() {
      written.clear();
      said = late = [];
    },
  };
}
