// What people read of all solutions side by side, and of the symmetries of one.

import { counted, grouped } from "../parts/text.js";

export const GALLERY = "All solutions side by side";
export const LIST = "Solutions";
export const ORBIT = "Symmetries of the solution";
export const MEMBERS = "Images under the eight symmetries";

/** What is said where Python cannot answer yet, by its state. */
export const EARLY = {
  loading: "Python is still starting; this is told as soon as it is ready.",
  failed: "Python did not start; this is told after a Retry.",
};
export const LISTED_TO = (n) => `All solutions are listed up to N = ${n}; this board is larger.`;
export const NO_SOLUTION = "There is no solution.";
export const NOTHING_SHOWN = "Solve shows a solution; its symmetries stand here then.";
export const TOO_LARGE = (n) => `Symmetries are shown up to N = ${n}.`;

const kinds = (fundamental) =>
  fundamental ? ["fundamental solution", "fundamental solutions"] : ["solution", "solutions"];

/** How many the list has, and how it goes on; `bound`: rules of the board, such as queens on it, restrict it. */
export function totalWords({ total, fundamental, bound, complete, stopped }) {
  const many = counted(total, ...kinds(fundamental));
  if (stopped) return `${many} so far; the search was stopped. Solve finds all.`;
  if (!complete) return `${many} so far.`;
  if (!bound) return `${many}.`;
  return `${many} ${contain(total)}.`;
}

const contain = (total) => `${total === 1 ? "contains" : "contain"} what is on the board`;

/** "Solution 17: 1 5 8 6 3 7 2 4, in an orbit of 8", with the columns of the queens where they are known. */
export function solutionName(number, fundamental, columns, size) {
  const name = `${fundamental ? "Fundamental solution" : "Solution"} ${grouped(number)}`;
  const queens = columns ? `: ${columnsWords(columns)}` : "";
  return name + queens + (size ? `, in an orbit of ${size}` : "");
}

export const columnsWords = (columns) => Array.from(columns, (column) => column + 1).join(" ");
export const captionOf = (number) => grouped(number);
/** How many images a fundamental solution has. */
export const times = (size) => `×${size}`;

export const SAVE_SVG = "Save as SVG";
export const SAVE_PNG = "Save as PNG";
export const PRINT = "Print them";
/** `shown` of `total` are in a file or on paper. */
export const savedPart = (file, shown, total) =>
  `Saved as ${file}.${shown < total ? ` It has the first ${grouped(shown)} of ${grouped(total)}.` : ""}`;
/** `bound`: rules of the board, such as queens on it, restrict the list. */
export function headingOf(n, total, fundamental, bound) {
  const many = `${counted(total, ...kinds(fundamental))} of ${counted(n, "queen", "queens")}`;
  return bound ? `${many} that ${contain(total)}` : many;
}
export const leftOutWords = (shown, total) =>
  `The first ${grouped(shown)}; ${grouped(total - shown)} more are left out.`;

export const SYMMETRIES = {
  identity: "identity",
  "turn-90": "turned by 90°",
  "turn-180": "turned by 180°",
  "turn-270": "turned by 270°",
  "mirror-rows": "mirrored top to bottom",
  "mirror-columns": "mirrored left to right",
  "mirror-diagonal": "mirrored in the main diagonal",
  "mirror-antidiagonal": "mirrored in the antidiagonal",
};
export const symmetriesWords = (names) => names.map((name) => SYMMETRIES[name]).join(", ");
export const numberWords = (number) => `Solution ${grouped(number)}`;
export const SHOWN = "on the board";
