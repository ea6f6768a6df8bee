/** Gigabytes of memory below which nothing is made that nobody has asked for. */
const ENOUGH = 2;

/** Whether work that nobody has asked for is welcome on a machine. */
const isWelcome = (machine) => !machine.connection?.saveData && (machine.deviceMemory ?? ENOUGH) >= ENOUGH;

/**
 * A puzzle of each of the `levels` of a board that is ready when it is asked for, made by the engine while nobody else wants it.
 * `raise` asks for one: its question as text, which `questionOf(level)` gives, "" for no more.
 * @param {Contract.Raise} raise
 */
export function createStock(raise, { board, levels, questionOf }, machine = navigator) {
  const ready = new Map();
  // The level of the one that is being made, "" for none, null where that is over; and whether any are to be made.
  let level = "";
  let begun = false;

  function next() {
    const missing = begun && isWelcome(machine) ? (levels.find((name) => !ready.has(name)) ?? "") : "";
    if (missing === level) return;
    level = missing;
    raise("stock", { board, question: level && JSON.stringify(questionOf(level)) });
  }

  return {
    /** Somebody wants new puzzles: from now on there are to be some. */
    begin() {
      begun = true;
      next();
    },
    /** The one of a level, which is not there any more then; undefined where there is none. */
    take(name) {
      const made = ready.get(name);
      ready.delete(name);
      if (begun) next();
      return made;
    },
    /** One is ready, or undefined where none could be made. */
    put(made) {
      if (made) ready.set(level, made);
      // Where none could be made, none is tried again.
      else begun = false;
      level = null;
      next();
    },
    /** As on a first visit. */
    reset() {
      ready.clear();
      begun = false;
      level = "";
    },
  };
}
