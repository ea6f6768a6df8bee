// By which method a tour is looked for, and how those that were tried did on the board that is shown.

import { byId, make, setText } from "../parts/dom.js";
import { surely } from "../parts/surely.js";
import { questionOf } from "./knight-state.js";
import { METHOD_COLUMNS, METHOD_FAILED, milliseconds, ofSquares } from "./knight-words.js";

/** What is chosen until somebody chooses. */
export const USUAL = "spliced";

/** The list of methods. */
export function createMethod() {
  const select = byId("method");
  const about = byId("method-about");
  const table = byId("tried");
  let known = [];
  // The board whose rows the table has, as its question, and these rows, by method.
  let of = "";
  const rows = new Map();

  const methodOf = (name) => known.find((method) => method.name === name);

  function tellAbout() {
    const method = methodOf(select.value);
    setText(about, method ? `${method.about} (${method.source})` : "");
  }

  function draw() {
    table.hidden = rows.size === 0;
    const head = make("tr", {}, ...METHOD_COLUMNS.map((title) => make("th", { scope: "col" }, title)));
    const lines = known
      .filter(({ name }) => rows.has(name))
      .map(({ name, title }) => line(title, rows.get(name)));
    table.tBodies[0].replaceChildren(...lines);
    table.tHead.replaceChildren(head);
  }

  const line = (title, { found, visited, size, deadEnds, spent }) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, title),
      make("td", {}, found ? "" : make("span", { class: "failed" }, METHOD_FAILED), ofSquares(visited, size)),
      make("td", {}, ofSquares(deadEnds)),
      make("td", {}, milliseconds(spent)),
    );

  select.addEventListener("change", tellAbout);

  // Data of the build: which methods the engine has.
  surely(() => import("../../vendor/pyodide/methods.js")).then(
    (data) => {
      known = data.methods;
      const chosen = select.value;
      select.replaceChildren(...known.map(({ name, title }) => make("option", { value: name }, title)));
      select.value = chosen;
      tellAbout();
    },
    () => {},
  );

  return {
    get current() {
      return select.value;
    },
    /** The board may be another now: of that, nothing was tried. */
    refresh(state) {
      const asked = JSON.stringify(questionOf(state));
      if (asked === of) return;
      of = asked;
      rows.clear();
      draw();
    },
    /** Note how a method did. */
    note(name, found, visited, size, deadEnds, spent) {
      rows.set(name, { found, visited, size, deadEnds, spent });
      draw();
    },
    /** As on a first visit. */
    reset() {
      select.value = USUAL;
      tellAbout();
      rows.clear();
      draw();
    },
  };
}
