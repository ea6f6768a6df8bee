// The Library as one file: {"undoku": "library", "version": 1, "puzzles": [...]}, the puzzles as record.js says.

import { isObject, isWithin } from "../parts/kept-values.js";
import { readRecord } from "./record.js";
import { FILES } from "./words.js";

const VERSION = 1;

/** The text of a file with these records; which tab wrote them last says nothing elsewhere. */
export const writeFile = (records) =>
  `${JSON.stringify({ undoku: "library", version: VERSION, puzzles: records.map(({ revision, tab, ...record }) => record) })}\n`;

/**
 * What a file says: {records, damaged}, the latter how many of its puzzles cannot be read; {isCopy} where it is a copy of the
 * boards, which page/saved-copy.js reads; or {error}.
 */
export function readFile(text) {
  let file = null;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { error: FILES.notJson(/position (\d+)/.exec(error.message)?.[1]) };
  }
  if (file?.undoku === "boards") return { isCopy: true };
  if (!isObject(file) || file.undoku !== "library") return { error: FILES.notOurs };
  const { version, puzzles } = file;
  if (!isWithin(version, 1, Infinity)) return { error: FILES.noVersion(JSON.stringify(version) ?? "none") };
  if (version > VERSION) return { error: FILES.newer(version, VERSION) };
  if (!Array.isArray(puzzles)) return { error: FILES.noPuzzles };
  const records = puzzles.map(readRecord).filter(Boolean);
  return { records, damaged: puzzles.length - records.length };
}
