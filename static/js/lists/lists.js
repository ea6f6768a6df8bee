import { render } from "lit-html";
import { createDialog } from "../parts/dialog.js";
import { byId } from "../parts/dom.js";
import { isInFrame } from "../parts/embedding.js";
import { adopt } from "../parts/styles.js";
import { createBeside } from "./beside.js";
import { createChoosing } from "./choosing.js";
import styles from "./lists.css";
import { createOpener } from "./opener.js";
import { found, Rows } from "./rows.js";
import { Saying } from "./saying.js";
import { createShelf } from "./shelf.js";
import { createSummary } from "./summary.js";
import { createTable } from "./table.js";
import { view } from "./view.js";
import { contentsOf, DIALOG, SAID } from "./words.js";
import { createWorking } from "./working.js";

/** Milliseconds between two times that what goes on is drawn: reading it takes longer. */
const PAUSE = 200;
const ANY = { text: "", verdict: -1, level: -1, least: 0, most: Number.POSITIVE_INFINITY };
const UNSORTED = { by: "line", down: false };

/**
 * Files of puzzles: what is in one goes onto the board or into a list, which is shown in a dialog. `library(act)` lends what the
 * Library does with the boards.
 * @param {Contract.Asking & Contract.Raising} page
 */
export function createLists(page) {
  const { events, reply, complain, library } = page;
  adopt(styles);
  // All that decides how the dialog looks.
  const state = {
    ...{ rows: new Rows(), name: "", found: [], find: { ...ANY, ...UNSORTED } },
    // What it was read from, and what came of the work with its rows when it was kept.
    ...{ file: null, results: null },
    ...{ share: null, isReading: false, work: null, workers: 0 },
    ...{ form: "lines", summary: null, frame: "" },
    // The list that another one took the place of, {rows, name, file}.
    before: null,
    table: createTable({
      contents: (index) => contentsOf(state.rows, index),
      isTicked: (index) => state.rows.ticked.has(index),
      open: (index) => openRow(index, true),
      tick(index, on) {
        saying.release();
        state.rows.ticked[on ? "add" : "delete"](index);
        draw();
      },
      sort(by) {
        const { find } = state;
        acts.find({ by, down: find.by === by && !find.down });
      },
    }),
  };
  const saying = new Saying(state);
  state.summary = createSummary({ goTo: (index) => state.table.goTo(index, true) });
  state.summary.root.addEventListener("toggle", () => state.summary.show(state.rows));
  const input = Object.assign(document.createElement("input"), { type: "file" });
  const dialog = createDialog({ name: "lists", title: DIALOG.title, content: [] });
  const body = dialog.root.querySelector(".dialog-body");
  const opener = createOpener({ page, split, showRows, say });
  const shelf = createShelf(isInFrame() ? null : page.kept);
  const working = createWorking({ state, events, say, goOn, tellOf, ended });
  const choosing = createChoosing({ page, state, say, work: working.begin });
  const beside = createBeside({ state, openRow, show });
  // Entries of the history that the list was left for: Back shows it again.
  const left = new Set();
  let drawn = 0;
  let due = 0;

  const isOpen = () => dialog.root.open;
  const isBegun = () => state.rows.length > 0 || state.isReading;

  function draw() {
    drawn = performance.now();
    state.table.show(state.found, state.find.by, state.find.down);
    state.summary.show(state.rows);
    render(view(state, acts), body);
    beside.draw();
  }

  /** Draw what goes on, not too often, and what was last told for certain. */
  function drawSoon() {
    if (due) return;
    due = setTimeout(
      () => {
        due = 0;
        find();
        if (isOpen()) draw();
      },
      Math.max(0, drawn + PAUSE - performance.now()),
    );
  }

  /** What is looked for may be other rows now. */
  function find() {
    state.found = found(state.rows, state.find);
  }

  function say(said, isFault = false) {
    saying.hold(said, isFault);
    if (isOpen()) draw();
    else if (isFault) complain(said);
    else reply(said);
  }

  /** Say how far something is, after what has to be read. */
  function goOn(said) {
    saying.goOn(said);
    drawSoon();
  }

  /** Say how something goes on or ended, after what has to be read. */
  function tellOf(said) {
    saying.goOn(said);
    if (isOpen()) draw();
    else reply(said);
  }

  /** Show what there is: a list, or how to open one. */
  function show(focus = true) {
    find();
    draw();
    dialog.show();
    draw();
    if (!focus) return;
    if (state.rows.length === 0) byId("list-open").focus();
    else state.table.goTo(beside.index ?? state.found[0], true);
  }

  /** There is a list of rows now, in the place of the one before. */
  function begin({ name, file, results = null }, rows) {
    events.raise("list-stop", {});
    left.clear();
    beside.leave();
    if (state.rows.length > 1) state.before = { rows: state.rows, name: state.name, file: state.file };
    Object.assign(state, { rows, name, file, results });
    Object.assign(state, { find: { ...ANY, ...UNSORTED }, share: null, work: null });
    saying.reset();
    state.table.top();
  }

  /** Work has ended: what came of it is kept. */
  function ended() {
    shelf.keep(state);
    find();
  }

  /** What was opened is no list: the one before is there again. */
  function restore() {
    const { rows = new Rows(), name = "", file = null } = state.before ?? {};
    Object.assign(state, { rows, name, file, before: null });
    find();
    if (isOpen()) draw();
  }

  /** Rows that were read at once. */
  function showRows(list, rows) {
    begin(list, rows);
    keepWhole();
    say(SAID.opened(rows.length, rows.faults.size));
    show();
  }

  /** All rows are there: with what came of the work before, where they were kept, they are kept from now on. */
  function keepWhole() {
    state.rows.resume(state.results);
    shelf.keep(state);
  }

  /** The file that the opener has is for the engine to split. */
  function split(list) {
    begin(list, new Rows());
    state.isReading = true;
    tellOf(events.ready ? SAID.reading(0, 0) : SAID.waiting);
    events.raise("list-read", {});
  }

  /** Put a row on the board. Where it is opened `fromList`, Back leads to the list. */
  async function openRow(index, fromList) {
    const { rows, name } = state;
    saying.release();
    const fault = opener.faultOf(rows, index);
    if (fault) return say(fault, true);
    await library(async ({ deeds }) => {
      if (!(await deeds.showBoard("sudoku"))) return;
      const put = () => opener.put(rows, index);
      if (fromList) left.add(deeds.instead(put));
      else put();
      dialog.root.close();
      // It is seen, wherever the page was scrolled to.
      window.scrollTo(0, 0);
      beside.at(index);
      if (fromList) reply(SAID.onBoard(rows.lines[index], name));
    });
  }

  function choose() {
    // The same file can be chosen again.
    input.value = "";
    input.click();
  }
  input.addEventListener("change", () => input.files[0] && opener.take(input.files[0]));

  const acts = {
    choose,
    /** Show the list that was there before; the one that is there now is the other one then. */
    back() {
      const { rows, ...list } = state.before;
      showRows(list, rows);
    },
    useText: () => opener.take(byId("list-text").value),
    find(changes) {
      Object.assign(state.find, changes);
      find();
      draw();
    },
    tickAll(on) {
      for (const index of state.found) state.rows.ticked[on ? "add" : "delete"](index);
      draw();
    },
    do(deed) {
      const { rows } = state;
      const chosen = rows.ticked.size > 0 ? Array.from(rows.ticked).sort((a, b) => a - b) : rows.all();
      const indices = chosen.filter((index) => rows.isOpen(deed, index));
      working.begin(deed, { indices, take: (index, row) => rows.take(deed, index, row) });
    },
    save: () => choosing.save(state.form),
    chooseForm(form) {
      state.form = form;
    },
    keep: () => choosing.keep(),
    print: () => choosing.print(),
    stop: () => events.raise("list-stop", {}),
  };

  window.addEventListener("popstate", ({ state: entry }) => {
    const isHere = left.has(entry);
    if (!isHere) dialog.root.close();
    else {
      library(({ deeds }) =>
        deeds.whenShown(() => {
          // What was shown there is as the address says it now, in an entry of another number.
          left.add(history.state);
          show();
        }),
      );
    }
  });

  // Drawn later: a box that is pressed has its new value only after it was heard.
  for (const kind of ["click", "input"])
    body.addEventListener(kind, () => saying.release() && drawSoon(), { capture: true });
  // Over the dialog as well as over the page.
  dialog.root.addEventListener("dragover", (event) => event.preventDefault());
  dialog.root.addEventListener("drop", (event) => {
    event.preventDefault();
    opener.take(event.dataTransfer.files[0] ?? event.dataTransfer.getData("text/plain"));
  });

  /** Whether rows are shown while others are still read. */
  const isShown = (rows) => rows.length > 1 && rows.faults.size < rows.length;

  function endReading(why) {
    const { rows } = state;
    const isWhole = why === "done";
    Object.assign(state, { isReading: false, share: null });
    find();
    const faults = rows.faults.size;
    // One puzzle is no list, nor is what cannot be read.
    if (rows.length === 0 || (isWhole && (rows.length === 1 || faults === rows.length))) {
      restore();
      if (rows.length === 0) return say(isWhole ? SAID.nothing : SAID.readingStopped(0), isWhole);
      if (faults === 0) return openOnly(rows);
      const why = rows.faults.get(0);
      return say(rows.length === 1 ? why : SAID.noneRead(rows.length, why), true);
    }
    const said = isWhole ? SAID.opened(rows.length, faults) : SAID.readingStopped(rows.length);
    if (isWhole) keepWhole();
    tellOf(said);
    // Behind the dialog it was said that the file is read.
    reply(said);
  }

  const openOnly = (rows) =>
    library(async ({ deeds }) => {
      if (!(await deeds.showBoard("sudoku"))) return;
      dialog.root.close();
      opener.put(rows, 0);
    });

  return {
    /** Show the list, or the one that was kept; where there is none, choose a file. */
    async open() {
      const last = isBegun() ? null : await shelf.find();
      // Another one may have come meanwhile.
      const isFirst = !isBegun();
      if (isFirst && last) await opener.take(last.file, last.results);
      show();
      if (isFirst && !last && navigator.userActivation?.isActive) choose();
    },
    /** Take a file, or the text of one. */
    take: opener.take,
    refresh: beside.draw,
    turn() {},
    /** As on a first visit: there is no list. */
    reset() {
      begin({ name: "", file: null }, new Rows());
      state.before = null;
      state.isReading = false;
    },
    /** What the callbacks may ask and do. */
    face: /** @satisfies {Contract.Lists} */ ({
      begin() {
        state.rows = new Rows();
        opener.rewind();
      },
      piece: opener.piece,
      read(progress, rows, isDone) {
        const isList = isShown(state.rows);
        state.rows.addPacked(String(rows));
        state.share = Number(progress);
        saying.goOn(SAID.reading(state.share, state.rows.length));
        if (isShown(state.rows) && !isList) show();
        else if (isOpen()) drawSoon();
        if (isDone) state.isReading = false;
      },
      ...working.face,
      ended(why) {
        if (state.work) working.end(String(why));
        else endReading(String(why));
      },
    }),
  };
}
