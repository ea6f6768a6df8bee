import { FORMS } from "../menu/words.js";
import { rulesBehind } from "../sudoku/rules-behind.js";
import { LEVELS, NEXT } from "./rows.js";
import { RESULTS } from "./words.js";

/** What a list is saved as: [name, label, ending] each; the first ones are written here, the others by the engine. */
export const SAVED = [
  ["lines", RESULTS.lines, "txt"],
  ["results", RESULTS.table, "csv"],
  ["solutions", RESULTS.solutions, "txt"],
  ...Object.entries(FORMS.names)
    .filter(([name]) => name !== "81")
    .map(([name, { label, ending }]) => [name, label, ending]),
];

export const isWrittenHere = (form) => form in WRITERS;

const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** By the verdicts of rows.js how many solutions there are; 2 for more. */
const SOLUTIONS = ["", "1", "0", "2", ""];

/** The digits of a row, and its rules behind them. */
const lineOf = (rows, index) =>
  rows.digits[index] + (rows.more.has(index) ? rulesBehind(rows.position(index)) : "");

/** What is known of a row, as a line of a table. */
function resultOf(rows, index) {
  const solutions = SOLUTIONS[rows.verdicts[index]];
  const level = LEVELS[rows.levels[index]] ?? "";
  return [
    ...[rows.lines[index], lineOf(rows, index), rows.clues[index], solutions, rows.solutions[index]],
    ...[level, level && rows.scores[index], rows.hardest[index]],
    ...[
      rows.nodes[index] < 0 ? "" : rows.nodes[index],
      rows.wrong[index] ?? "",
      rows.faults.get(index) ?? "",
    ],
  ]
    .map((value) => quoted(String(value)))
    .join(",");
}

const isRead = (rows, index) => rows.digits[index] !== "";

const WRITERS = {
  lines: (rows, indices) =>
    indices.filter((index) => isRead(rows, index)).map((index) => lineOf(rows, index)),
  results: (rows, indices) => [RESULTS.head, ...indices.map((index) => resultOf(rows, index))],
  solutions: (rows, indices) => indices.map((index) => rows.solutions[index]).filter(Boolean),
};

/** The text of a file with these rows, in a form that is written here. */
export const written = (form, rows, indices) => `${WRITERS[form](rows, indices).join("\n")}\n`;

/** Collects what the engine has written; `text(frame)` is the file, and `missing` counts what the form cannot hold. */
export function createWritten() {
  const texts = [];
  let missing = 0;
  return {
    take(place, row) {
      const [mark, text] = row.split(NEXT);
      if (mark === "") missing += 1;
      else texts[place] = text;
    },
    get missing() {
      return missing;
    },
    text(frame) {
      const [head, between, tail] = frame.split(NEXT);
      return `${head}${texts.filter((text) => text !== undefined).join(`\n${between}`)}${tail}\n`;
    },
  };
}
