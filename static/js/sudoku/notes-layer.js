import { make, setText } from "../parts/dom.js";
import { bit } from "./notes.js";
import { symbolOf } from "./shape.js";

/**
 * The notes, drawn over the cells: the small digits of a size in each cell, each made once at its place and then only shown or hidden, as
 * laying out text for every key would take too long; or lines of text. Cells without notes have nothing here.
 */
export function createNotesLayer(side) {
  const DIGITS = Array.from({ length: side }, (_, index) => index + 1);
  const root = make("div", { class: "notes", "aria-hidden": "true" });
  const cells = Array.from({ length: side * side }, () => make("div"));
  // What is drawn of each cell: nothing yet.
  const drawn = cells.map(() => ({
    ...{ notes: null, colours: "", found: 0 },
    ...{ shown: null, hasPlaces: false, lines: null },
  }));
  root.append(...cells);

  function makePlaces(index) {
    const places = DIGITS.map((digit) => make("i", {}, symbolOf(digit)));
    const box = make("div", { class: "places" }, ...places);
    cells[index].append(box);
    return { box, places, looks: DIGITS.map(() => "") };
  }

  function drawPlaces(index, notes, colours, looked) {
    const memory = drawn[index];
    memory.shown ??= makePlaces(index);
    const { places, looks } = memory.shown;
    for (const digit of DIGITS) {
      // The weight of a digit stays with it while it is hidden: to change that takes longest.
      let look = notes.own & bit(digit) ? "own" : "";
      if (notes.shown & bit(digit)) {
        look += " shown";
        if (digit === looked) look += " looked";
        if (notes.steps) look += ` step-${notes.steps[digit - 1]}`;
        if (colours && colours[digit - 1] !== "0") look += ` paint-${colours[digit - 1]}`;
      }
      if (looks[digit - 1] === look) continue;
      looks[digit - 1] = look;
      places[digit - 1].className = look;
    }
  }

  function drawLines(index, texts) {
    const memory = drawn[index];
    if (!memory.lines) {
      memory.lines = [make("span"), make("span"), make("span")];
      cells[index].append(make("div", { class: "lines-of-notes" }, ...memory.lines));
    }
    for (const [at, line] of memory.lines.entries()) {
      const { length } = texts[at];
      setText(line, texts[at]);
      const isMiddle = at === 1;
      line.className = length > 7 && isMiddle ? "longest" : length > (isMiddle ? 5 : 7) ? "long" : "";
    }
  }

  return {
    root,
    /** Draw what is noted in a cell, as cell-notes.js says it, or null; `looked` is the digit that is looked for. */
    draw(index, notes, colours, looked) {
      const memory = drawn[index];
      const found = notes?.found ? looked : 0;
      if (isSame(memory, notes, colours, found)) return;
      const hasPlaces = notes !== null && notes.lines === null;
      if (hasPlaces) drawPlaces(index, notes, colours, found);
      if (memory.shown && hasPlaces !== memory.hasPlaces)
        memory.shown.box.classList.toggle("gone", !hasPlaces);
      if (notes?.lines || memory.lines) drawLines(index, notes?.lines ?? ["", "", ""]);
      Object.assign(memory, { notes, colours, found, hasPlaces });
    },
  };
}

function isSame(drawn, notes, colours, found) {
  const before = drawn.notes;
  if (before === null || notes === null) return before === notes;
  const isSameNotes = ["shown", "own", "steps", "words"].every((name) => before[name] === notes[name]);
  return isSameNotes && drawn.colours === colours && drawn.found === found;
}
