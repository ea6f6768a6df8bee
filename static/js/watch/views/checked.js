import { CHECKED_PROGRAM, results } from "../../learn/results.js";
import { make, setAttribute, setText } from "../../parts/dom.js";
import { grouped } from "../../parts/text.js";
import { CHECKED, CHECKED_HEADS, checkedSummary } from "../words.js";

/**
 * What came of a program on each board of the bank, beside the document's version. `onOpen(question)` hears of a board that is
 * to be put on the stage.
 */
export function createChecked(root, { onOpen }) {
  const summary = make("p", { class: "view-caption", "aria-live": "polite" }, CHECKED.before);
  const heads = CHECKED_HEADS.map((words) => make("th", { scope: "col" }, words));
  const head = make("thead", {}, make("tr", {}, ...heads));
  const rows = make("tbody");
  const table = make("table", { class: "checked", "aria-label": CHECKED.label }, head, rows);
  const scroller = make("div", { class: "checked-room", tabindex: "0", role: "region" }, table);
  setAttribute(scroller, "aria-label", CHECKED.label);
  scroller.hidden = true;
  const body = make("div", { class: "checked-view" }, summary, scroller);
  root.append(body);

  const cell = (...content) => make("td", {}, ...content);
  const beside = (own, theirs) => (theirs === undefined ? [] : [`${grouped(own)} / ${grouped(theirs)}`]);

  // What is said of the boards, and whether the program was changed since.
  let standing = CHECKED.before;
  let isOld = false;

  function sum() {
    setText(summary, isOld && !scroller.hidden ? `${CHECKED.old} ${standing}` : standing);
  }

  function opener(name, question) {
    const button = make("button", { type: "button", class: "chip", title: CHECKED.open }, name);
    button.addEventListener("click", () => onOpen(question));
    return button;
  }

  function drawRow({ name, question, right, came, expected, calls, placements, document }, done) {
    const kind = right === null ? "left" : right ? "right" : "wrong";
    const mark = make("span", { class: "checked-mark", "data-kind": kind }, CHECKED[kind]);
    const words = make("span", { class: "checked-words" }, right === false ? `${came} ${expected}` : came);
    return make(
      "tr",
      { "data-kind": kind },
      make("th", { scope: "row" }, right === false && done ? opener(name, question) : name),
      cell(mark, " ", words),
      cell(...beside(calls, document?.calls)),
      cell(...beside(placements, document?.placements)),
    );
  }

  return {
    body,
    /** `judged` are the boards up to now of so many in all, each as the engine's `Judged`. */
    show(judged, boards, done) {
      const all = Array.from(judged);
      // To open one before the last is judged would end the check.
      rows.replaceChildren(...all.map((one) => drawRow(one, done)));
      scroller.hidden = all.length === 0;
      standing = checkedSummary(all, Number(boards), Boolean(done));
      sum();
      if (!done) return;
      const solved = all.every(({ right }) => right !== false) && all.some(({ right }) => right);
      results.note({ exercise: CHECKED_PROGRAM, solved, tries: 1, score: Number(solved) });
    },
    clear() {
      rows.replaceChildren();
      scroller.hidden = true;
      standing = CHECKED.before;
      isOld = false;
      sum();
      results.outdate(CHECKED_PROGRAM);
    },
    /** The program is another now. */
    outdate() {
      isOld = true;
      sum();
      results.outdate(CHECKED_PROGRAM);
    },
  };
}
