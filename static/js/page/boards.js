import { resolvers } from "../parts/waiting.js";

/**
 * The boards of the page: one of them is shown. `first` is there from the beginning, the `others` are loaded when they
 * are first wanted; the latest press wins. `onSwitch(name)` hears of another board that is shown, `onMissing(error,
 * name)` of one that did not arrive; between `onComing(name)` and `onCome()` one is on its way.
 */
export function createBoards({ first, others, onSwitch, onMissing, onComing, onCome }) {
  const loaded = new Map([[first.name, first]]);
  let current = first;
  // The board that is on its way: its name, whether it is `shown` in the end, and `leave` for when another is wanted.
  let coming = null;

  async function load(name) {
    const board = await others[name].want();
    loaded.set(name, board);
  }

  function turn(name) {
    if (current.name === name) return;
    current = loaded.get(name);
    onSwitch(name);
    // A picture is only drawn where it can be seen.
    current.repaint?.();
  }

  async function arrival(name, left) {
    try {
      const arrived = load(name).then(() => true);
      if (!(await Promise.race([arrived, left]))) return false;
    } catch (error) {
      come();
      onMissing(error, name);
      return false;
    }
    come();
    turn(name);
    return true;
  }

  function come() {
    coming = null;
    onCome();
  }

  /** Show a board, and tell whether it is shown: known at once where it is there, or when another is wanted. */
  async function show(name) {
    if (coming?.name === name) return coming.shown;
    if (coming) {
      coming.leave(false);
      come();
    }
    if (!loaded.has(name)) {
      const { promise: left, resolve: leave } = resolvers();
      coming = { name, shown: arrival(name, left), leave };
      onComing(name);
      return coming.shown;
    }
    turn(name);
    return true;
  }

  return {
    get current() {
      return current;
    },
    /** Those that have arrived. */
    get loaded() {
      return Array.from(loaded.values());
    },
    show,
    /** The colours of the theme have changed. */
    repaint() {
      for (const board of loaded.values()) board.repaint?.();
    },
  };
}
