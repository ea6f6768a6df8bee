import { createDialog } from "../parts/dialog.js";
import { make, setText } from "../parts/dom.js";
import { createFoot } from "./foot.js";
import { createList } from "./list.js";
import { EVERYTHING, FILES, LIBRARY, SAID } from "./words.js";

/**
 * The dialog of the Library. `shelf` has its records; `keep()` keeps what is on the board and gives the sentence about it,
 * `open(record)` puts a puzzle on the board, `print(records)` prints some, `saveBoard()` saves the board as a file and gives
 * the sentence; `settle()` waits until the shelf has what is on the board, `more()` gives what else a file of all has, and
 * `programs` are the reader's own ones, of which there can be `all()`, and some more be put in, `add(records)`;
 * `openBoards(text)` opens a copy of the boards, `forget()` deletes all that the page keeps; `reply` speaks on the page.
 */
export function createLibraryDialog({
  shelf,
  sudoku,
  keep,
  open,
  print,
  reply,
  saveBoard,
  openBoards,
  settle,
  more,
  programs,
  forget,
}) {
  const words = make("p", { role: "status" });
  const undo = make("button", { type: "button", class: "chip", hidden: "" }, SAID.undo);
  const said = make("div", { class: "library-said" }, words, undo);
  const keeping = make("button", { type: "button", class: "button" }, LIBRARY.keep);
  const empty = make(
    "div",
    { class: "library-empty" },
    make("p", { class: "library-name" }, LIBRARY.empty),
    make("p", {}, LIBRARY.how),
  );
  const saving = make("button", { type: "button", class: "button" }, LIBRARY.save);
  const refused = make("div", { class: "library-empty", hidden: "" }, make("p", {}, LIBRARY.refused), saving);
  const damage = make("p", { class: "library-damage", hidden: "" });
  const list = createList({
    peers: () => sudoku.shown.peers,
    here: () => sudoku.state.kept,
    acts: {
      ...{ open: take, forget: remove, rename },
      print: (records) => attempt(() => print(records), SAID.missing),
    },
  });
  const foot = createFoot({ say, count: () => records.length, all, add, openCopy, forget: forgetAll });
  const head = make("div", { class: "library-head" }, list.search, keeping);
  const dialog = createDialog({
    ...{ name: "library", title: LIBRARY.title },
    content: [head, said, damage, empty, refused, list.root, ...foot.parts],
  });
  let records = [];
  // What was deleted while the dialog was open and can be brought back, the latest last.
  let deleted = [];

  function say(sentence, isFault = false) {
    setText(words, sentence);
    words.toggleAttribute("data-fault", isFault);
    undo.hidden = deleted.length === 0;
  }

  /** Do something with the store, and give its { result }; where it refuses, a sentence says so, and there is none. */
  async function attempt(act, sentence = SAID.failed) {
    try {
      return { result: await act() };
    } catch {
      say(sentence, true);
      return null;
    }
  }

  function draw() {
    const isEmpty = records.length === 0;
    empty.hidden = !isEmpty;
    list.search.hidden = isEmpty;
    list.root.hidden = isEmpty;
    list.show(records);
  }

  async function read() {
    const all = await shelf.all();
    records = all.records;
    setText(damage, all.damaged ? LIBRARY.damaged(all.damaged) : "");
    damage.hidden = all.damaged === 0;
    draw();
  }

  /** All that an export has; null where that cannot be read. */
  async function all() {
    const own = new Set(records.map(({ id }) => id));
    const done = await attempt(() => Promise.all([more(), programs.all()]), SAID.unread);
    if (!done) return null;
    const [others, written] = done.result;
    return { records: [...records, ...others.filter(({ id }) => !own.has(id))], programs: written };
  }

  async function add({ puzzles, programs: read }) {
    const done = await attempt(() => Promise.all([shelf.add(puzzles.records), addPrograms(read)]));
    if (!done) return;
    const [found, own] = done.result;
    records = [...records, ...found.added];
    draw();
    say(FILES.read({ ...found, added: found.added.length, damaged: puzzles.damaged }, own));
  }

  async function addPrograms({ records: read, damaged }) {
    if (read.length + damaged === 0) return null;
    return { ...(await programs.add(read)), damaged };
  }

  async function openCopy(text) {
    const done = await attempt(() => openBoards(text), SAID.missing);
    if (!done) return;
    const { isOpen, sentence } = done.result;
    if (isOpen) leave(sentence);
    else say(sentence, true);
  }

  /** What is said on the page is heard when the dialog is not before it any more. */
  function leave(sentence) {
    dialog.root.close();
    reply(sentence);
  }

  async function take(record) {
    const done = await attempt(() => open(record), SAID.unread);
    if (!done) return;
    if (!done.result) {
      await gone(record);
      return;
    }
    leave(SAID.opened(record.name));
    sudoku.focus();
  }

  /** Another tab has deleted it. */
  async function gone(record) {
    await attempt(read, SAID.unread);
    say(SAID.gone(record.name), true);
  }

  async function remove(record) {
    const done = await attempt(() => shelf.remove(record.id));
    if (!done) return;
    records = records.filter(({ id }) => id !== record.id);
    if (done.result) deleted = [...deleted, done.result];
    draw();
    say(record.id === sudoku.state.kept ? SAID.deletedHere(record.name) : SAID.deleted(record.name));
    undo.focus();
  }

  async function bringBack() {
    const record = deleted.at(-1);
    deleted = deleted.slice(0, -1);
    const done = await attempt(() => shelf.putBack(record));
    if (!done) {
      deleted = [...deleted, record];
      return;
    }
    records = [...records, done.result];
    draw();
    say(SAID.back(record.name));
    if (undo.hidden) list.focusName(done.result.id);
  }

  async function rename(record, name, goesOn) {
    const done = await attempt(() => shelf.rename(record.id, name));
    if (done && !done.result) {
      await gone(record);
      return;
    }
    records = records.map((other) => (other === record ? { ...record, ...done?.result } : other));
    draw();
    if (done) say(SAID.renamed(name));
    if (goesOn) list.focusName(record.id);
  }

  async function forgetAll() {
    const done = await attempt(async () => {
      await forget();
      deleted = [];
      await read();
    }, SAID.notDeleted);
    if (done) say(EVERYTHING.done);
  }

  undo.addEventListener("click", bringBack);
  saving.addEventListener("click", () => say(saveBoard()));
  keeping.addEventListener("click", async () => {
    const done = await attempt(keep);
    if (!done) return;
    await attempt(read);
    say(done.result);
  });

  function refuse(is) {
    refused.hidden = !is;
    for (const part of [head, ...(is ? [empty, damage, list.root] : [])]) part.hidden = is;
    foot.refuse(is);
  }

  return {
    async show() {
      deleted = [];
      list.search.value = "";
      foot.reset();
      say("");
      await attempt(settle);
      try {
        await read();
        refuse(false);
      } catch {
        refuse(true);
        say("");
      }
      dialog.show(first());
    },
  };

  /** What is done first: a keyboard of fingers would cover the list. */
  function first() {
    if (!refused.hidden) return saving;
    if (records.length === 0) return keeping;
    return matchMedia("(pointer: coarse)").matches ? null : list.search;
  }
}
