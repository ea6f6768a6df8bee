// A program in an address: its text, packed.

import { packed, unpacked } from "../parts/packed.js";
import { LONGEST } from "../parts/program-record.js";
import { LINKED } from "./words.js";

/** Characters of the longest program in an address, packed: most that people write fit several times. */
export const MOST = 8_000;
/** The bytes of a character, at most. */
const BYTES = 4;

/** What packs a program for an address, "" where it is too long for one; a text that was packed last is not packed again. */
export function createPacker() {
  let last = { text: null, code: "" };
  return (text) => {
    if (last.text !== text) {
      const code = packed(text);
      last = { text, code: code.length > MOST ? "" : code };
    }
    return last.code;
  };
}

/** Read a program: {text, problem}, the text null where it cannot be read, and the problem says why. */
export function unpack(code) {
  const none = (problem) => ({ text: null, problem });
  const { bytes, odd } = unpacked(code);
  if (odd) return none(LINKED.oddSymbol(odd.position, odd.symbol));
  if (!bytes) return none(LINKED.spoiled);
  if (bytes.length > BYTES * LONGEST) return none(LINKED.tooLong(LONGEST));
  const text = decoded(bytes);
  if (text === null) return none(LINKED.noText);
  const zero = text.indexOf("\0");
  if (zero >= 0) return none(LINKED.zero(zero + 1));
  if (text.length > LONGEST) return none(LINKED.tooLong(LONGEST));
  return { text: text.replaceAll(/\r\n?/g, "\n"), problem: "" };
}

function decoded(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
