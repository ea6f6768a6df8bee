// What is in a list, a column each: a row is its index in all of them, and no object.

import { shapeName } from "../parts/new-puzzles.js";
import { rulesOf } from "../sudoku/forms.js";
import { cagesOf, shapeOf } from "../sudoku/shape.js";
import { cluesOf } from "./reading.js";

/** What is known of a row's solutions, and the places of the verdicts in VERDICTS of words.js. */
export const [UNKNOWN, ONE, NONE, SEVERAL, UNREAD] = [0, 1, 2, 3, 4];
/** Of the levels the names, as the engine has them; the first is that of what is not rated yet. */
export const LEVELS = ["", "easy", "medium", "hard", "unfair", "extreme"];
/** What cannot be rated. */
export const UNRATED = LEVELS.length;
const VERDICT_OF = { 0: NONE, 1: ONE, 2: SEVERAL };

/** What came of the work with a row, a column each. */
const RESULTS = ["verdicts", "levels", "scores", "hardest", "nodes", "solutions", "wrong"];

/** Between rows, and between the parts of one: as py/jobs/packed.py has them. */
export const [END, NEXT] = ["\u001e", "\u001f"];

/** Rows of a list: how many there are, and what is known of each. */
export class Rows {
  /** The numbers of their first lines, from 1. */
  lines = [];
  /** What the engine reads; of a row that was read by the engine its text, of any number of lines. */
  texts = [];
  /** Their digits, and those among them that are entered; "" for one that cannot be read. */
  digits = [];
  entered = new Map();
  /** Of those that are more than digits of the usual shape the whole position, as JSON: they have notes, or another shape. */
  more = new Map();
  /** What is said of the shapes of these, as far as it was asked for. */
  #shapes = new Map();
  /** Why one cannot be read, worked on or rated, by their indices. */
  faults = new Map();
  clues = [];
  verdicts = [];
  levels = [];
  scores = [];
  hardest = [];
  nodes = [];
  solutions = [];
  /** How many entries are wrong; -1 where they are not possible together; null where that is not known. */
  wrong = [];
  /** Which of them are chosen. */
  ticked = new Set();

  get length() {
    return this.lines.length;
  }

  #add(line, text, digits) {
    this.lines.push(line);
    this.texts.push(text);
    this.digits.push(digits);
    this.clues.push(cluesOf(digits));
    this.verdicts.push(UNKNOWN);
    this.levels.push(0);
    this.scores.push(0);
    this.hardest.push("");
    this.nodes.push(-1);
    this.solutions.push("");
    this.wrong.push(null);
  }

  /** Add what was read as plain puzzles. */
  addPlain({ numbers, texts }) {
    for (const [index, text] of texts.entries()) this.#add(numbers[index], text, text);
  }

  /** Add what the engine has read. */
  addPacked(packed) {
    if (packed === "") return;
    for (const row of packed.split(END)) {
      const [line, givens, entered, more, fault, text] = row.split(NEXT);
      const index = this.length;
      this.#add(
        Number(line),
        text,
        givens.replace(/\./g, (_, cell) => entered[cell]),
      );
      if (more) this.more.set(index, more);
      if (/[^.]/.test(entered)) this.entered.set(index, entered);
      if (!fault) continue;
      this.faults.set(index, fault);
      this.verdicts[index] = UNREAD;
    }
  }

  /** The indices of all rows. */
  all() {
    return this.lines.map((_, index) => index);
  }

  /** What came of the work with all rows, to be kept: long columns of texts as one text, which is far less work. */
  get results() {
    const columns = RESULTS.map((name) => this[name]);
    return { faults: this.faults, columns: columns.map((of) => (isOfTexts(of) ? of.join(NEXT) : of)) };
  }

  /** Take back what came of the work with the same rows; what is not of them, or damaged, is left. */
  resume(results) {
    const { faults, columns = [] } = results ?? {};
    const found = columns.map((of) => (typeof of === "string" ? of.split(NEXT) : of));
    const isOfThese = (of, at) =>
      Array.isArray(of) && of.length === this.length && isOfTexts(of) === isOfTexts(this[RESULTS[at]]);
    if (!(faults instanceof Map) || found.length !== RESULTS.length || !found.every(isOfThese)) return;
    for (const [at, of] of found.entries()) this[RESULTS[at]] = of;
    this.faults = faults;
  }

  /** The givens of a row: all its digits but those that were entered. */
  givens(index) {
    const entered = this.entered.get(index);
    const digits = this.digits[index];
    return entered ? digits.replace(/[^.]/g, (digit, cell) => (entered[cell] === "." ? digit : ".")) : digits;
  }

  /** A row as the engine reads a position: {givens, entered}, and notes and shape where it has such. */
  position(index) {
    if (this.more.has(index)) return JSON.parse(this.more.get(index));
    return { givens: this.givens(index), entered: this.entered.get(index) ?? ".".repeat(81) };
  }

  /** The shape of a row: its `name` beside "Sudoku", as "6 x 6 Killer", "" for the usual one, and how many `cages` it has. */
  shape(index) {
    if (!this.more.has(index)) return USUAL;
    if (!this.#shapes.has(index)) {
      const { givens, ...more } = this.position(index);
      const shape = shapeOf(rulesOf(more), givens.length);
      const name = shape && shapeName(shape).replace(/ ?Sudoku$/, "");
      this.#shapes.set(index, shape ? { name, cages: cagesOf(shape).length } : USUAL);
    }
    return this.#shapes.get(index);
  }

  /** Take what came of a `deed` for a row, as the job has packed it. */
  take(deed, index, packed) {
    const [first, second, third] = packed.split(NEXT);
    if (first === "") this.#fail(deed, index, second);
    else if (deed === "rate") {
      this.levels[index] = LEVELS.indexOf(first);
      this.scores[index] = Number(second);
      this.hardest[index] = third;
      // Only what has one solution is rated.
      this.verdicts[index] = ONE;
    } else {
      this.verdicts[index] = VERDICT_OF[first];
      if (deed === "check") this.wrong[index] = third === "0" ? 0 : Number(second);
      else {
        this.nodes[index] = Number(second);
        this.solutions[index] = third;
      }
    }
  }

  #fail(deed, index, sentence) {
    this.faults.set(index, sentence);
    if (deed === "rate") this.levels[index] = UNRATED;
    else this.verdicts[index] = UNREAD;
  }

  /** Whether a deed is still to be done with a row; what cannot be read is left out. */
  isOpen(deed, index) {
    if (this.digits[index] === "") return false;
    if (deed === "rate") return this.levels[index] === 0;
    return deed === "check" ? this.wrong[index] === null : this.nodes[index] < 0;
  }

  /**
   * What is known of all rows: how many have each verdict and each level, and the row with the most nodes,
   * and the first that cannot be rated, -1 for none.
   */
  summary() {
    const verdicts = [0, 0, 0, 0, 0];
    const levels = LEVELS.map(() => 0);
    let slowest = -1;
    let wrong = 0;
    let solved = 0;
    let unrated = 0;
    let whyUnrated = -1;
    for (let index = 0; index < this.length; index++) {
      verdicts[this.verdicts[index]] += 1;
      if (this.levels[index] < levels.length) levels[this.levels[index]] += 1;
      if (this.wrong[index]) wrong += 1;
      if (this.levels[index] === UNRATED) {
        unrated += 1;
        if (whyUnrated < 0) whyUnrated = index;
      }
      if (this.nodes[index] < 0) continue;
      solved += 1;
      if (slowest < 0 || this.nodes[index] > this.nodes[slowest]) slowest = index;
    }
    return { verdicts, levels, slowest, wrong, solved, unrated, whyUnrated };
  }
}

const USUAL = { name: "", cages: 0 };

const isOfTexts = (column) => typeof column[0] === "string";

/** What rows are sorted by; what is not known yet is no number. */
const ORDERS = {
  line: (rows) => rows.lines,
  clues: (rows) => rows.clues,
  level: (rows) => rows.levels.map((level, index) => (level ? level * 1e6 + rows.scores[index] : Number.NaN)),
  verdict: (rows) => rows.verdicts.map((verdict) => verdict || Number.NaN),
  nodes: (rows) => rows.nodes.map((nodes) => (nodes < 0 ? Number.NaN : nodes)),
};

/**
 * The indices of the rows that are looked for, in an order: {text, verdict, level, least, most, by, down}. A text is found in the
 * digits, where it is made of digits and blanks, and else in what is said of a row; verdict and level are -1 for any.
 */
export function found(rows, { text, verdict, level, least, most, by, down }) {
  const wanted = text.trim().toLowerCase();
  const cells = /^[\d._*?\s|+-]+$/.test(wanted) ? wanted.replace(/[\s|+-]/g, "").replace(/[0_*?]/g, ".") : "";
  const indices = [];
  for (let index = 0; index < rows.length; index++) {
    if (verdict >= 0 && rows.verdicts[index] !== verdict) continue;
    if (level >= 0 && rows.levels[index] !== level) continue;
    if (rows.clues[index] < least || rows.clues[index] > most) continue;
    if (cells ? !rows.digits[index].includes(cells) : wanted && !says(rows, index, wanted)) continue;
    indices.push(index);
  }
  const keys = ORDERS[by](rows);
  if (by !== "line" || down) {
    const sign = down ? -1 : 1;
    const isUnknown = (index) => Number(Number.isNaN(keys[index]));
    // What is not known comes last, either way.
    indices.sort(
      (one, other) => isUnknown(one) - isUnknown(other) || sign * (keys[one] - keys[other]) || one - other,
    );
  }
  return indices;
}

const says = (rows, index, wanted) =>
  rows.texts[index].toLowerCase().includes(wanted) ||
  (rows.faults.get(index) ?? "").toLowerCase().includes(wanted) ||
  rows.hardest[index].toLowerCase().includes(wanted) ||
  rows.shape(index).name.toLowerCase().includes(wanted);
