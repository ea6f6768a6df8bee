import { point, SIDE } from "../hints/places.js";
import { SHAPES } from "../hints/shapes.js";
import { byId, makeSvg } from "../parts/dom.js";
import { candidatesOf, noted } from "../sudoku/notes.js";
import { nearestDigit } from "./marks.js";

/** How far from a candidate it is still pressed, in parts of its cell: with a mouse within its own place. */
const REACH = 1 / 6;

const drawStrike = ([cell, digit]) =>
  makeSvg(
    "g",
    { transform: `translate(${point([cell, digit]).join(" ")})` },
    makeSvg("path", { d: SHAPES.out }),
    makeSvg("text", { y: 9 }, String(digit)),
  );

/**
 * Candidates of the Sudoku that the reader strikes out by pressing them, where `isOn()`: they stay in sight, with a cross, and
 * come back when they are pressed again. `struck()` are those, [cell, digit] each.
 */
export function createStrikes({ sudoku, isOn, struck }) {
  const board = byId("sudoku");
  const layer = makeSvg("svg", { class: "strikes", viewBox: `0 0 ${SIDE} ${SIDE}`, "aria-hidden": "true" });
  board.append(layer);

  /** The candidate that a press means; null for none. */
  function pressed({ target, clientX, clientY, pointerType }) {
    const cell = Array.from(board.querySelectorAll("[role=gridcell]")).indexOf(
      target.closest("[role=gridcell]"),
    );
    if (cell < 0) return null;
    const { left, top, width, height } = target.closest("[role=gridcell]").getBoundingClientRect();
    const place = [(clientX - left) / width, (clientY - top) / height];
    const out = struck().filter(([at]) => at === cell);
    const mask = out.reduce(
      (all, [, digit]) => all | (1 << (digit - 1)),
      candidatesOf(sudoku.state, sudoku.shown.peers)[cell],
    );
    const digit = nearestDigit(mask, place, pointerType === "touch" ? 1 : REACH);
    return digit ? { cell, digit } : null;
  }

  board.addEventListener("click", (event) => {
    const { shiftKey, ctrlKey, metaKey } = event;
    if (!isOn() || shiftKey || ctrlKey || metaKey || board.querySelector("[data-several]")) return;
    const candidate = pressed(/** @type {any} */ (event));
    if (!candidate) return;
    const { notes } = sudoku.state;
    const next = noted(notes, "out", [candidate.cell], candidate.digit);
    sudoku.play(Object.freeze({ ...sudoku.state, notes: next }));
  });

  return {
    /** Draw those that are struck out now. */
    draw: (candidates) => layer.replaceChildren(...candidates.map(drawStrike)),
  };
}
