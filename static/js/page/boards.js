/**
 * The boards of the page: one of them is shown. `first` is there from the beginning, the `others` are loaded when they
 * are first wanted; the latest press wins. `onTurn(name)` hears of another board that is shown, `onMissing(error,
 * name)` of one that did not arrive.
 */
export function createBoards({ first, others, onTurn, onMissing }) {
  const loaded = new Map([[first.name, first]]);
  let current = first;
  let latest = 0;

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

  /** Show a board; tell whether it is the one that is shown then. At once where it is there already. */
  async function show(name) {
    latest += 1;
    const mine = latest;
    if (!loaded.has(name)) {
      try {
        await load(name);
      } catch (error) {
        if (mine === latest) onMissing(error, name);
        return false;
      }
      if (mine !== latest) return false;
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
