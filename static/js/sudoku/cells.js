// How the cells of a Sudoku look: from a state, or from a moment of a search, one plain description a cell.

import { cellLabel, figure, forbids, WRONG } from "../parts/words.js";
import { faultsOf } from "./sudoku-state.js";

const KINDS = { g: "given", e: "entered", p: "entered", s: "solved" };

/** What is the same in both: the selected cell and those that must differ from it. */
function around(selected, peers) {
  const related = new Set(peers?.[selected] ?? []);
  return (index) => ({ selected: index === selected, peer: related.has(index) });
}

/** The cells of a state. */
export function cellsOf(state, selected, peers) {
  const faults = faultsOf(state, peers);
  const place = around(selected, peers);
  const wanted = state.digits[selected];
  // Only while the givens are edited, what was played beside them needs a look of its own.
  const looks = state.kinds.includes("e") ? { ...KINDS, p: "played" } : KINDS;
  return Array.from(state.digits, (character, index) => {
    const digit = character === "." ? "" : character;
    const kind = KINDS[state.kinds[index]];
    const conflict = faults.has(index);
    return {
      ...place(index),
      digit,
      kind: digit ? looks[state.kinds[index]] : null,
      label: cellLabel(index, digit, kind, conflict),
      description: state.wrong.includes(index) ? WRONG : null,
      readonly: kind === "given",
      conflict,
      differs: state.other !== "" && state.other[index] !== character,
      same: digit !== "" && digit === wanted && index !== selected,
    };
  });
}

/**
 * The cells at a moment of a search, {values, states, cell, value, by}: placed digits in their states, the digit that is
 * tried, the cell that forbids it, and in the empty ones their figures, {texts, what} or null.
 */
export function momentCells(moment, figures, state, selected, peers) {
  const place = around(selected, peers);
  return Array.from(state.digits, (_, index) => {
    const now = moment.states[index];
    const tried = index === moment.cell && now !== "" ? moment.value : 0;
    const value = moment.values[index] || tried;
    const digit = value ? String(value) : "";
    const kind = now || (digit ? KINDS[state.kinds[index]] : "");
    const text = digit || !figures ? "" : figures.texts[index];
    const forbidding = index === moment.by;
    return {
      ...place(index),
      digit,
      kind: now ? null : kind || null,
      state: now || null,
      label: cellLabel(index, digit, kind),
      figure: text || null,
      description: forbidding ? forbids(moment.value) : text ? figure(text, figures.what) : null,
      readonly: true,
      forbids: forbidding,
    };
  });
}
