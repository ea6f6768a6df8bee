const LIMIT = 1000;

/** Undo and redo over states that are never changed in place: `read` gives the present one, `write` puts one back. */
export function createHistory(read, write) {
  let past = [];
  let future = [];

  function travel(from, to) {
    if (from.length === 0) return false;
    to.push(read());
    write(from.pop());
    return true;
  }

  return {
    /** To be called just before a change. */
    record() {
      past.push(read());
      if (past.length > LIMIT) past = past.slice(-LIMIT);
      future = [];
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
  };
}
