import { byId } from "../parts/dom.js";
import { createHistory } from "../parts/history.js";
import { isText, isTimeKept } from "../parts/kept-values.js";
import { createLate } from "../parts/late.js";
import { newId } from "../parts/new-id.js";
import { setting } from "../parts/settings.js";
import { createTimer } from "../parts/timer.js";
import { CLEARED, ENTRIES_CLEARED, PLAY_HINTS, SUDOKU_HINTS } from "../parts/words.js";
import { createSudokuEntry } from "./entry.js";
import { createForms, notesOf, rulesOf } from "./forms.js";
import { createSudokuGrid } from "./grid.js";
import { createHand } from "./hand.js";
import { createLinkedNotes } from "./linked-notes.js";
import { heeded } from "./notes.js";
import { createPen } from "./pen.js";
import { createPlay } from "./play.js";
import { numberOf, shapeOf, textsOf } from "./shape.js";
import { stateKept } from "./sudoku-kept.js";
import * as states from "./sudoku-state.js";
import { EMPTY, puzzleOf } from "./sudoku-state.js";
import { createTyping } from "./typing.js";

/**
 * The Sudoku board: what is in the cells, and every way to change it. `puzzleChanged` hears of every change of the puzzle,
 * `viewChanged` of the others; `mode` says whether it is played, which locks the givens.
 */
export function createSudoku(page) {
  const { raise, finished, said, mode, reply, complain, mended, rehint, puzzleChanged, viewChanged, follow } =
    page;
  let state = EMPTY;
  const grid = createSudokuGrid(byId("sudoku"), state, isPlayed);
  const history = createHistory({ read: () => state, write: travel, said, mode });
  const shared = { grid, state: () => state, reply };
  const tell = (name, ...details) =>
    import("./sayings.js").then(
      ({ SAYINGS }) => reply(SAYINGS[name](...details)),
      () => {},
    );
  const writing = { ...shared, tell, change, isPlayed, said, puzzleChanged, viewChanged };
  const typing = createTyping(writing);
  const pen = createPen({ ...writing, isBeside });
  const hand = createHand({
    ...{ ...writing, pen },
    onNumbers: () => figures.want().catch(() => {}),
    onColour: () => linked.bring(),
  });
  const timer = createTimer({
    isRunning: () => isBeside() && !grid.stepping && state.digits.includes("."),
    isPlayed: () => isBeside() && mode.current === "play",
    cover: (on, button) => grid.cover(on, button),
    focus: grid.focus,
  });
  const type = (key, layer) => (isPlayed() ? hand.press(key, layer) : typing.type(key));
  const figures = createLate(
    () => import("./two-digits.js"),
    ({ createTwoDigits }) => createTwoDigits({ ...shared, type }),
  );
  const forms = createForms({ ...shared, raise });
  const entry = createSudokuEntry({
    ...{ grid, load, reply, complain, mended, follow, isPlayed, read: forms.read },
    type,
    takeFigure: (key, layer) => figures.value?.(key, layer),
    puzzle: shownPuzzle,
    isOpen: () => grid.root.checkVisibility() && !grid.root.inert && !grid.stepping,
    focus: grid.focus,
  });
  const linked = createLinkedNotes(viewChanged);
  const pair = createLate(
    () => import("./two-solutions.js"),
    ({ createTwoSolutions }) => createTwoSolutions((second) => show(states.turned(state, second))),
  );
  const play = createPlay({
    ...{ ...shared, raise, history },
    change: (next) => change(next, puzzleChanged),
    lock,
    unlock() {
      change(states.unlocked(state), puzzleChanged);
      mode.press("solve");
    },
  });

  function show(next) {
    state = states.identified(next, newId);
    typing.forget();
    grid.draw(state);
    entry.mirror(shownPuzzle());
    if (state.other || pair.value)
      pair
        .want()
        .then((row) => row.show(state))
        .catch(() => {});
    hand.draw();
    linked.expect(state);
    beginTimer();
  }

  /** Its time is that of the givens, and of the cages where there are some. */
  const timed = () => states.only(state, "g") + state.shape.cages;

  function beginTimer() {
    if (isBeside()) timer.begin(timed());
    else timer.draw();
  }

  /** Go back or forward to a state: where that changes one cell, it is the one to go on with. */
  function travel(next) {
    const cell = states.onlyChange(state, next);
    show(next);
    if (cell >= 0) grid.place(cell);
  }

  /** Make a change that can be undone, and tell of it; tell whether it was one. */
  function change(next, tell) {
    if (next === state) return false;
    const wasDone = isDone();
    history.record();
    show(next);
    tell();
    if (isDone() && !wasDone) finished(timer.taken());
    return true;
  }

  /** Whether it was played to its end, and rightly. */
  function isDone() {
    return isBeside() && !/[.s]/.test(state.digits + state.kinds) && !grid.clashing;
  }

  function isPlayed() {
    return mode.now() === "play";
  }

  /** Where a puzzle was typed while there was none to play, it is the one to play; tell whether there is one. */
  function lock() {
    if (!states.hasGivens(state)) change(states.locked(state), puzzleChanged);
    return states.hasGivens(state);
  }

  /** Whether what is typed stands beside locked givens. */
  function isBeside() {
    return isPlayed() && states.hasGivens(state);
  }

  /** The puzzle as text: what is played is not a part of it. */
  function shownPuzzle(of = state) {
    return isPlayed() ? states.only(of, "ge") : puzzleOf(of);
  }

  function hint() {
    const hints = isPlayed() ? PLAY_HINTS : SUDOKU_HINTS;
    const complete = !state.digits.includes(".");
    if (states.isVoid(state)) return hints.empty;
    if (isPlayed() && !states.hasGivens(state)) return PLAY_HINTS.typed;
    if (grid.clashing && setting("clashes") === "marked") return hints.clash;
    if (state.other !== "") return SUDOKU_HINTS.two;
    if (isDone()) return PLAY_HINTS.done;
    if (complete && state.kinds.includes("s")) return SUDOKU_HINTS.solved;
    return complete ? hints.full : hints.open;
  }

  /** What it is called. */
  let entitled = (_) => "Sudoku";

  const saidOf = (of) => JSON.stringify([states.addressOf(of), of.notes, of.colours]);

  function load(givens, entered, notes, rules = {}) {
    const shape = shapeOf(rules, givens.length);
    change(states.loaded(state, givens, entered, notes, undefined, { shape }), puzzleChanged);
  }

  show(state);

  return {
    name: "sudoku",
    get title() {
      return entitled(state);
    },
    /** From now on its title is what `name(state)` says. */
    entitle(name) {
      entitled = name;
    },
    get hint() {
      return hint();
    },
    focus: grid.focus,
    get selected() {
      return grid.current;
    },
    paste: entry.paste,
    /** Its digits, where they say all of it; "" where there are regions, diagonals or cages. */
    copy() {
      const { regions, diagonal, cages } = state.shape;
      return regions || diagonal || cages ? "" : shownPuzzle();
    },
    write: forms.write,
    /** What the menu needs for what it offers beside what it offers of every board; null for nothing. */
    get playing() {
      return isPlayed() ? play.needs : null;
    },
    /** What is searched, whichever digits of it are givens. */
    searched: () => JSON.stringify([puzzleOf(state), state.shape]),
    /** Whether there is nothing on it to be solved. */
    get isVoid() {
      return states.isVoid(state);
    },
    /** The settings may be others now. */
    redraw() {
      grid.draw(state);
      hand.draw();
    },
    hinted: timer.hinted,
    isDone,
    lock,
    invalid: entry.invalid,
    history,
    /** What an address would name, from what the board asks; null where it asks no such thing. */
    asked: ({ givens, ...rules }) =>
      isText(givens, /^[0-9A-P.]+$/) && shapeOf(rules, givens.length)
        ? { givens: givens.replaceAll("0", "."), ...rules }
        : null,
    /** Show what an address names. */
    load({ givens, entered, notes, colours, ...named }, { address = true } = {}) {
      const origin = { ...states.originOf({ ...EMPTY, ...named }), shape: shapeOf(named, givens.length) };
      const next = states.loaded(state, givens, entered, notes, colours, origin);
      // What an address cannot say, as what is marked or solved, stays with a puzzle that it names again.
      if (saidOf(next) !== saidOf(state)) {
        history.record({ address });
        show(next);
      }
      puzzleChanged();
    },
    get state() {
      return state;
    },
    stateKept,
    /** Show a state that was kept. */
    restore: show,
    /** As on a first visit. */
    reset() {
      history.reset();
      timer.reset();
      hand.reset();
      grid.reset();
      show(EMPTY);
    },
    /** It is kept under another name, and so is all of it that can be gone back to. */
    rename(from, to) {
      const rename = (of) => (of.kept === from ? states.keptAs(of, to) : of);
      state = rename(state);
      history.rewrite(rename);
      viewChanged();
    },
    /** What the timer says of the puzzle that was played last, to keep and to give back. */
    time: timer.read,
    /** What it says of the one on the board; null where that is another one. */
    get timePlayed() {
      const time = timer.read();
      return time.puzzle === timed() ? time : null;
    },
    retime: (kept) => isTimeKept(kept) && timer.write(kept),
    address: (of = state) => ({ ...states.addressOf(of), ...linked.pack(of) }),
    /** Read what of an address takes time: gives the `state` that it names and the `problem` with it; null for nothing. */
    unpack: (named) => (named.notes ? linked.unpack(named) : null),
    /** Whether the address of a state can say all of it yet. */
    isAddressable: linked.isReady,
    /** The same of the puzzle alone, with nothing of what was done about it. */
    alone: () => ({ givens: shownPuzzle(), ...textsOf(state.shape), ...states.originOf(state) }),
    /** Show what is true of the puzzle in the place of the notes. */
    overlay: grid.overlay,
    /** Make a change of what is played, as if it had been typed or noted; it can be undone. */
    play: (next) =>
      change(next, next.digits === state.digits && next.shape === state.shape ? viewChanged : puzzleChanged),
    /** Write a solution into the free cells; `again`, in the place of another one. */
    complete(digits, again) {
      const next = states.solved(state, digits);
      if (!again) change(next, viewChanged);
      else if (next !== state) {
        show(next);
        viewChanged();
      }
      rehint();
    },
    /** The moment of a search that is drawn, or null. */
    get moment() {
      return grid.shown.moment;
    },
    /** What a drawing of it is made of. */
    get shown() {
      return grid.shown;
    },
    /** It is about to be used in another way: what was entered until now is the puzzle that is played. */
    turnMode(used) {
      if (used === "play") change(states.locked(state), puzzleChanged);
    },
    /** It is used in another way now. */
    modeChanged() {
      if (!entry.invalid()) entry.mirror(shownPuzzle());
      hand.turn();
      beginTimer();
    },
    /** Empty it; return what is to be said of that, nothing where there was nothing. */
    clear() {
      const said = isBeside() ? ENTRIES_CLEARED : CLEARED;
      const next = isBeside()
        ? states.restarted(state)
        : states.isBlank(state.digits)
          ? states.uncaged(state)
          : states.emptyOf(state.shape);
      entry.mirror(shownPuzzle(next));
      return change(next, puzzleChanged) ? said : "";
    },
    /** What the callbacks may ask and do. */
    face: /** @satisfies {Contract.Sudoku} */ ({
      question: () => JSON.stringify(states.questionOf(state)),
      /** Write solutions into the free cells; with two, the first is shown and the differences are marked. */
      fill(first, second) {
        change(states.solved(state, String(first), String(second ?? "")), viewChanged);
      },
      mark: (cells) => show(states.marked(state, Array.from(cells, Number))),
      doubt: (cells) => show(states.doubted(state, Array.from(cells, Number))),
      /** Write one digit of the solution, as if it had been typed. */
      reveal(cell, digit) {
        timer.hinted();
        const next = states.revealed(state, Number(cell), String(digit));
        if (change(heeded(next, [Number(cell)], numberOf(String(digit)), grid.peers), viewChanged))
          grid.land(cell);
      },
      /** Go back to a state that was asked about, by its place among them. */
      back: (index) => play.back(Number(index)),
      /** Take a position that was read from text, or say why the text is none. */
      take(read) {
        entry.takePosition(String(read.givens), String(read.entered), notesOf(read), rulesOf(read));
      },
      refuse: (sentence) => entry.refuse(String(sentence)),
      position: forms.position,
      written: forms.written,
      paint: grid.paint,
    }),
    annotate: grid.annotate,
  };
}
