import { OWN_PROGRAM, results } from "../learn/results.js";
import { make, setText } from "../parts/dom.js";
import { LONGEST } from "../parts/program-record.js";
import { NOTHING } from "../parts/wanted.js";
import { YOUR_CODE } from "../parts/your-code.js";
import { arrived } from "../watch/arrivals.js";
import { createAddressed } from "./addressed.js";
import { createAfter } from "./after.js";
import { createCalling } from "./calling.js";
import { createDeeds } from "./deeds.js";
import { createEditor } from "./editor.js";
import { createFoot } from "./foot.js";
import { createHead } from "./head.js";
import { createKeeping, NO_KEEPING } from "./keeping.js";
import { adoptStyles } from "./look.js";
import { createOutcome } from "./outcome.js";
import { createPrograms } from "./programs.js";
import * as unwritten from "./unwritten.js";
import { CALL, CODE, LINKED, NOT_KEPT, PROGRAMS } from "./words.js";

/** Milliseconds from a change until it is guessed how the program is run. */
const GUESS = 250;

export { fetchParts } from "./fetch-parts.js";

/**
 * The editor of the reader's own programs, from what `fetchParts` has fetched. `usual` names the starter that each board
 * begins with, `on()` is the board that is shown.
 * `onRun(begin)` and `onCheck(begin)` hear of what is pressed: `begin()` gives the program when it is to run, as
 * the callbacks are asked for it, null where another one is open by then. `onLine(number)` hears of a line, `onTurn` that another program is open, `onShow` that
 * another one is in the editor, also as another board is shown, and `onText` that it has another text.
 * `reply` says what was done, `tell` what nobody has asked for, and `complain` what cannot be; `offer(sentence, label, act)`
 * offers to undo it, until `withdraw(sentence)`, and `menu(button, groups)` lets a button open a menu. The programs are kept on
 * the `shelf`, where these were `found`, null where that is not known yet; `createFaults(words, save)` says what cannot be kept.
 * Where the page keeps nothing there is no shelf: null.
 */
export function createCode(
  { editor: parts, starters, stubs },
  { usual, on, onRun, onCheck, onLine, onTurn, onShow, onText, ...page },
) {
  const { raise, reply, tell, complain, offer, withdraw, menu, shelf, found, createFaults } = page;
  const rule = () => on().rule ?? "";
  const stub = (name) => stubs[rule() || name];
  const programs = createPrograms(starters, usual, {
    rule,
    open: shelf ? unwritten.lastOpen() : {},
    onChange: (key) => keeping.programChanged(key),
    onOpen: shelf ? unwritten.noteOpen : () => {},
  });
  const faults = createFaults({ ...NOT_KEPT, save: PROGRAMS.download }, () => deeds.save());
  const keeping = shelf
    ? createKeeping({
        ...{ shelf, programs, isOpen: programs.isOpen },
        onFault: faults.fault,
        onKept: faults.mended,
        onDamaged: (count) => tell(PROGRAMS.damaged(count)),
        onStaying({ name }) {
          tell(PROGRAMS.staying(name));
          list();
        },
        onCopied(from, { id, name }) {
          if (shown === from) follow(id);
          else list();
          tell(PROGRAMS.copied(name));
        },
        onRead() {
          if (board === "") return;
          if (current().key === shown) list();
          else turn();
        },
      })
    : NO_KEEPING;
  let board = "";
  // The rule by which it was shown.
  let ruled = "";
  // The key of the program that is in the editor.
  let shown = "";
  const addressed = createAddressed(shelf !== null);
  let guessing = 0;
  // Whether what the program gave was understood, as the reader says.
  let isSure = false;

  const head = createHead({ onChoose: choose, onRun: run, onCheck: () => onCheck(pressed(() => {})) });
  const foot = createFoot({ onLine: () => onLine(editor.line) });
  const calling = createCalling({ onWant: want, onGuess: guessAgain, onRun: run });
  const after = createAfter({
    foot: foot.root,
    onYes(kind) {
      // What was to be a number, and is not, are all of them.
      if (kind === "count") want({ ...current().wanted, answer: "all" });
      isSure = kind !== "count";
      run();
    },
    onDifference: (to) => raise("difference", { to }),
  });
  // What there is to know of the program of a link.
  const origin = make("p", { id: "code-origin", class: "own-code-origin" });
  const place = make("div", { class: "own-code-editor" });
  const root = make("div", { class: "own-code", role: "group", "aria-label": CODE.label });
  root.append(head.root, calling.root, origin, place, foot.root);
  adoptStyles(parts);
  const editor = createEditor(parts, place, {
    ...{ label: CODE.label, describedBy: `${origin.id} ${foot.ids}` },
    // It is made here, and shown in a task of its own: both together would hold the page up.
    first: { text: programs.current(on().name).text, example: stub(on().name) },
    ...{ onType, onLine, onRun: run },
    onCursor: foot.cursor,
    onLeaving: foot.leaving,
    onTooLong: (length) => complain(CODE.tooLong(length, LONGEST)),
  });
  const outcome = createOutcome({ editor, foot, calling, after, changed: CODE.changed });
  const deeds = createDeeds({
    ...{ programs, stub, turn, reply, complain, offer, withdraw },
    board: () => board,
    list: () => list(),
    focus: () => editor.focus(),
  });
  menu(head.menu, deeds.groups);

  const current = () => programs.current(board);
  const list = () => head.list(programs.of(board), current());

  /** Show what is open on the board. */
  function show() {
    const { key, text, wanted } = current();
    shown = key;
    list();
    editor.open(key, text, stub(board));
    calling.show(wanted, board);
    guess();
    withdraw(CALL.guessing);
    outcome.forget();
    isSure = false;
    tellOrigin();
    addressed.note(current());
    onShow();
  }

  /** The program as the callbacks are asked for it. */
  const asked = (more = {}) => JSON.stringify({ code: editor.text, ...current().wanted, ...more });

  /** Let it be guessed how the program is run. */
  function guess(wait = 0) {
    clearTimeout(guessing);
    guessing = setTimeout(() => {
      const { call, script, answer } = current().wanted;
      raise("call", {
        question: JSON.stringify({ board, rule: rule(), code: editor.text, call, script, answer }),
      });
    }, wait);
  }

  /** It is to be run in another way. */
  function want(wanted) {
    withdraw(CALL.guessing);
    follow(programs.want(board, wanted).key);
    calling.show(wanted);
    changed();
  }

  /** The program, or how it is run, is another now. */
  function changed() {
    isSure = false;
    calling.fault("");
    guess(GUESS);
    onText();
  }

  function guessAgain() {
    const { key, wanted } = current();
    want({ ...NOTHING, input: wanted.input });
    offer(CALL.guessing, CALL.undo, () => {
      if (shown === key) want(wanted);
    });
  }

  /** Say where the program came from, or why one did not come. */
  function tellOrigin(problem = "") {
    setText(origin, [problem, current().isLinked && LINKED.came].filter(Boolean).join(" "));
    origin.hidden = origin.textContent === "";
  }

  /** What is open has another key now. */
  function follow(key) {
    if (key === shown) return;
    shown = key;
    editor.rename(key);
    list();
    tellOrigin();
    addressed.note(current());
  }

  function turn() {
    show();
    onTurn();
  }

  function onType(text) {
    const { name } = current();
    follow(programs.write(board, text).key);
    if (current().name !== name) list();
    outcome.note();
    changed();
  }

  /** What is run, or checked, is the reader's own from now on. */
  function adopt() {
    follow(programs.keep(board).key);
    tellOrigin();
  }

  /** Do this with the program that is open now, as soon as it is to run. */
  function pressed(act) {
    const key = shown;
    return () => {
      if (shown !== key) return null;
      adopt();
      act();
      calling.fault("");
      return asked({ sure: isSure });
    };
  }

  function run() {
    onRun(
      pressed(() => {
        withdraw(CALL.guessing);
        editor.began();
        outcome.forget();
      }),
    );
  }

  function choose(key) {
    programs.open(board, key);
    turn();
  }

  keeping.begin(found);

  return {
    root,
    run,
    /** Whether it has been shown on any board. */
    get isUsed() {
      return board !== "";
    },
    /** Wait until all programs are kept. */
    flush: keeping.flush,
    /** Other programs may have been put onto the shelf. */
    refresh: keeping.refresh,
    /** Forget all programs, with all that `clear()` deletes. */
    async forget(clear) {
      await keeping.forget(clear);
      deeds.forget();
      if (board !== "") turn();
    },
    /** As on a first visit, once all was forgotten. */
    reset() {
      programs.reset();
      addressed.reset();
      clearTimeout(guessing);
      after.show(null);
      board = "";
    },
    focus: editor.focus,
    /** Another board is shown, or another rule of it: its own program is. */
    turnTo(name) {
      if (name === board && rule() === ruled) return;
      board = name;
      ruled = rule();
      show();
    },
    /** The program that is open as an address has it; a `code` of "" where it is too long for one. */
    packed: () => addressed.write(current()),
    /** Where the program is too long for a link, offer it as a file. */
    offerFile() {
      if (addressed.isTooLong(current()))
        offer(LINKED.tooLongToLink(current().text.length), PROGRAMS.download, deeds.save);
    },
    /** An address may have a program: it comes into the editor, and does not run. */
    bring(place) {
      arrived("program");
      const said = addressed.read(place);
      if (!said) return;
      // Back leads to one of this page's own addresses: the program is there, and goes on as it is now.
      if (programs.own(said.key)?.board === board) {
        if (said.key !== shown) choose(said.key);
        return;
      }
      if (said.text === null) {
        tellOrigin(said.problem);
        complain(said.problem);
        return;
      }
      programs.link(board, said.text, said.wanted);
      if (current().key !== shown) turn();
      addressed.came(place, current());
      tellOrigin(said.problem);
      if (said.problem) complain(said.problem);
      else if (current().isLinked) tell(LINKED.told);
    },
    /**
     * The programs of a board that can race, {key, name, isOpen}: what is open as what is chosen then, and all of the
     * reader's own.
     */
    racers(name) {
      const open = programs.current(name);
      const own = programs.of(name).own.map((program) => ({ ...program, isOpen: program.key === open.key }));
      return [{ ...open, key: YOUR_CODE }, ...own];
    },
    /** What the callbacks may ask and do. */
    face: /** @satisfies {Contract.Code} */ ({
      /** What a race needs of a program that can race: {text, title, wanted}; null if it is none. */
      racer(name, key) {
        const { own } = programs.of(name);
        const program =
          key === YOUR_CODE ? programs.current(name) : own.find((program) => program.key === key);
        if (!program) return null;
        const title = program.isOwn ? program.name : CODE.label;
        return { text: program.text, title, wanted: JSON.stringify(program.wanted) };
      },
      /** Mark the line that runs, counted from 1 in the program that ran; 0 for none. */
      running: (line) => editor.mark(Number(line)),
      /** Mark the line that failed, with a sentence; with line 0 that is said of the program as a whole. */
      error: outcome.error,
      /** It is guessed that the program is run so, gives this, and whether it reads by `input()`. */
      guessed(call, script, answer, input) {
        const called = { call: String(call), script: Boolean(script) };
        calling.guess({ ...called, answer: String(answer), input: Boolean(input) });
      },
      /** What is written is no program. */
      unguessed: () => calling.guess(null),
      /** What is wrong with the call, in a sentence. */
      misses: (words) => calling.fault(String(words)),
      /** How the program ended: in which line, a sentence, whether it failed there, and the verdict on what it gave. */
      ran(line, words, failed, verdict) {
        outcome.ran(line, words, failed, verdict);
        const { right, kind, number, symptom } = verdict;
        // What is not understood is neither.
        if (right !== null || number >= 0) {
          const [solved, isWrong] = [right === true, right === false];
          results.note({
            ...{ exercise: OWN_PROGRAM, solved, isWrong, score: Number(solved) },
            ...{ kind, number, symptom },
          });
        }
      },
      /** The steps of the run are put away. */
      closed() {
        editor.clear();
        outcome.forget();
      },
    }),
  };
}
