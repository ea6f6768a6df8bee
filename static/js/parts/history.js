/**
 * Undo and redo over states that are never changed in place: `read` gives the present one, `write` puts one back. What is
 * said of a state goes and comes with it, and so does the way in which the board is used: `said` and `mode` have `now()`
 * and `recall(what was now)`.
 */
export function createHistory({ read, write, said, mode }) {
  const untouched = read();
  // What was and what comes again, in their order. The present has the place `at`, where it is put when it is left.
  let list = [];
  let at = 0;

  const present = () => ({ state: read(), sentence: said.now(), used: mode.now() });

  function travel(to) {
    if (to < 0 || to >= list.length) return false;
    list[at] = present();
    at = to;
    const { state, sentence, used } = list[at];
    mode.recall(used);
    write(state);
    said.recall(sentence);
    return true;
  }

  return {
    /** To be called just before a change. A board that nobody has used is nothing to go back to from an `address`. */
    record({ address = false } = {}) {
      if (address && at === 0 && read() === untouched) return;
      list.length = at;
      list.push(present());
      at += 1;
    },
    undo: () => travel(at - 1),
    redo: () => travel(at + 1),
    /** The states before this one, the latest first. */
    before: () =>
      list
        .slice(0, at)
        .map(({ state }) => state)
        .reverse(),
    get canUndo() {
      return at > 0;
    },
    get canRedo() {
      return at + 1 < list.length;
    },
    /** All of it, for who keeps it: entries that are never changed, and the place of the present among them. */
    now: () => ({ list: [...list], at }),
    /** Nothing was done. */
    reset() {
      list = [];
      at = 0;
    },
    /** As it was kept. */
    recall(kept) {
      list = [...kept.list];
      at = kept.at;
    },
    /** Change the states that can be gone back or forward to. */
    rewrite(change) {
      list = list.map((entry) => {
        const state = change(entry.state);
        return state === entry.state ? entry : { ...entry, state };
      });
    },
  };
}
