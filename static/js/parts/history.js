/**
 * Undo and redo over states that are never changed in place: `read` gives the present one, `write` puts one back. What is
 * said of a state goes and comes with it, and so does the way in which the board is used: `said` and `mode` have `now()`
 * and `recall(what was now)`.
 */
export function createHistory({ read, write, said, mode }) {
  const untouched = read();
  const past = [];
  let future = [];

  const present = () => ({ state: read(), sentence: said.now(), used: mode.now() });

  function travel(from, to) {
    if (from.length === 0) return false;
    to.push(present());
    const { state, sentence, used } = from.pop();
    mode.recall(used);
    write(state);
    said.recall(sentence);
    return true;
  }

  return {
    /** To be called just before a change. A board that nobody has used is nothing to go back to from an `address`. */
    record({ address = false } = {}) {
      if (address && past.length === 0 && read() === untouched) return;
      past.push(present());
      future = [];
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    /** The states before this one, the latest first. */
    before: () => past.map(({ state }) => state).reverse(),
    /** Undo as often as that. */
    back(count) {
      for (let left = count; left > 0; left -= 1) travel(past, future);
    },
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
  };
}
