import css from "../../css/close-up.css";
import { byId, make, setText } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import { place } from "../parts/words.js";
import { bit, digitsIn } from "./notes.js";
import { RULES } from "./rules-words.js";
import { cagesOf, symbolOf } from "./shape.js";

/** Boards with more rows have notes that are too small to be read on a phone. */
const MOST = 9;

/** Whether what is noted in the selected cell is said large. */
export const isLarge = ({ size }) => size > MOST;

let root = null;

/**
 * The sum of the cage of the selected cell of a large board and what is noted in it, in a line of its own as people read it.
 * Screen readers hear it with the name of the cell already. Gives what draws it, from the cell and its view as cells.js says it.
 */
export function closeUp(shape) {
  const { size } = shape;
  if (!isLarge(shape)) return () => {};
  if (!root) {
    adopt(css);
    // It is seen where the line of the name is.
    const attributes = { class: "title-line close-up", "data-modes": "solve play" };
    root = make("p", attributes, make("span", { class: "close-up-place" }), make("span"));
    byId("sudoku").parentElement.after(root);
  }
  const [where, what] = root.children;
  const sums = new Map(cagesOf(shape).flatMap(({ sum, cells }) => cells.map((cell) => [cell, sum])));
  // What was drawn of another board is there until something of this one is.
  let drawn;
  return (cell, { notes = null, looked = 0 }) => {
    // How digits above nine are written is a part of it.
    const noted = notes && [looked, symbolOf(size), notes.shown, notes.own, notes.lines];
    const sum = sums.get(cell);
    const said = notes || sum ? JSON.stringify([cell, sum, noted]) : null;
    if (said === drawn) return;
    drawn = said;
    setText(where, said ? `${place(cell, size)}: ` : "");
    what.replaceChildren(
      ...(sum ? [RULES.sum(sum), notes ? ": " : ""] : []),
      ...(notes ? digitsOf(notes, looked) : []),
    );
  };
}

function digitsOf({ shown, own, lines, words }, looked) {
  if (lines) return [words.replace(", ", "")];
  return digitsIn(shown).flatMap((digit) => {
    const looks = [own & bit(digit) && "own", digit === looked && "looked"].filter(Boolean);
    return [make("i", looks.length ? { class: looks.join(" ") } : {}, symbolOf(digit)), " "];
  });
}
