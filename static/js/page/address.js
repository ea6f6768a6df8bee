import { grouped, quoted, wholeNumber } from "../parts/dom.js";
import { squareIndex, squareName } from "../parts/squares.js";

// The part of the address after "#": it says which board is shown and what is on it.

const LONGEST = 2000;
const BLANK = ".".repeat(81);
export const QUEENS_LIMIT = 1000;
export const KNIGHT_LIMIT = 200;

class AddressError extends Error {}

const fail = (sentence) => {
  throw new AddressError(sentence);
};

const READERS = { sudoku: readSudoku, queens: readQueens, knight: readKnight };
const MOST_STEPS = 1_000_000;
const VIEWS = ["code", "stack", "tree", "counters", "race"];
const STEP_KEYS = ["strategy", "step", "view"];
const KEYS = {
  sudoku: ["givens", "entered"],
  queens: ["n", "solution"],
  knight: ["rows", "cols", "start", "end", "closed"],
};

/**
 * Read the fragment of an address.
 * @returns {null | {error: string} | {board: string, state: object, step: object | null}} null where there is none.
 */
export function readAddress(fragment) {
  const text = fragment.replace(/^#/, "");
  if (text === "") return null;
  try {
    if (text.length > LONGEST) {
      fail(
        `The address is ${grouped(text.length)} characters long; a board needs at most ${grouped(LONGEST)}.`,
      );
    }
    const parts = readParts(text);
    const board = parts.get("board");
    if (board === undefined)
      fail("The address names no board; board=sudoku, board=queens or board=knight is needed.");
    if (!Object.hasOwn(READERS, board)) {
      fail(`The address asks for the board ${quoted(board)}; there are sudoku, queens and knight.`);
    }
    for (const key of parts.keys()) {
      const known = [...KEYS[board], ...STEP_KEYS];
      if (key !== "board" && !known.includes(key)) {
        fail(
          `The address says ${quoted(key)}, which the ${board} board does not have; it has ${known.join(", ")}.`,
        );
      }
    }
    return { board, state: READERS[board](parts), step: readStep(parts) };
  } catch (error) {
    if (error instanceof AddressError) return { error: error.message };
    throw error;
  }
}

function readParts(text) {
  const parts = new Map();
  for (const part of text.split("&").filter(Boolean)) {
    const [key, ...rest] = part.split("=");
    const name = decode(key);
    if (parts.has(name)) fail(`The address says ${quoted(name)} twice; once is right.`);
    parts.set(name, decode(rest.join("=")));
  }
  return parts;
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return fail(
      `The address has ${quoted(text)}, where a % is not followed by two hexadecimal digits of readable text.`,
    );
  }
}

function readCells(parts, name) {
  const text = parts.get(name);
  if (text === undefined) return BLANK;
  const odd = Array.from(text).findIndex((character) => !/[\d._*?]/.test(character));
  if (odd >= 0) {
    fail(
      `Character ${odd + 1} of ${name} in the address, ${quoted(Array.from(text)[odd])}, is neither a digit nor a blank.`,
    );
  }
  if (text.length !== 81) fail(`${text.length} cells found in ${name} in the address; a Sudoku has 81.`);
  return text.replace(/[^1-9]/g, ".");
}

function readSudoku(parts) {
  const givens = readCells(parts, "givens");
  const entered = readCells(parts, "entered");
  const both = Array.from(givens).findIndex((digit, index) => digit !== "." && entered[index] !== ".");
  if (both >= 0) {
    const cell = `Row ${Math.floor(both / 9) + 1}, column ${(both % 9) + 1}`;
    fail(`${cell} is both given and entered in the address; it can only be one.`);
  }
  return { givens, entered };
}

function readNumber(parts, name, limit, otherwise) {
  const text = parts.get(name);
  if (text === undefined) return otherwise;
  const number = wholeNumber(text);
  if (number === null || number < 1 || number > limit) {
    fail(
      `${name} in the address is ${quoted(text)}; it has to be a whole number from 1 to ${grouped(limit)}.`,
    );
  }
  return number;
}

function readQueens(parts) {
  return {
    n: readNumber(parts, "n", QUEENS_LIMIT, 8),
    solution: readNumber(parts, "solution", Number.MAX_SAFE_INTEGER, 1),
  };
}

function readSquare(parts, name, rows, cols, otherwise) {
  const text = parts.get(name);
  if (text === undefined) return otherwise;
  const index = squareIndex(text, rows, cols);
  if (index === null) {
    const corner = squareName(cols - 1, rows, cols);
    fail(
      `${name} in the address is ${quoted(text)}; the squares of this ${rows} by ${cols} board go from a1 to ${corner}.`,
    );
  }
  return index;
}

function readKnight(parts) {
  const rows = readNumber(parts, "rows", KNIGHT_LIMIT, 8);
  const cols = readNumber(parts, "cols", KNIGHT_LIMIT, 8);
  const closed = parts.get("closed") ?? "0";
  if (!/^[01]$/.test(closed)) fail(`closed in the address is ${quoted(closed)}; it has to be 1 or 0.`);
  return {
    rows,
    cols,
    start: readSquare(parts, "start", rows, cols, (rows - 1) * cols),
    end: readSquare(parts, "end", rows, cols, -1),
    closed: closed === "1",
  };
}

/** Where in a search the address leads; null where it only names a board. */
function readStep(parts) {
  if (!STEP_KEYS.some((key) => parts.has(key))) return null;
  const strategy = parts.get("strategy");
  if (strategy === undefined) {
    fail("The address names a step or a view but no strategy; strategy= is needed as well.");
  }
  if (!/^[a-z0-9-]{1,60}$/.test(strategy)) {
    fail(`strategy in the address is ${quoted(strategy)}; its name has small letters, digits and hyphens.`);
  }
  const text = parts.get("step") ?? "0";
  const step = wholeNumber(text);
  if (step === null || step > MOST_STEPS) {
    fail(
      `step in the address is ${quoted(text)}; it has to be a whole number from 0 to ${grouped(MOST_STEPS)}.`,
    );
  }
  const view = parts.get("view") ?? "";
  if (view !== "" && !VIEWS.includes(view)) {
    fail(`view in the address is ${quoted(view)}; there are ${VIEWS.join(", ")}.`);
  }
  return { strategy, step, view };
}

/** The fragment for a board, and for the step of its search that is shown: what is as at the beginning is left out. */
export function writeAddress(board, state, step = null) {
  const parts = [`board=${board}`];
  if (board === "sudoku") {
    for (const key of KEYS.sudoku) if (state[key] !== BLANK) parts.push(`${key}=${state[key]}`);
  } else if (board === "queens") {
    parts.push(`n=${state.n}`);
    if (state.solution > 1) parts.push(`solution=${state.solution}`);
  } else {
    const { rows, cols, start, end, closed } = state;
    parts.push(`rows=${rows}`, `cols=${cols}`, `start=${squareName(start, rows, cols)}`);
    if (end >= 0) parts.push(`end=${squareName(end, rows, cols)}`);
    if (closed) parts.push("closed=1");
  }
  if (step) parts.push(`strategy=${step.strategy}`, `step=${step.step}`, `view=${step.view}`);
  return `#${parts.join("&")}`;
}
