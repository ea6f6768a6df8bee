import { make, setText } from "../parts/dom.js";
import { LONGEST } from "../parts/program-record.js";
import { isReload } from "../parts/reload.js";
import { saved } from "../parts/words.js";
import { YOUR_CODE } from "../parts/your-code.js";
import { createEditor } from "./editor.js";
import * as files from "./files.js";
import { createFoot } from "./foot.js";
import { createHead } from "./head.js";
import { createKeeping, NO_KEEPING } from "./keeping.js";
import { createPacker, MOST, unpack } from "./linked.js";
import { adoptStyles } from "./look.js";
import { createPrograms } from "./programs.js";
import { askName } from "./renaming.js";
import * as unwritten from "./unwritten.js";
import { CODE, LINKED, NOT_KEPT, PROGRAMS } from "./words.js";

export { fetchParts } from "./fetch-parts.js";

/**
 * The editor of the reader's own programs, from what `fetchParts` has fetched. `usual` names the starter that each board
 * begins with. `onRun(begin)` and `onCheck(begin)` hear of what is pressed: `begin()` gives the text when it is to run, null
 * where another program is open by then. `onLine(number)` hears of a line, `onTurn` that another program is open, `onShow` that
 * another one is in the editor, also as another board is shown, and `onText` that it has another text.
 * `reply` says what was done, `tell` what nobody has asked for, and `complain` what cannot be; `offer(sentence, label, act)`
 * offers to undo it, until `withdraw(sentence)`, and `menu(button, groups)` lets a button open a menu. The programs are kept on
 * the `shelf`, where these were `found`, null where that is not known yet; `createFaults(words, save)` says what cannot be kept.
 * Where the page keeps nothing there is no shelf: null.
 */
export function createCode(
  { editor: parts, starters, stubs },
  { usual, onRun, onCheck, onLine, onTurn, onShow, onText, ...page },
) {
  const { reply, tell, complain, offer, withdraw, menu, shelf, found, createFaults } = page;
  const programs = createPrograms(starters, usual, {
    open: shelf ? unwritten.lastOpen() : {},
    onChange: (key) => keeping.programChanged(key),
    onOpen: shelf ? unwritten.noteOpen : () => {},
  });
  const faults = createFaults({ ...NOT_KEPT, save: PROGRAMS.download }, () => saveThis());
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
  // The key of the program that is in the editor, and the sentences that offer to bring others back.
  let shown = "";
  const bringBack = new Set();
  const pack = createPacker();
  // What the address has said of programs, the latest first; and what it had said when the page was loaded again, where what
  // was open then is kept: what was done just before that is not in the address.
  let codes = [];
  let late = shelf && isReload() ? unwritten.said() : [];
  // The programs, by their keys, that this page has written into its address.
  const written = new Map();
  // What is said of the run that was last, whether it stands at its line, and whether its answer is wrong.
  let ended = { words: "", stands: false, wrong: false };

  const head = createHead({ onChoose: choose, onRun: run, onCheck: check });
  const foot = createFoot({ onLine: () => onLine(editor.line) });
  // What there is to know of the program of a link.
  const origin = make("p", { id: "code-origin", class: "own-code-origin" });
  const place = make("div", { class: "own-code-editor" });
  const root = make("div", { class: "own-code", role: "group", "aria-label": CODE.label });
  root.append(head.root, origin, place, foot.root);
  adoptStyles(parts);
  const editor = createEditor(parts, place, {
    ...{ label: CODE.label, describedBy: `${origin.id} ${foot.ids}` },
    ...{ onType, onLine, onRun: run },
    onCursor: foot.cursor,
    onLeaving: foot.leaving,
    onTooLong: (length) => complain(CODE.tooLong(length, LONGEST)),
  });
  menu(head.menu, () => [
    [PROGRAMS.this, ofThis()],
    [
      PROGRAMS.all,
      [
        [PROGRAMS.make, makeNew],
        [PROGRAMS.open, () => files.choose(take)],
      ],
    ],
  ]);

  const current = () => programs.current(board);
  const list = () => head.list(programs.of(board), current());

  function note() {
    if (editor.changed) foot.note(CODE.changed);
    else foot.note(ended.words, ended);
  }

  /** Something is to be said of the run. */
  function end(words, stands = false, wrong = false) {
    ended = { words: String(words), stands, wrong };
    note();
  }

  /** Show what is open on the board. */
  function show() {
    const { key, text } = current();
    shown = key;
    list();
    editor.open(key, text, stubs[board]);
    end("");
    tellOrigin();
    noteSaid();
    onShow();
  }

  /** Note what the address may still say when the page is loaded again; what came with a link is only there. */
  function noteSaid() {
    if (shelf) unwritten.noteSaid(current().isLinked ? [] : codes);
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
    noteSaid();
  }

  function turn() {
    show();
    onTurn();
  }

  function onType(text) {
    const { name } = current();
    follow(programs.write(board, text).key);
    if (current().name !== name) list();
    note();
    onText();
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
      return editor.text;
    };
  }

  function check() {
    onCheck(pressed(() => {}));
  }

  function run() {
    onRun(
      pressed(() => {
        editor.began();
        end("");
      }),
    );
  }

  function error(line, message) {
    editor.fail(Number(line), String(message));
    end(message, Number(line) > 0);
  }

  function choose(key) {
    programs.open(board, key);
    turn();
  }

  function makeNew() {
    const { name } = programs.make(board, PROGRAMS.unnamed, stubs[board]);
    turn();
    editor.focus();
    reply(PROGRAMS.made(name));
  }

  function take({ name, text }) {
    if (text === null) complain(PROGRAMS.unread);
    else if (text.length > LONGEST) complain(PROGRAMS.fileTooLong(text.length, LONGEST));
    else {
      const made = programs.make(board, name || PROGRAMS.unnamed, text);
      turn();
      reply(PROGRAMS.opened(made.name));
    }
  }

  function rename() {
    askName(current().name, (name) => {
      reply(PROGRAMS.renamed(programs.rename(board, name).name));
      list();
    });
  }

  function remove() {
    const program = programs.remove(board);
    turn();
    const bringsBack = PROGRAMS.removed(program.name);
    bringBack.add(bringsBack);
    offer(bringsBack, PROGRAMS.undo, () => {
      programs.restore(program);
      if (program.board === board) turn();
      reply(PROGRAMS.back(program.name));
    });
  }

  function saveThis() {
    reply(saved(files.save(current())));
  }

  function ofThis() {
    const items = [[PROGRAMS.download, saveThis]];
    if (!current().isOwn) return items;
    return [[PROGRAMS.rename, rename], ...items, [PROGRAMS.remove, remove]];
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
      for (const sentence of bringBack) withdraw(sentence);
      if (board !== "") turn();
    },
    /** As on a first visit, once all was forgotten. */
    reset() {
      programs.reset();
      written.clear();
      codes = late = [];
      board = "";
    },
    focus: editor.focus,
    /** Another board is shown: its own program is. */
    turnTo(name) {
      if (name === board) return;
      board = name;
      show();
    },
    /** The program that is open as an address has it; "" where it is too long for one. */
    packed() {
      const code = pack(current().text);
      if (codes[0] !== code) {
        codes = [code, ...codes].slice(0, 2);
        noteSaid();
      }
      written.set(code, shown);
      return code;
    },
    /** Where the program is too long for a link, offer it as a file. */
    offerFile() {
      const { text } = current();
      if (pack(text) === "") offer(LINKED.tooLongToLink(text.length, MOST), PROGRAMS.download, saveThis);
    },
    /** An address has this program: it comes into the editor, and does not run. */
    bring(code) {
      const isLate = late.includes(code);
      late = [];
      if (isLate) return;
      // Back leads to one of this page's own addresses: the program is there, and goes on as it is now.
      if (programs.own(written.get(code))?.board === board) {
        if (written.get(code) !== shown) choose(written.get(code));
        return;
      }
      const { text, problem } = unpack(code);
      if (text === null) {
        tellOrigin(problem);
        complain(problem);
        return;
      }
      programs.link(board, text);
      if (current().key !== shown) turn();
      codes = [code];
      noteSaid();
      if (current().isLinked) tell(LINKED.told);
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
      /** What a race needs of a program that can race: {text, title}; null if it is none. */
      racer(name, key) {
        const { own } = programs.of(name);
        const program =
          key === YOUR_CODE ? programs.current(name) : own.find((program) => program.key === key);
        return program ? { text: program.text, title: program.isOwn ? program.name : CODE.label } : null;
      },
      /** Mark the line that runs, counted from 1 in the program that ran; 0 for none. */
      running: (line) => editor.mark(Number(line)),
      /** Mark the line that failed, with a sentence; with line 0 that is said of the program as a whole. */
      error,
      /** How the program ended: in which line, a sentence, whether it failed there, and whether its answer is wrong. */
      ran(line, words, failed, wrong) {
        if (failed) error(line, words);
        else end(words, false, wrong);
      },
    }),
  };
}
