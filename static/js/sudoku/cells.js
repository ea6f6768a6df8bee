// How the cells of a Sudoku look: from a state, or from a moment of a search, one plain description a cell.

import { setting } from "../parts/settings.js";
import { cellLabel, figure, forbids, place as placeOf, WRONG } from "../parts/words.js";
import { inCell } from "./cell-notes.js";
import { coloursOf } from "./marks.js";
import { bit, candidatesOf } from "./notes.js";
import { numberOf, symbolOf } from "./shape.js";
import { faultsOf } from "./sudoku-state.js";

const KINDS = { g: "given", e: "entered", p: "entered", s: "solved" };

/**
 * How the digits of each kind look. Only while the givens are edited, what was played beside them needs a look of its own.
 */
export const looksOf = ({ kinds }) => (kinds.includes("e") ? { ...KINDS, p: "played" } : KINDS);

/** How the digit of a cell is written, "" for none. */
const written = (character) => (character === "." ? "" : symbolOf(numberOf(character)));

/** What is the same in both: the selected cell and those that must differ from it. */
function around(selected, peers) {
  const related = new Set(peers?.[selected] ?? []);
  return (index) => ({ selected: index === selected, peer: related.has(index) });
}

/** What is drawn of the truth in an empty cell, as inCell says it of notes. */
function possibleIn(truth, looked) {
  if (!truth?.notes) return null;
  return { ...truth.notes, found: looked !== 0 && (truth.notes.shown & bit(looked)) !== 0 };
}

/**
 * The cells of a state, of which some are `chosen` and one is the selected. The digit `held` is looked for on the board, or,
 * where it is "", the one in the selected cell. Where there is an `overlay`, something a cell, that is shown instead of notes;
 * `rules` are what holds in the cells beside the usual, with its `wrongSums(state)`, or null.
 */
export function cellsOf(state, chosen, selected, peers, held = "", overlay = null, rules = null) {
  const isMarked = setting("clashes") === "marked";
  const faults = faultsOf(state, isMarked ? peers : null);
  for (const cell of (isMarked && rules?.wrongSums(state)) || []) faults.add(cell);
  const place = around(selected, chosen.length > 1 ? null : peers);
  const among = new Set(chosen.length > 1 ? chosen : []);
  const wanted = held || (setting("same") === "shown" ? state.digits[selected].replace(".", "") : "");
  const looked = numberOf(wanted);
  const candidates = candidatesOf(state, peers);
  const looks = looksOf(state);
  return Array.from(state.digits, (character, index) => {
    const digit = written(character);
    const kind = KINDS[state.kinds[index]];
    const truth = overlay?.[index];
    const conflict = faults.has(index) || truth?.clashes === true;
    const noted = digit || overlay ? null : inCell(state.notes, candidates, index, looked);
    const notes = noted ?? (digit ? null : possibleIn(truth, looked));
    const colours = coloursOf(state.colours, index, noted?.shown ?? 0);
    return {
      ...place(index),
      chosen: among.has(index),
      digit,
      kind: digit ? looks[state.kinds[index]] : null,
      label: cellLabel(placeOf(index, state.shape.size), digit, kind, conflict, noted?.words ?? ""),
      description:
        [state.wrong.includes(index) ? WRONG : "", colours.words, truth?.words].filter(Boolean).join(", ") ||
        null,
      notes,
      looked,
      colour: colours.whole || null,
      colours: colours.candidates,
      readonly: kind === "given",
      conflict,
      differs: digit !== "" && (truth?.differs || (state.other !== "" && state.other[index] !== character)),
      spare: truth?.spare,
      same:
        (digit !== "" && character === wanted && index !== selected) || (notes?.lines != null && notes.found),
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
    const digit = value ? symbolOf(value) : "";
    const kind = now || (digit ? KINDS[state.kinds[index]] : "");
    const text = digit || !figures ? "" : figures.texts[index];
    const forbidding = index === moment.by;
    return {
      ...place(index),
      digit,
      kind: now ? null : kind || null,
      state: now || null,
      label: cellLabel(placeOf(index, state.shape.size), digit, kind),
      figure: text || null,
      description: forbidding ? forbids(symbolOf(moment.value)) : text ? figure(text, figures.what) : null,
      readonly: true,
      forbids: forbidding,
    };
  });
}
