import { hasTour, isTooLarge, questionOf } from "./knight-state.js";

const NOTHING = Object.freeze([]);

/**
 * The tours of boards that are too large for these to be kept with their state: the last one is remembered, another one is
 * computed again where it is to be shown.
 */
export function createLarge() {
  let last = null;
  const asked = (state) => JSON.stringify(questionOf(state));

  /** The squares of the tour that is shown; none where it is still to be computed. */
  const pathOf = (state) =>
    hasTour(state) && isTooLarge(state) && last?.asked === asked(state) ? last.path : state.path;

  const isMissing = (state) => hasTour(state) && pathOf(state).length === 0;

  return {
    pathOf,
    isMissing,
    /** Whether a path is another tour than the one that is shown, or is to be. */
    isOther(state, path) {
      const shown = pathOf(state);
      const isSame = shown.length === path.length && shown.every((square, index) => square === path[index]);
      return path.length > 0 && !isMissing(state) && !isSame;
    },
    /** Remember a path that is too large for its state. Gives what the state has of it. */
    keep(state, path) {
      if (!isTooLarge(state)) return Array.from(path, Number);
      last = { asked: asked(state), path };
      return NOTHING;
    },
    forget() {
      last = null;
    },
  };
}
