import "../chess/region-look.js";
import { render } from "lit-html";
import { createDialog } from "../parts/dialog.js";
import { byId } from "../parts/dom.js";
import { download } from "../parts/download.js";
import { isObject } from "../parts/kept-values.js";
import { newId } from "../parts/new-id.js";
import { settingsNow } from "../parts/settings.js";
import { adopt } from "../parts/styles.js";
import { saved } from "../parts/words.js";
import { YOUR_CODE } from "../parts/your-code.js";
import { textsOf } from "../sudoku/texts.js";
import { BOARDS } from "./boards.js";
import { createDeeds } from "./deeds.js";
import { createImport } from "./importing.js";
import styles from "./library.css";
import * as records from "./record.js";
import { createFollowing, createShelf } from "./shelf.js";
import { createSlices } from "./slices.js";
import { titleOf } from "./titles.js";
import { chosenIn, view } from "./view.js";
import { EVERYTHING, FILES, LIBRARY, SAID } from "./words.js";

/**
 * The Library: records in `kept`, the store, some of which may be on the boards, and the dialog that shows them. Of the page,
 * `tab()` is this tab's name there; `reply` says what was done, `tell` what nobody has asked for. `present()` is what is
 * shown: {board, used, state, time, place, moment}, the last two of a search, else null. `flush()` waits until the Sudoku's
 * record has what is on it, `recorded()` says that it has; `forget()` deletes all that the page keeps. The rest is for deeds.js.
 *
 * @param {any} page
 */
export function createLibrary(page) {
  const { kept, boards, sudoku } = page;
  adopt(styles);
  const shelf = createShelf(kept);
  const deeds = createDeeds(page);
  const onCopied = (name) => page.tell(SAID.copied(name));
  const following = createFollowing({ shelf, sudoku, tab: page.tab, onCopied });
  // All that decides how the dialog looks.
  const state = {
    ...{ records: [], damaged: 0, isRefused: false },
    // Of those the ones that are found, and the ones that have a card by now, the newest first; whose cards are shown, and whole.
    ...{ found: [], cards: [], shown: new Set(), whole: new Set() },
    // What stops an import that goes on.
    ...{ stop: null },
    // Whether a record is on its board, and which cells of a Sudoku must differ.
    isOnBoard: (_) => false,
    // Records that are ticked, by their ids, and the one whose name is being changed.
    ...{ search: "", ticked: new Set(), renaming: null },
    ...{ said: { sentence: "", isFault: false, canUndo: false }, isAsking: false },
  };
  // What was deleted while the dialog was open and can be brought back, the latest last.
  let deleted = [];
  const dialog = createDialog({ name: "library", title: LIBRARY.title, content: [] });
  const body = dialog.root.querySelector(".dialog-body");

  const slices = createSlices(() => dialog.root.open && show());

  // Where the dialog was closed meanwhile, there is nothing to focus.
  const focus = (id) => byId(id)?.focus();

  function show(changes) {
    const at = page.present().place;
    const isThere = (record) => isOnBoard(record, at);
    Object.assign(state, changes, { isOnBoard: isThere });
    const all = records.newestFirst(state.records);
    state.found = all.filter(records.finder(state.search));
    Object.assign(state, slices.of(all, state.found));
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

  /** What is shown, as a record of the Library. */
  async function recordOf({ board, place, moment, ...shown }) {
    const { state } = shown;
    const saved = Date.now();
    const name = await titleOf({ board, state, place: place && records.placeKept(place) }, saved);
    const seen = moment && BOARDS[board].seenAt(state, moment);
    const told = { id: newId(), tab: page.tab(), name, made: saved, saved };
    return records.readRecord({ ...told, board, place, shown: place && seen, ...shown });
  }

  /** Keep what is shown, and give the sentence about that. */
  async function keep(present) {
    const { board, place, state } = present;
    const { isUsed, nothing } = BOARDS[board];
    if (!place && !isUsed(state)) return nothing;
    if (!place && state.kept) {
      const isThere = (await shelf.get(state.kept)) !== null;
      const { name } = await following.write({ ...present, creates: true });
      return isThere ? SAID.follows(name) : SAID.kept(name);
    }
    const { record, isNew } = await shelf.keep(await recordOf(present));
    if (!isNew) return SAID.isKept(record.name);
    const isAlone = place?.strategy === YOUR_CODE && !place.code;
    return isAlone ? SAID.keptAlone(record.name) : SAID.kept(record.name);
  }

  /** What is on the board is left: its record has its time as well. What cannot be written now is due again. */
  async function leave() {
    await page.flush().catch(() => {});
    if (sudoku.state.kept !== null)
      await following.write({ ...page.present(sudoku), creates: false }).catch(() => {});
  }

  /** Whether what a record says is on its board, under its name where that board knows such. */
  function isOn({ id, board, state, place }) {
    const on = boards.loaded.find(({ name }) => name === board)?.state;
    if (!on) return false;
    return !place && "kept" in on ? on.kept === id : records.saySame(board, on, state);
  }

  /** Whether a record is what is shown, or would be with its board. */
  function isOnBoard(record, at) {
    const { board, place } = record;
    const isThere = at !== null && boards.current.name === board;
    const isAt =
      isThere &&
      ["strategy", "code", "call", "answer", "script", "input"].every((key) => at[key] === place?.[key]) &&
      Number(at.step) === place?.step;
    return (!place || isAt) && isOn(record);
  }

  /** Put a record on its board, as it is now. */
  async function open({ id, name }) {
    await leave();
    const record = await shelf.get(id);
    if (!record) return gone({ name });
    if (!(await deeds.showBoard(record.board))) return say(SAID.missing, true);
    const isThere = isOn(record) && records.saySame(record.board, boards.current.state, record.state);
    if (!isThere) {
      following.knows(record);
      await deeds.put({ ...record, state: records.named(record.state, record.place ? null : id) });
      page.recorded();
    }
    if (!record.place) deeds.use(record.used);
    close(SAID.opened(name));
    boards.current.focus();
    // It has its own sentence.
    if (record.place) deeds.watch(record.place);
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
    const found = (await kept.drafts())
      .filter((draft) => isObject(draft) && records.isTime(draft.saved) && isObject(draft.boards))
      .flatMap(({ boards, saved }) =>
        Object.entries(boards).map(([board, part]) => {
          const state = BOARDS[board]?.stateKept(part?.state);
          if (!state) return null;
          const name = BOARDS[board].nameOf(state, saved);
          const told = { id: state.kept ?? newId(), name, made: saved, saved };
          return records.readRecord({ ...told, board, used: part.used, state });
        }),
      )
      .filter(Boolean);
    const there = new Set(state.records.flatMap((record) => [record.id, records.keyOf(record)]));
    return found.filter((draft) => !there.has(draft.id) && !there.has(records.keyOf(draft)));
  }

  async function exportAll() {
    const [others, own, tallies] = await Promise.all([drafts(), deeds.programs.all(), shelf.tallies()]);
    const all = [...state.records, ...others];
    const settings = settingsNow();
    const isSet = Object.keys(settings).length > 0;
    if (all.length + own.length + tallies.length === 0 && !isSet) return say(FILES.empty);
    const name = FILES.file(new Date().toISOString().slice(0, 10));
    download(name, [records.writeFile(all, own, settings, tallies)], "application/json");
    say(FILES.saved(all.length, own.length, isSet, tallies.length > 0, name));
  }

  const acts = {
    search: (search) => show({ search }),
    reached: slices.reached,
    keep: act(async () => {
      const sentence = await keep(page.present());
      await read().catch(() => {});
      say(sentence);
    }),
    tick(records, on) {
      for (const { id } of records) state.ticked[on ? "add" : "delete"](id);
      show();
    },
    print: act(async () => {
      const chosen = chosenIn(state);
      const printed = chosen
        .filter(({ board, state, place }) => !place && BOARDS[board].isPrinted?.(state))
        .map(({ board, name, state }) => ({ board, name, state }));
      if (printed.length < chosen.length) say(SAID.notPrinted, printed.length === 0);
      if (printed.length > 0) await deeds.print(printed);
    }, SAID.missing),
    open: act(open, SAID.unread),
    /** What was looked for is the first that was found. */
    openFirst([found]) {
      if (found && state.search.trim() !== "") acts.open(found);
    },
    remove: act(remove),
    bringBack: act(bringBack),
    beginRename(record) {
      show({ renaming: record });
      byId("library-name").select();
    },
    rename: act(rename),
    saveBoard() {
      const [text] = textsOf(boards.current);
      if (!text) return say(BOARDS[boards.current.name].nothing);
      const { file, content } = text;
      const name = `undoku-${file}.txt`;
      download(name, [`${content}\n`], "text/plain");
      say(saved(name));
    },
    exportAll: act(exportAll, SAID.unread),
    importFrom: act(createImport({ shelf, deeds, state, show, say, act, close })),
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

  const { stateOf } = BOARDS.sudoku;

  return {
    deeds,
    /** Keep puzzles, {id, name, givens, entered} each, with notes and shape where there are such; gives how many were `added`, and how many were the `same`. */
    async keepAll(puzzles) {
      const now = Date.now();
      const told = { board: "sudoku", used: "solve", tab: page.tab() };
      const all = puzzles.map(({ id, name, ...of }, at) => {
        // The last that was kept is shown first: they stand in their own order.
        const made = now - at;
        return records.readRecord({ ...told, id, name, made, saved: made, state: stateOf(of) });
      });
      const { added, same } = await shelf.add(all.filter(Boolean));
      return { added: added.length, same };
    },
    /** Print puzzles as they are kept. */
    printAll: (puzzles) =>
      deeds.print(puzzles.map((of) => ({ board: "sudoku", name: of.name, state: stateOf(of) }))),
    async show() {
      deleted = [];
      slices.reset();
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
    /** Keep what was shown, as `present()` gave it, and say so. */
    keep: async (present) => page.reply(await keep(present).catch(() => SAID.failed)),
    /** Write what was on the Sudoku where it is kept, or is to be. */
    follow: (puzzle) => following.write(puzzle),
  };
}
