// The Library as one file: {"undoku": "library", "version": 2, "puzzles": [...], "programs": [...]}, the puzzles as record.js
// says, and the reader's own programs as parts/program-record.js does. Version 1 has no programs.

import { isObject, isWithin } from "../parts/kept-values.js";
import { readProgram } from "../parts/program-record.js";
import { readRecord } from "./record.js";
import { FILES } from "./words.js";

const VERSION = 2;

const bareOf = (records) => records.map(({ revision, tab, ...record }) => record);

/** The text of a file with these records; which tab wrote them last, and how often, says nothing elsewhere. */
export function writeFile(records, programs) {
  const puzzles = bareOf(records);
  // Without programs an older page reads it as well.
  const file =
    programs.length > 0
      ? { undoku: "library", version: VERSION, puzzles, programs: bareOf(programs) }
      : { undoku: "library", version: 1, puzzles };
  return `${JSON.stringify(file)}\n`;
}

function readAll(all, read) {
  const records = all.map(read).filter(Boolean);
  return { records, damaged: all.length - records.length };
}

/**
 * What a file says: {puzzles, programs}, each {records, damaged}, the latter how many cannot be read; {isCopy} where it is a
 * copy of the boards, which page/saved-copy.js reads; or {error}.
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
  const { version, puzzles, programs = [] } = file;
  if (!isWithin(version, 1, Infinity)) return { error: FILES.noVersion(JSON.stringify(version) ?? "none") };
  if (version > VERSION) return { error: FILES.newer(version, VERSION) };
  if (!Array.isArray(puzzles)) return { error: FILES.noPuzzles };
  if (!Array.isArray(programs)) return { error: FILES.noPrograms };
  return { puzzles: readAll(puzzles, readRecord), programs: readAll(programs, readProgram) };
}
