import { make } from "../parts/dom.js";
import { grouped } from "../parts/text.js";
import { LARGEST_KNOWN, published, SOURCES } from "./published.js";
import { ALL_NUMBERS, COLUMNS, COUNTED_HERE, MARKED } from "./words.js";

/** All published numbers, folded; those that were counted here are marked. */
export function createTable() {
  const marks = [];
  const body = make("tbody");
  for (let n = 1; n <= LARGEST_KNOWN; n += 1) {
    const { total, fundamental } = published(n);
    const mark = make("span");
    marks.push(mark);
    body.append(
      make(
        "tr",
        {},
        make("th", { scope: "row" }, mark, String(n)),
        make("td", {}, grouped(total)),
        make("td", {}, grouped(fundamental)),
      ),
    );
  }
  const head = make("tr", {}, ...COLUMNS.map((title) => make("th", { scope: "col" }, title)));
  const table = make(
    "table",
    { class: "count-table" },
    make("caption", {}, `${SOURCES}; ${MARKED}`),
    make("thead", {}, head),
    body,
  );
  // On a small phone the longest numbers are reached by scrolling, also with keys.
  const room = make(
    "div",
    { class: "count-room", role: "group", "aria-label": ALL_NUMBERS, tabindex: "0" },
    table,
  );
  return {
    element: make("details", { class: "count-all" }, make("summary", {}, ALL_NUMBERS), room),
    /** Mark what was counted here. */
    mark: (n) => marks[n - 1].replaceChildren(`${COUNTED_HERE} `),
    /** Nothing was counted here. */
    clear() {
      for (const mark of marks) mark.replaceChildren();
    },
  };
}
