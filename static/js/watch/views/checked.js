import { make, setAttribute, setText } from "../../parts/dom.js";
import { grouped } from "../../parts/text.js";
import { CHECKED, CHECKED_HEADS, checkedSummary } from "../../parts/words.js";

/** What came of a program on each board of the bank, beside the document's version. */
export function createChecked(root) {
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

  function drawRow({ name, right, came, expected, calls, placements, document }) {
    const kind = right === null ? "left" : right ? "right" : "wrong";
    const mark = make("span", { class: "checked-mark", "data-kind": kind }, CHECKED[kind]);
    const words = make("span", { class: "checked-words" }, right === false ? `${came} ${expected}` : came);
    return make(
      "tr",
      { "data-kind": kind },
      make("th", { scope: "row" }, name),
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
      const titles = all.flatMap(({ document }) => (document ? [document.title] : []));
      rows.replaceChildren(...all.map(drawRow));
      scroller.hidden = all.length === 0;
      setText(summary, checkedSummary(all, Number(boards), Boolean(done), titles.at(-1)));
    },
    clear() {
      rows.replaceChildren();
      scroller.hidden = true;
      setText(summary, CHECKED.before);
    },
  };
}
