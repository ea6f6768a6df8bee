import { download } from "../parts/download.js";
import { isObject } from "../parts/kept-values.js";
import { saved } from "../parts/words.js";
import { createLibraryDialog } from "./contents.js";
import { createFollowing } from "./following.js";
import { bare, isBegun, isMoment, isSame, readRecord } from "./record.js";
import { createShelf } from "./shelf.js";
import { defaultName, SAID } from "./words.js";

/**
 * The Library: puzzles in `kept`, the store, one of which may be on the board. `tab()` is this tab's name there; `reply` says
 * what was done, `tell` what nobody has asked for. `showBoard()` shows the Sudoku, `settle()` waits until its record has
 * what is on it, and `settled()` says that it has; `print(puzzles)` prints some, `openBoards(text)` opens a copy of
 * the boards, `forget()` deletes all that the page keeps. `programs` are the reader's own ones, as the dialog has them.
 */
export function createLibrary({
  kept,
  sudoku,
  tab,
  reply,
  tell,
  showBoard,
  settle,
  settled,
  print,
  openBoards,
  programs,
  forget,
}) {
  const shelf = createShelf(kept);
  const following = createFollowing({ shelf, sudoku, tab, onCopied: (name) => tell(SAID.copied(name)) });
  const dialog = createLibraryDialog({
    ...{ shelf, sudoku, reply, open, saveBoard, openBoards, settle, more, programs },
    keep: () => keep({ state: sudoku.state, time: sudoku.timePlayed }),
    async forget() {
      await forget();
      following.forget();
    },
    print: (records) => print(records.map(({ name, state }) => ({ name, state }))),
  });

  /** Keep a puzzle, {state, time}, and give the sentence about that. */
  async function keep({ state, time }) {
    if (state.kept === null) return SAID.nothing;
    const isThere = (await shelf.get(state.kept)) !== null;
    const { name } = await following.write({ state, time, creates: true });
    return isThere ? SAID.isKept(name) : SAID.kept(name);
  }

  /** What is on the board is left: its record has its time as well. What cannot be written now is due again. */
  async function leave() {
    await settle().catch(() => {});
    const { state } = sudoku;
    if (state.kept !== null)
      await following.write({ state, time: sudoku.timePlayed, creates: false }).catch(() => {});
  }

  /** Put a puzzle on the board, as it is now; tell whether it was still there. */
  async function open({ id }) {
    await leave();
    const record = await shelf.get(id);
    if (!record) return false;
    await showBoard();
    const isThere = sudoku.state.kept === id && isSame(bare(sudoku.state), record.state);
    if (isThere) return true;
    following.knows(record);
    sudoku.open({ ...record.state, kept: id }, isBegun(record.state), record.time);
    settled();
    return true;
  }

  /** What is on the boards of all tabs and not in the Library. */
  async function more() {
    const drafts = await kept.drafts();
    return drafts
      .filter((draft) => isObject(draft) && isMoment(draft.saved))
      .map(({ boards, saved }) => {
        const state = boards?.sudoku?.state;
        return readRecord({ id: state?.kept, name: defaultName(saved), state, made: saved, saved });
      })
      .filter(Boolean);
  }

  /** Save what is on the board as a file, and give the sentence about that. */
  function saveBoard() {
    const [{ file, content }] = sudoku.texts();
    const name = `undoku-${file}.txt`;
    download(name, [`${content}\n`], "text/plain");
    return saved(name);
  }

  return {
    show: dialog.show,
    /** Keep a puzzle, {state, time}, and say so. */
    async keep(puzzle) {
      try {
        reply(await keep(puzzle));
      } catch {
        reply(SAID.failed);
      }
    },
    /** Write a puzzle, {state, time}, where it is kept, or is to be. */
    follow: (puzzle) => following.write(puzzle),
  };
}
