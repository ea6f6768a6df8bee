import { make } from "../parts/dom.js";
import { library } from "../parts/libraries.js";
import { saved } from "../parts/words.js";
import { YOUR_CODE } from "../parts/your-code.js";
import { createEditor, LONGEST } from "./editor.js";
import * as files from "./files.js";
import { createFoot } from "./foot.js";
import { createHead } from "./head.js";
import { adoptStyles } from "./look.js";
import { createPrograms } from "./programs.js";
import { askName } from "./renaming.js";
import { CODE, PROGRAMS } from "./words.js";

/** What the editor is made of: the library, and the programs that the build wrote of the engine. */
export async function fetchParts() {
  const [editor, { starters }] = await Promise.all([
    library("editor"),
    import("../../vendor/pyodide/starters.js"),
  ]);
  return { editor, starters };
}

/**
 * The editor of the reader's own programs, from what `fetchParts` has fetched. `usual` names the starter that each board
 * begins with. `onRun`, `onCheck` and `onLine(number)` hear of what is pressed, and `onTurn` that another program is open.
 * `reply` says what was done, `complain` what cannot be; `offer(sentence, label, act)` offers to undo it, and `menu(button,
 * groups)` lets a button open a menu.
 */
export function createCode({ editor: parts, starters }, { usual, onRun, onCheck, onLine, onTurn, ...page }) {
  const { reply, complain, offer, menu } = page;
  const programs = createPrograms(starters, usual);
  let board = "";
  // What is said of the run that was last, and whether it stands at its line.
  let ended = { words: "", stands: false };

  const head = createHead({ onChoose: choose, onRun: run, onCheck });
  const foot = createFoot({ onLine: () => onLine(editor.line) });
  const place = make("div", { class: "own-code-editor" });
  const root = make("div", { class: "own-code", role: "group", "aria-label": CODE.label });
  root.append(head.root, place, foot.root);
  adoptStyles(parts);
  const editor = createEditor(parts, place, {
    ...{ label: CODE.label, describedBy: foot.ids },
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
    else foot.note(ended.words, ended.stands);
  }

  /** Something is to be said of the run. */
  function end(words, stands = false) {
    ended = { words: String(words), stands };
    note();
  }

  /** Show what is open on the board. */
  function show() {
    const { key, text } = current();
    list();
    editor.open(key, text);
    end("");
  }

  function turn() {
    show();
    onTurn();
  }

  function onType(text) {
    const before = current().key;
    const { key } = programs.write(board, text);
    if (key !== before) {
      editor.rename(key);
      list();
    }
    note();
  }

  function run() {
    editor.began();
    end("");
    onRun();
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
    const { name } = programs.make(board, PROGRAMS.unnamed, "");
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
    offer(PROGRAMS.removed(program.name), PROGRAMS.undo, () => {
      programs.restore(program);
      if (program.board === board) turn();
      reply(PROGRAMS.back(program.name));
    });
  }

  function ofThis() {
    const items = [[PROGRAMS.download, () => reply(saved(files.save(current())))]];
    if (!current().isOwn) return items;
    return [[PROGRAMS.rename, rename], ...items, [PROGRAMS.remove, remove]];
  }

  return {
    root,
    focus: editor.focus,
    /** Another board is shown: its own program is. */
    turnTo(name) {
      if (name === board) return;
      board = name;
      show();
    },
    /** What the callbacks may ask and do. */
    face: {
      /** What is typed. */
      get text() {
        return editor.text;
      },
      /** What the program is called. */
      get name() {
        return current().name;
      },
      /**
       * The programs of a board that can race, {key, name, isOpen}: what is open as what is chosen then, and all of the
       * reader's own.
       */
      racers(name) {
        const open = programs.current(name);
        const own = programs
          .of(name)
          .own.map((program) => ({ ...program, isOpen: program.key === open.key }));
        return [{ ...open, key: YOUR_CODE }, ...own];
      },
      /** What a race needs of one of them: {text, title}; null if it is none. */
      racer(name, key) {
        const { own } = programs.of(name);
        const program =
          key === YOUR_CODE ? programs.current(name) : own.find((program) => program.key === key);
        return program ? { text: program.text, title: program.isOwn ? program.name : CODE.label } : null;
      },
      /** Whether it is not any more as it ran last. */
      get changed() {
        return editor.changed;
      },
      /** Mark the line that runs, counted from 1 in the program that ran; 0 for none. */
      running: (line) => editor.mark(Number(line)),
      /** Mark the line that failed, with a sentence; with line 0 that is said of the program as a whole. */
      error,
      /** How the program ended: in which line, a sentence, and whether it failed there. */
      ran(line, words, failed) {
        if (failed) error(line, words);
        else end(words);
      },
    },
  };
}
