import { linkIn } from "../parts/links.js";
import { western } from "../parts/text.js";

// A Sudoku as plain text, which needs no engine: 81 digits and usual blanks in one line or in nine, with or without
// spaces between them. What else people have is for the engine to read, but a link to any board, which is followed.

const ONE_LINE = /^[\d.*_?]{81}$|^[\d.*_?](?: [\d.*_?]){80}$/;
const ROW = /^(?:[\d.*_?][ \t]*){9}$/;
const COMMENT = /^[^\S\n]*#(?![a-z]+=).*/gm;

/**
 * Read a Sudoku from text.
 * @returns {{digits?: string, link?: string}} 81 characters, "." for a blank; or the fragment of a link to any board;
 *   or nothing where the engine is to be asked.
 */
export function readPuzzle(text) {
  const lines = text.trim().split(/[^\S\n]*\n\s*/);
  if (
    ONE_LINE.test(lines[0]) ? lines.length === 1 : lines.length === 9 && lines.every((line) => ROW.test(line))
  ) {
    return { digits: lines.join("").replace(/\s/g, "").replace(/\D|0/g, ".") };
  }
  const link = linkIn(western(text).replace(COMMENT, ""));
  return link ? { link } : {};
}
