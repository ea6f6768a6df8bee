import { resolvers } from "../parts/waiting.js";

/**
 * The boards of the page: one of them is shown. `first` is there from the beginning, the `others` are loaded when they
 * are first wanted; the latest press wins. `onTurn(name)` hears of another board that is shown, `onMissing(error,
 * name)` of one that did not arrive.
 */
export function createBoards({ first, others, onTurn, onMissing }) {
  const loaded = new Map([[first.name, first]]);
  let current = first;
  let supersede = () => {};

  async function load(name) {
    const board = await others[name].want();
    loaded.set(name, board);
  }

  function turn(name) {
    if (current.name === name) return;
    current = loaded.get(name);
    onTurn(name);
    // A picture is only drawn where it can be seen.
    current.repaint?.();
  }

  /** Show a board; tell whether it is the one that is shown then: at once where it is there, or another is wanted. */
  async function show(name) {
    supersede();
    const { promise: superseded, resolve } = resolvers();
    supersede = () => resolve(false);
    if (!loaded.has(name)) {
      try {
        const arrived = load(name).then(() => true);
        if (!(await Promise.race([arrived, superseded]))) return false;
      } catch (error) {
        onMissing(error, name);
        return false;
      }
    }
    turn(name);
    return true;
  }

  return {
    get current() {
      return current;
    },
    show,
    /** The colours of the theme have changed. */
    repaint() {
      for (const board of loaded.values()) board.repaint?.();
    },
  };
}
