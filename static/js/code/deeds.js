import { LONGEST } from "../parts/program-record.js";
import { saved } from "../parts/words.js";
import * as files from "./files.js";
import { takeHeader } from "./header.js";
import { askName } from "./renaming.js";
import { PROGRAMS } from "./words.js";

/**
 * What is done with the programs from their menu. `turn()` shows what is open then, and `list()` the names; `board()` is the one
 * that is shown, and `focus()` leads into the editor. The others are those of code.js.
 */
export function createDeeds({ programs, stub, board, turn, list, focus, ...page }) {
  const { reply, complain, offer, withdraw } = page;
  // The sentences that offer to bring programs back.
  const bringBack = new Set();
  const current = () => programs.current(board());

  function makeNew() {
    const { name } = programs.make(board(), PROGRAMS.unnamed, stub(board()));
    turn();
    focus();
    reply(PROGRAMS.made(name));
  }

  function take({ name, text }) {
    if (text === null) complain(PROGRAMS.unread);
    else if (text.length > LONGEST) complain(PROGRAMS.fileTooLong(text.length, LONGEST));
    else {
      const { wanted, text: program } = takeHeader(text);
      const made = programs.make(board(), name || PROGRAMS.unnamed, program, wanted);
      turn();
      reply(PROGRAMS.opened(made.name));
    }
  }

  function rename() {
    askName(current().name, (name) => {
      reply(PROGRAMS.renamed(programs.rename(board(), name).name));
      list();
    });
  }

  function remove() {
    const program = programs.remove(board());
    turn();
    const bringsBack = PROGRAMS.removed(program.name);
    bringBack.add(bringsBack);
    offer(bringsBack, PROGRAMS.undo, () => {
      programs.restore(program);
      if (program.board === board()) turn();
      reply(PROGRAMS.back(program.name));
    });
  }

  function save() {
    reply(saved(files.save(current())));
  }

  function ofThis() {
    const items = [[PROGRAMS.download, save]];
    if (!current().isOwn) return items;
    return [[PROGRAMS.rename, rename], ...items, [PROGRAMS.remove, remove]];
  }

  return {
    /** Hand what is open to the reader as a file. */
    save,
    /** The groups of the menu. */
    groups: () => [
      [PROGRAMS.this, ofThis()],
      [
        PROGRAMS.all,
        [
          [PROGRAMS.make, makeNew],
          [PROGRAMS.open, () => files.choose(take)],
        ],
      ],
    ],
    /** None can be brought back any more. */
    forget() {
      for (const sentence of bringBack) withdraw(sentence);
    },
  };
}
