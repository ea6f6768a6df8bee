// What is printed of a board of queens, see printed.js: its regions as borders and letters, and the queens that are given.

import * as states from "../../chess/queens-state.js";
import { firstSquares, undrawn } from "../../chess/regions.js";
import { drawPiece, drawRegions } from "../../library/drawing.js";
import { nameOf as madeAs } from "../../parts/new-puzzles.js";
import { counted } from "../../parts/text.js";
import { LEVELS, partOf, questionOf } from "../../placing/questions.js";
import { short } from "../../sudoku/patterns.js";
import { PRINTING, SHEETS } from "../words.js";

/** So many solutions are counted. */
const MOST = 100;

/** How thick the thin lines are, and how large a letter is, in parts of the board and of a square. */
const THIN = 1 / 400;
const LETTER = 0.28;

/** So thin a line is darker than others. */
const PLAIN = { "cell-line": "ink-soft" };

export const { isPrinted } = states;

export const parts = PRINTING.partsOf.queens;

/** Its level stands beside it. */
export const nameOf = ({ n }) => counted(n, "queen", "queens");

export const ruleOf = ({ regions }) => SHEETS.rules[regions && "regions"];

const newOf = (rule) => ({
  board: "queens",
  levels: LEVELS[rule],
  usual: [0, 1, 2, 3].map((index) => LEVELS[rule][index] ?? LEVELS[rule].at(-1)),
  questionOf: (level) => questionOf(rule, level),
  read({ board }, level) {
    const { n, ...part } = partOf(board, { level, day: "" });
    const state = states.empty(n, false, 0, part);
    return { name: nameOf(state), state, first: JSON.stringify({ columns: board.columns }) };
  },
});

const NEW = { "": newOf(""), regions: newOf("regions") };

export const newLike = ({ regions }) => NEW[regions && "regions"];

/**
 * The state to print, without any solution: with the queens and the blocked squares of the reader's own where `entries` are wanted, with
 * the crosses where `notes` are. What is asked is the puzzle alone.
 */
export function toPrint(state, { entries, notes }) {
  const puzzle = states.untouched(state);
  const own = entries ? { queens: state.queens, blocked: state.blocked } : {};
  return {
    state: states.changed(puzzle, { ...own, crosses: notes ? state.crosses : [] }),
    asked: JSON.stringify({ ...states.questionOf(puzzle), most: MOST }),
    puzzle,
  };
}

export const factsOf = ({ state }) => (state.level ? madeAs(state) : SHEETS.sides(state.n));

export const verdictOf = ({ solutions }) => (solutions === 1 ? "" : SHEETS.counted(solutions, MOST));

export const draw = ({ state }, options) => drawOn(state, state.queens, options);

/** Of several solutions the first is drawn. */
export const drawSolution = ({ puzzle: state }, { solutions, first }, options) =>
  solutions > 0 ? drawOn(state, squaresOf(first, state.n), options) : "";

const squaresOf = (first, n) => JSON.parse(first).columns.map((column, row) => row * n + column);

/** A board with these queens: those that are given are darker. */
function drawOn({ n, regions, given, blocked, crosses }, queens, { paint, place, title }) {
  const at = (square) => [square % n, Math.floor(square / n)];
  const ink = (square) => paint(given.includes(square) ? "ink" : "ink-soft");
  // Within its borders.
  const taken = blocked.map((square) => {
    const [x, y] = at(square);
    return `M${x + 0.12} ${y + 0.12}h.76v.76h-.76z`;
  });
  const crossed = crosses.map((square) => {
    const [x, y] = at(square);
    return `M${x + 0.36} ${y + 0.36}l.28 .28m0 -.28l-.28 .28`;
  });
  const line = THIN * n;
  // Beside the border of its square.
  const inset = 0.05 + 1.5 * line;
  const letters = firstSquares(regions).map(([letter, square]) => {
    const [x, y] = at(square);
    // A queen there leaves it readable.
    const halo = queens.includes(square) ? ` stroke="${paint("board")}"` : "";
    return `<text x="${short(x + inset)}" y="${short(y + inset + 0.75 * LETTER)}"${halo}>${letter}</text>`;
  });
  const drawn = [
    `<path d="${taken.join("")}" fill="${paint("cell-line")}"/>`,
    `<path d="${crossed.join("")}" stroke="${paint("ink-soft")}" stroke-width="0.04" fill="none"/>`,
    ...queens.map((square) => drawPiece("queen", square, n, ink(square))),
    `<g font-size="${LETTER}" font-weight="600" fill="${paint("ink")}" stroke-width="0.08" paint-order="stroke">`,
    ...letters,
    "</g>",
  ];
  // No colours: borders and letters tell the regions apart.
  const plain = (name) => paint(PLAIN[name] ?? (name.startsWith("region-") ? "board" : name));
  return drawRegions({ n, regions: regions || undrawn(n) }, plain, drawn, { place, title, line });
}
