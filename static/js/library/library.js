import { render } from "lit-html";
import { createDialog } from "../parts/dialog.js";
import { byId } from "../parts/dom.js";
import { download } from "../parts/download.js";
import { isObject } from "../parts/kept-values.js";
import { saved } from "../parts/words.js";
import { bare, isBegun, isMoment, isSame, readFile, readRecord, writeFile } from "./record.js";
import { createFollowing, createShelf } from "./shelf.js";
import { chosenIn, view } from "./view.js";
import { defaultName, EVERYTHING, FILES, LIBRARY, SAID } from "./words.js";

/**
 * The Library: puzzles in `kept`, the store, one of which may be on the board, and the dialog that shows them. Of the page,
 * `tab()` is this tab's name there; `reply` says what was done, `tell` what nobody has asked for. `showBoard()` shows the
 * Sudoku, `flush()` waits until its record has what is on it, and `recorded()` says that it has; `print(puzzles)` prints
 * some, `openBoards(text)` opens a copy of the boards, `forget()` deletes all that the page keeps. `programs` are the
 * reader's own ones: `all()` gives them, `add(records)` puts some more in.
 */
export function createLibrary({ kept, sudoku, programs, ...page }) {
  const shelf = createShelf(kept);
  const onCopied = (name) => page.tell(SAID.copied(name));
  const following = createFollowing({ shelf, sudoku, tab: page.tab, onCopied });
  // All that decides how the dialog looks.
  const state = {
    ...{ records: [], damaged: 0, isRefused: false },
    // The name of the puzzle on the board, and which cells of a Sudoku must differ.
    ...{ onBoard: null, peers: null },
    // Records that are ticked, and the one whose name is being changed.
    ...{ search: "", ticked: new Set(), renaming: null },
    ...{ said: { sentence: "", isFault: false, canUndo: false }, isAsking: false },
  };
  // What was deleted while the dialog was open and can be brought back, the latest last.
  let deleted = [];
  const dialog = createDialog({ name: "library", title: LIBRARY.title, content: [] });
  const body = dialog.root.querySelector(".dialog-body");

  // Where the dialog was closed meanwhile, there is nothing to focus.
  const focus = (id) => byId(id)?.focus();

  function show(changes) {
    Object.assign(state, changes, { onBoard: sudoku.state.kept, peers: sudoku.shown.peers });
    render(view(state, acts), body);
  }

  function say(sentence, isFault = false) {
    show({ said: { sentence, isFault, canUndo: deleted.length > 0 } });
  }

  /** Something that is done in the dialog; where it fails, a sentence says so. */
  const act = (does, sentence = SAID.failed) => {
    return (...given) => does(...given).catch(() => say(sentence, true));
  };

  /** What is said on the page is heard when the dialog is not before it any more. */
  function close(sentence) {
    dialog.root.close();
    page.reply(sentence);
  }

  const read = async () => show(await shelf.all());

  /** Another tab has deleted it. */
  async function gone({ name }) {
    await read().catch(() => {});
    say(SAID.gone(name), true);
  }

  /** Keep a puzzle, {state, time}, and give the sentence about that. */
  async function keep({ state, time }) {
    if (state.kept === null) return SAID.nothing;
    const isThere = (await shelf.get(state.kept)) !== null;
    const { name } = await following.write({ state, time, creates: true });
    return isThere ? SAID.isKept(name) : SAID.kept(name);
  }

  /** What is on the board is left: its record has its time as well. What cannot be written now is due again. */
  async function leave() {
    await page.flush().catch(() => {});
    const { state } = sudoku;
    if (state.kept !== null)
      await following.write({ state, time: sudoku.timePlayed, creates: false }).catch(() => {});
  }

  /** Put a puzzle on the board, as it is now. */
  async function open({ id, name }) {
    await leave();
    const record = await shelf.get(id);
    if (!record) return gone({ name });
    await page.showBoard();
    if (sudoku.state.kept !== id || !isSame(bare(sudoku.state), record.state)) {
      following.knows(record);
      sudoku.open({ ...record.state, kept: id }, isBegun(record.state), record.time);
      page.recorded();
    }
    close(SAID.opened(name));
    sudoku.focus();
  }

  async function remove({ id, name }) {
    const removed = await shelf.remove(id);
    if (removed) deleted.push(removed);
    show({ records: state.records.filter((record) => record.id !== id) });
    say(id === sudoku.state.kept ? SAID.deletedHere(name) : SAID.deleted(name));
    focus("library-undo");
  }

  async function bringBack() {
    const record = deleted.pop();
    const back = await shelf.putBack(record).catch((fault) => {
      deleted.push(record);
      throw fault;
    });
    show({ records: [...state.records, back] });
    say(SAID.back(record.name));
    if (deleted.length === 0) focus(`library-rename-${back.id}`);
  }

  async function rename(record, text, goesOn) {
    // A field that is taken away is left as well.
    if (state.renaming !== record) return;
    const put = (now) => state.records.map((other) => (other.id === record.id ? now : other));
    const name = text.trim() || record.name;
    const isNew = name !== record.name;
    show({ renaming: null, records: isNew ? put({ ...record, name }) : state.records });
    if (goesOn) focus(`library-rename-${record.id}`);
    if (!isNew) return;
    const renamed = await shelf.rename(record.id, name).catch((fault) => {
      show({ records: put(record) });
      throw fault;
    });
    if (!renamed) return gone(record);
    show({ records: put(renamed) });
    say(SAID.renamed(name));
  }

  /** What is on the boards of all tabs and not in the Library. */
  async function drafts() {
    const there = new Set(state.records.map(({ id }) => id));
    return (await kept.drafts())
      .filter((draft) => isObject(draft) && isMoment(draft.saved))
      .map(({ boards, saved }) => {
        const state = boards?.sudoku?.state;
        return readRecord({ id: state?.kept, name: defaultName(saved), state, made: saved, saved });
      })
      .filter((record) => record && !there.has(record.id));
  }

  async function exportAll() {
    const [others, own] = await Promise.all([drafts(), programs.all()]);
    const puzzles = [...state.records, ...others];
    if (puzzles.length + own.length === 0) return say(FILES.empty);
    const name = FILES.file(new Date().toISOString().slice(0, 10));
    download(name, [writeFile(puzzles, own)], "application/json");
    say(FILES.saved(puzzles.length, own.length, name));
  }

  async function importFrom(input) {
    const [file] = input.files;
    // The same file can be chosen again.
    input.value = "";
    const text = await file?.text().catch(() => null);
    if (text === undefined) return;
    const { error, isCopy, ...read } = text === null ? { error: FILES.unread } : readFile(text);
    if (error) say(error, true);
    else if (isCopy) await openCopy(text);
    else await add(read);
  }

  const openCopy = act(async (text) => {
    const { isOpen, sentence } = await page.openBoards(text);
    if (isOpen) close(sentence);
    else say(sentence, true);
  }, SAID.missing);

  async function add({ puzzles, programs: { records, damaged } }) {
    const hasPrograms = records.length + damaged > 0;
    const [{ added, ...found }, own] = await Promise.all([
      shelf.add(puzzles.records),
      hasPrograms ? programs.add(records) : null,
    ]);
    show({ records: [...state.records, ...added] });
    const ofPuzzles = { ...found, added: added.length, damaged: puzzles.damaged };
    say(FILES.read(ofPuzzles, own && { ...own, damaged }));
  }

  const acts = {
    search: (search) => show({ search }),
    keep: act(async () => {
      const sentence = await keep({ state: sudoku.state, time: sudoku.timePlayed });
      await read().catch(() => {});
      say(sentence);
    }),
    tick(records, on) {
      for (const record of records) state.ticked[on ? "add" : "delete"](record);
      show();
    },
    print: act(async () => {
      const chosen = chosenIn(state).map(({ name, state }) => ({ name, state }));
      if (chosen.length > 0) await page.print(chosen);
    }, SAID.missing),
    open: act(open, SAID.unread),
    remove: act(remove),
    bringBack: act(bringBack),
    beginRename(record) {
      show({ renaming: record });
      byId("library-name").select();
    },
    rename: act(rename),
    saveBoard() {
      const [{ file, content }] = sudoku.texts();
      const name = `undoku-${file}.txt`;
      download(name, [`${content}\n`], "text/plain");
      say(saved(name));
    },
    exportAll: act(exportAll, SAID.unread),
    importFrom: act(importFrom),
    ask() {
      show({ isAsking: true });
      focus("library-cancel");
    },
    unask() {
      show({ isAsking: false });
      focus("library-forget");
    },
    forget: act(async () => {
      acts.unask();
      await page.forget();
      following.forget();
      deleted = [];
      await read();
      say(EVERYTHING.done);
    }, SAID.notDeleted),
  };

  return {
    async show() {
      deleted = [];
      show({ search: "", ticked: new Set(), isAsking: false });
      say("");
      await page.flush().catch(() => say(SAID.failed, true));
      try {
        await read();
        show({ isRefused: false });
      } catch {
        show({ isRefused: true });
        say("");
      }
      dialog.show();
      // What is done first; a keyboard of fingers would cover the list.
      if (state.isRefused) focus("library-save");
      else if (state.records.length === 0) focus("library-keep");
      else if (!matchMedia("(pointer: coarse)").matches) focus("library-search");
    },
    /** Keep a puzzle, {state, time}, and say so. */
    keep: async (puzzle) => page.reply(await keep(puzzle).catch(() => SAID.failed)),
    /** Write a puzzle, {state, time}, where it is kept, or is to be. */
    follow: (puzzle) => following.write(puzzle),
  };
}
