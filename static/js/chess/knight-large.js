import { hasTour, isTooLarge, questionOf, toured } from "./knight-state.js";

const NOTHING = Object.freeze([]);

/**
 * The tours of boards that are too large for these to be kept with their state: the last one is remembered, another one is
 * computed again where it is to be shown.
 */
export function createLarge() {
  let last = null;
  const asked = (state) => JSON.stringify([questionOf(state), state.method]);

  /** The squares of the tour that is shown; none where it is still to be computed. */
  const pathOf = (state) =>
    hasTour(state) && isTooLarge(state) && last?.asked === asked(state) ? last.path : state.path;

  const isMissing = (state) => hasTour(state) && pathOf(state).length === 0;

  return {
    pathOf,
    isMissing,
    /** The method that had found the tour which is missing, "" where none is. */
    missed: (state) => (isMissing(state) ? state.method : ""),
    /** Whether a path is another tour than the one that is shown, or is to be. */
    isOther(state, path) {
      const shown = pathOf(state);
      const isSame = shown.length === path.length && shown.every((square, index) => square === path[index]);
      return path.length > 0 && !isMissing(state) && !isSame;
    },
    /** The state with a tour that a method has found. A path that is too large for it is remembered beside it. */
    toured(state, path, caption, closes, method) {
      const isLarge = isTooLarge(state);
      const next = toured(state, isLarge ? NOTHING : Array.from(path, Number), caption, closes, method);
      if (isLarge) last = { asked: asked(next), path };
      return next;
    },
    forget() {
      last = null;
    },
  };
}
