import { PRINTING } from "../words.js";

/**
 * The solutions that a print needs, asked of the engine with `raise`, a job each. `changed` hears of every answer,
 * and of an engine that comes or goes while one is waited for.
 * @param {Contract.Raise} raise
 * @param {() => void} changed
 */
export function createSolutions(raise, changed) {
  const answers = new Map();
  const asked = new Set();
  let wanted = [];
  new MutationObserver(() => {
    if (isWaiting()) changed();
  }).observe(document.documentElement, { attributeFilter: ["data-engine"] });

  const missing = () => wanted.filter((puzzle) => !answers.has(puzzle));
  const isWaiting = () => missing().length > 0;

  return {
    /** These puzzles are to be solved, and no others: as `toPrint` says how they are asked for. */
    want(puzzles) {
      wanted = puzzles;
      for (const puzzle of missing()) {
        if (asked.has(puzzle)) continue;
        asked.add(puzzle);
        raise("solution", { puzzle });
      }
    },
    /** The one solution of a puzzle is known already. */
    know: (puzzle, first) => answers.set(puzzle, { solutions: 1, first }),
    /** What is known of a puzzle: how many `solutions` it has, up to 2, and its `first`; undefined until then. */
    of: (puzzle) => answers.get(puzzle),
    get isWaiting() {
      return isWaiting();
    },
    /** Why some are not there yet. */
    get reason() {
      return PRINTING.waiting[document.documentElement.dataset.engine];
    },
    /** What the callbacks may ask and do. */
    face: {
      wants(puzzle) {
        const is = wanted.includes(puzzle) && !answers.has(puzzle);
        if (!is) asked.delete(puzzle);
        return is;
      },
      solved(puzzle, solutions, first) {
        asked.delete(puzzle);
        answers.set(puzzle, { solutions, first: String(first) });
        changed();
      },
    },
  };
}
