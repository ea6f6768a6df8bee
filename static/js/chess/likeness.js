import { make, setText } from "../parts/dom.js";
import { createPanelSection } from "../parts/panel-section.js";
import { fileName } from "../parts/squares.js";
import { adopt } from "../parts/styles.js";
import { grouped } from "../parts/text.js";
import styles from "./likeness.css";
import * as words from "./likeness-words.js";

/** The longest side whose sums are drawn, each as a bar. */
const MOST_BARS = 26;

/** What the tour on the knight's board is like, as long as the reader wants to know. */
export function createLikeness() {
  adopt(styles);
  const note = make("p", { class: "hint" });
  const list = make("dl");
  const texts = Object.fromEntries(
    Object.entries(words.LABELS).map(([name, label]) => {
      const text = make("dd");
      list.append(make("div", {}, make("dt", {}, label), text));
      return [name, text];
    }),
  );
  const bars = make("div", { class: "likeness-sums" });
  const source = make("p", { class: "hint" }, words.SOURCE);
  const section = createPanelSection(
    "likeness",
    { class: "likeness", "aria-label": words.SECTION, "aria-live": "polite" },
    ...[note, list, bars, source],
  );
  // What the section tells of.
  let board = { rows: 0, cols: 0, squares: 0, tooLarge: false };

  function showAll(isTold) {
    note.hidden = isTold;
    list.hidden = bars.hidden = source.hidden = !isTold;
  }

  return {
    /** Show or hide it, of a board and the squares of its tour, 0 where there is none. */
    turn(on, newBoard) {
      section.hidden = !on;
      board = newBoard;
      if (board.squares > 0) return;
      setText(note, board.tooLarge ? words.TOO_LARGE : words.NONE);
      showAll(false);
    },
    /** Tell what is known of the tour. */
    show(report) {
      if (board.squares === 0) return;
      const { rows, cols, squares } = board;
      setText(texts.tour, words.kindOf(report.closed, squares));
      for (const name of ["turns", "crossings"]) {
        setText(texts[name], words.measured(report[name], rows, cols, report.bounds[name]));
      }
      setText(texts.symmetry, words.symmetryOf(report.kind));
      setText(texts.sums, words.sumsOf(report));
      bars.replaceChildren(...(Math.max(rows, cols) > MOST_BARS ? [] : drawnSums(report)));
      showAll(true);
    },
  };
}

/** The sums of the rows, from the top, and of the columns, named as the board's edges are. */
function drawnSums({ rows, cols }) {
  const most = Math.max(...rows, ...cols);
  return [
    barsOf(words.ROWS, rows, (row) => String(rows.length - row), most),
    barsOf(words.COLUMNS, cols, fileName, most),
  ];
}

function barsOf(title, sums, nameOf, most) {
  const isAlike = new Set(sums).size === 1;
  const lines = sums.map((sum, index) => {
    const bar = make("span", { class: "sum-bar" });
    bar.style.inlineSize = `${(100 * sum) / most}%`;
    return make(
      "li",
      isAlike ? { class: "alike" } : {},
      ...[make("span", { class: "sum-name" }, nameOf(index)), make("span", {}, bar), grouped(sum)],
    );
  });
  return make("figure", {}, make("figcaption", {}, title), make("ul", {}, ...lines));
}
