import { byId } from "../parts/dom.js";
import { whenIdle } from "../parts/waiting.js";

/** Milliseconds from a change until its record follows, with those that come after it. */
const PAUSE = 100;

/**
 * The button of the Library, and what lets its record follow the board: both are done by the `library`, which is loaded when
 * it is first wanted.
 */
export function createLibraryButton({ library, sudoku, onMissing }) {
  // What has been seen on the board, and the puzzles that were changed since they were written, by their names.
  let seen = sudoku.state;
  let due = new Map();
  let asked = false;

  async function settle() {
    if (due.size === 0) return;
    const writing = due;
    due = new Map();
    try {
      const { follow } = await library.want();
      for (const puzzle of writing.values()) await follow(puzzle);
    } catch (error) {
      // With the next change; what came meanwhile is newer.
      due = new Map([...writing, ...due]);
      throw error;
    }
  }

  function follow() {
    asked = false;
    settle().catch(() => {});
  }

  async function ask(act) {
    try {
      await act(await library.want());
    } catch (error) {
      onMissing(error);
    }
  }

  byId("library-open").addEventListener("click", () => ask((library) => library.show()));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden && library.value) follow();
  });

  return {
    settle,
    /** What is on the board was brought back, opened or named by an address: it is kept when it is changed. */
    settled() {
      seen = sudoku.state;
      due.delete(seen.kept);
    },
    /** Something has changed. */
    moved() {
      const { state } = sudoku;
      if (state === seen) return;
      seen = state;
      if (state.kept === null) return;
      due.set(state.kept, { state, time: sudoku.time() });
      if (asked) return;
      asked = true;
      setTimeout(() => whenIdle(follow), PAUSE);
    },
    keep: () => ask((library) => library.keep()),
  };
}
