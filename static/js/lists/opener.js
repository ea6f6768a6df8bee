import { linkIn } from "../parts/links.js";
import { readPuzzle } from "../sudoku/puzzle-text.js";
import { isPicture, LARGEST, LARGEST_SPLIT, PIECE, pieceOf, plainPuzzles, textOf } from "./reading.js";
import { Rows } from "./rows.js";
import { SAID } from "./words.js";

/** Bytes that are looked at to tell pictures. */
const HEAD = 16;
const NO_NOTES = Array(81).fill(0);

/**
 * What becomes of a file, or of the text of one: a link is followed, one puzzle goes onto the board, plain puzzles are shown by
 * `showRows(list, rows)`, and what only the engine reads is asked for in pieces after `split(list)`; the list is {name, file, results}.
 *
 * @param {Record<string, any>} parts
 */
export function createOpener({ page, showRows, split, say }) {
  const { sudoku, library } = page;
  // What is split, and how much of it has crossed.
  let bytes = new Uint8Array();
  let given = 0;

  async function contentOf(file) {
    if (typeof file === "string") return new TextEncoder().encode(file);
    return new Uint8Array(await file.arrayBuffer());
  }

  /** Whether it is one puzzle or a link that the widget itself reads, which is on the board then. */
  async function isOnBoard(text) {
    const { digits } = readPuzzle(text);
    if (!digits && linkIn(text.trim()) === null) return false;
    await library(async ({ deeds }) => {
      if (linkIn(text) === null && !(await deeds.showBoard("sudoku"))) return;
      for (const dialog of document.querySelectorAll("dialog.lists[open]")) dialog.close();
      sudoku.paste(text.trim());
    });
    return true;
  }

  return {
    /** Take a file, or the text of one; with it may come `results` of the work with its rows. */
    async take(file, results = null) {
      const { name = SAID.text, size = file.length, type = "" } = file;
      if (size > LARGEST) return say(SAID.tooLarge(size, LARGEST), true);
      const content = await contentOf(file).catch(() => null);
      if (content === null) return say(SAID.unread, true);
      if (isPicture(type, content.subarray(0, HEAD))) return say(SAID.picture, true);
      const text = textOf(content);
      if (text?.trim() === "") return say(SAID.nothing, true);
      if (text !== null && text.length < 20_000 && (await isOnBoard(text))) return;
      const plain = text === null ? null : plainPuzzles(text);
      if (plain && plain.texts.length > 1) {
        const rows = new Rows();
        rows.addPlain(plain);
        return showRows({ name, file, results }, rows);
      }
      if (size > LARGEST_SPLIT) return say(SAID.tooLarge(size, LARGEST_SPLIT), true);
      bytes = content;
      split({ name, file, results });
    },
    /** It is given from its beginning again. */
    rewind() {
      given = 0;
    },
    /** The next piece of what is split, in base64; "" at its end. */
    piece() {
      const piece = pieceOf(bytes, given);
      given += PIECE;
      return piece;
    },
    /** Why a row cannot be put on the board; "" where it can. */
    faultOf: (rows, index) => (rows.digits[index] === "" ? rows.faults.get(index) : ""),
    /** Put a row on the board. */
    put(rows, index) {
      const notes = { corner: NO_NOTES, centre: NO_NOTES, out: NO_NOTES };
      return sudoku.face.take({ ...notes, ...rows.position(index) });
    },
  };
}
