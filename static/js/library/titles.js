// What something that is shown is called until the reader gives it a name.

import { BOARDS } from "./boards.js";
import { MOMENT } from "./words.js";

/** What a search is called, as the list of strategies has it. */
async function strategyTitle(board, name) {
  const [{ strategies }, { ruled }] = await Promise.all([
    import("../../vendor/pyodide/strategies.js"),
    import("../../vendor/pyodide/ruled.js"),
  ]);
  const found = [...strategies[board], ...Object.values(ruled).flat()].find((entry) => entry.name === name);
  return found?.title ?? MOMENT.yours[name] ?? name;
}

/** The name of the state of a board, or of the `place` in its search that is shown. */
export async function titleOf({ board, state, place }, time) {
  const { nameOf, short } = BOARDS[board];
  if (!place) return nameOf(state, time);
  return MOMENT.name(await strategyTitle(board, place.strategy), short(state), MOMENT.step(place));
}
