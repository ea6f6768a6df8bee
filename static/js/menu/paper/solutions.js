import { engineState, onEngine } from "../../parts/engine-state.js";
import { PRINTING } from "../words.js";

/**
 * The solutions that a print needs, asked of the engine with `raise`, a job each. `changed` hears of every answer,
 * and of an engine that comes or goes while one is waited for.
 * @param {Contract.Raise} raise
 * @param {() => void} changed
 */
export function createSolutions(raise, changed) {
  const answers = new Map();
  const waiting = new Set();
  let wanted = [];
  onEngine(() => {
    if (isWaiting()) changed();
  });

  const missing = () => wanted.filter(({ asked }) => !answers.has(asked));
  const isWaiting = () => missing().length > 0;

  return {
    /** These puzzles are to be solved, and no others: {board, asked} each, as `toPrint` says how they are asked for. */
    want(puzzles) {
      wanted = puzzles;
      for (const { board, asked } of missing()) {
        if (waiting.has(asked)) continue;
        waiting.add(asked);
        raise("solution", { board, puzzle: asked });
      }
    },
    /** The one solution of a puzzle is known already. */
    know: (asked, first) => answers.set(asked, { solutions: 1, first }),
    /** What is known of a puzzle: how many `solutions` it has, as far as they are counted, and its `first`; undefined until then. */
    of: (asked) => answers.get(asked),
    get isWaiting() {
      return isWaiting();
    },
    /** Why some are not there yet. */
    get reason() {
      return PRINTING.waiting[engineState()];
    },
    /** What the callbacks may ask and do. */
    face: {
      wants(puzzle) {
        const is = missing().some(({ asked }) => asked === puzzle);
        if (!is) waiting.delete(puzzle);
        return is;
      },
      solved(puzzle, solutions, first) {
        waiting.delete(puzzle);
        answers.set(puzzle, { solutions, first: String(first) });
        changed();
      },
    },
  };
}
