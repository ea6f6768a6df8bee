import { byId } from "../parts/dom.js";
import { whenIdle } from "../parts/waiting.js";

/** Milliseconds from a change until its record follows, with those that come after it. */
const PAUSE = 100;

/**
 * The button of the Library, and what lets its record follow the Sudoku, whose states know under which name they are kept: both
 * are done by the `library`, which is loaded when it is first wanted. `present(board)` is what is shown, or on that board.
 */
export function createLibraryButton({ library, sudoku, present, onMissing }) {
  // What has been seen on the board, and the puzzles that were changed since they were written, by their names.
  let seen = sudoku.state;
  let due = new Map();
  let asked = false;
  // The writing that goes on, or the last one; and what is written of it now.
  let writing = Promise.resolve();
  let following = Promise.resolve();
  // How often all that is kept was deleted: what waited then is not written any more.
  let times = 0;
  // The puzzle that undo or redo has come to from another one: its record stays until something is done about it.
  let passed = null;

  async function write() {
    const puzzles = due;
    const mine = times;
    let fault = null;
    due = new Map();
    for (const [name, puzzle] of puzzles) {
      try {
        const { follow } = await library.want();
        if (mine !== times) return;
        following = follow(puzzle);
        await following;
      } catch (error) {
        fault ??= error;
        if (mine !== times) return;
        // With the next change; what came meanwhile is newer.
        if (!due.has(name)) due.set(name, puzzle);
      }
    }
    if (fault) throw fault;
  }

  /** Wait until the records have what was on the board. */
  function flush() {
    writing = writing.then(write, write);
    return writing;
  }

  function follow() {
    asked = false;
    flush().catch(() => {});
  }

  async function ask(act) {
    // Another one may be on the board when the Library has come.
    const shown = present();
    try {
      await act(await library.want(), shown);
    } catch (error) {
      onMissing(error);
    }
  }

  byId("library-open").addEventListener("click", () => ask((library) => library.show()));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden && library.value) follow();
  });

  return {
    flush,
    /** What is on the board was opened or named by an address: it is kept when it is changed. */
    recorded() {
      seen = sudoku.state;
      due.delete(seen.kept);
    },
    /** What is on the board was brought back: its record may be older, but one that was deleted is not made anew. */
    restored() {
      seen = sudoku.state;
      if (seen.kept !== null) due.set(seen.kept, { ...present(sudoku), creates: false });
    },
    /** All that is kept is about to be deleted: what waits is not written, and what is being written is. */
    async dropDue() {
      times += 1;
      due.clear();
      await following.catch(() => {});
    },
    /** Nothing is kept any more. */
    forgotten() {
      seen = sudoku.state;
      due.clear();
    },
    /** Something has changed; only by undo or redo, where it is `undone`. */
    boardChanged(undone) {
      const { state } = sudoku;
      if (state === seen) return;
      if (!undone) passed = null;
      else if (state.kept !== seen.kept) passed = state.kept;
      seen = state;
      if (state.kept === null || state.kept === passed) return;
      due.set(state.kept, present(sudoku));
      if (asked) return;
      asked = true;
      setTimeout(() => whenIdle(follow), PAUSE);
    },
    /** Another puzzle is about to take the place of the one on the board. */
    spare() {
      const { kept } = sudoku.state;
      if (kept === null) return;
      due.set(kept, { ...present(sudoku), creates: true });
      follow();
    },
    ask,
    keep: () => ask((library, shown) => library.keep(shown)),
  };
}
