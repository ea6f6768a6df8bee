import { make, setAttribute } from "../../parts/dom.js";
import { foldLabel, sourceOf } from "../words.js";
import { highlighted } from "./highlighted.js";

/**
 * The strategy's own source with the running line marked; what stands above the algorithm is folded away. Plain at first,
 * coloured once the highlighter is there.
 */
export function createCode(root) {
  const title = make("p", { class: "view-caption" });
  const code = make("code");
  const scroller = make("div", { class: "code", role: "region", tabindex: "0" }, make("pre", {}, code));
  root.replaceChildren(title, scroller);
  let text = null;
  let lines = [];
  let folds = [];
  let running = 0;
  // The line where the search begins.
  let beginning = 0;

  function mark(number) {
    const before = lines[running - 1];
    running = number;
    const now = lines[number - 1];
    if (before && before !== now) setAttribute(before, "aria-current", null);
    if (now) setAttribute(now, "aria-current", "step");
    look();
  }

  /** Bring the running line into sight; before the first step, the function that begins to the top. */
  function look() {
    if (scroller.clientHeight === 0) return;
    const line = lines[(running || beginning) - 1];
    if (!line) return;
    if (running === 0) scroller.scrollTop = line.offsetTop - line.offsetHeight;
    else keepInSight(line);
  }

  function keepInSight(line) {
    folds.find((fold) => fold.lines.includes(line))?.put(false);
    const top = line.offsetTop - scroller.scrollTop;
    const margin = 2 * line.offsetHeight;
    if (top >= margin && top + line.offsetHeight + margin <= scroller.clientHeight) return;
    scroller.scrollTop = line.offsetTop - scroller.clientHeight / 3;
  }

  // It has become visible, or has another size: what runs is to be seen.
  new ResizeObserver(look).observe(scroller);

  return {
    /**
     * Show a file of Python; `name` says whose it is. `foldable` are [first line, last line, what] of what is folded away
     * at first; in `begins` the search begins.
     */
    async source(newText, name, foldable, begins) {
      const shown = String(newText).trimEnd();
      title.textContent = name;
      setAttribute(scroller, "aria-label", sourceOf(name));
      if (shown === text) return;
      text = shown;
      [running, beginning] = [0, Number(begins)];
      lines = shown.split("\n").map(makeLine);
      scroller.style.setProperty("--digits", String(lines.length).length);
      folds = Array.from(foldable, ([first, last, what]) => createFold(lines.slice(first - 1, last), what));
      code.replaceChildren(...lines);
      for (const fold of folds) fold.wrap();
      look();
      const coloured = await highlighted(shown);
      if (text !== shown) return;
      for (const [index, line] of lines.entries()) line.replaceChildren(...coloured[index], "\n");
    },
    /** Mark the line that runs, counted from 1; 0 for none. */
    line(number) {
      if (number !== running) mark(Number(number));
    },
  };
}

const makeLine = (line, index) =>
  make("span", { class: "code-line", "data-line": String(index + 1) }, line, "\n");

/** Lines that can be folded away behind a button of their own. */
function createFold(lines, what) {
  const room = make("span", { id: `code-fold-${what}` });
  const sign = make("span", { class: "code-fold-sign", "aria-hidden": "true" }, "▸");
  const button = make("button", { type: "button", class: "code-fold", "aria-controls": room.id }, sign);
  button.append(foldLabel(what, lines.length));
  const fold = {
    lines,
    /** Go around the lines where they stand. */
    wrap() {
      lines[0].before(button, room);
      room.append(...lines);
    },
    put(away) {
      room.hidden = away;
      setAttribute(button, "aria-expanded", String(!away));
    },
  };
  button.addEventListener("click", () => fold.put(!room.hidden));
  fold.put(true);
  return fold;
}
