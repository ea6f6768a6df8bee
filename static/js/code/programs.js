// The programs that can be in the editor: the starters, which stay as they are, and the reader's own ones.
//
// A program is {key, board, name, text, isOwn}; one is open on each board.

import { freeName, LONGEST_NAME } from "../parts/free-name.js";
import { newId } from "../parts/new-id.js";
import { PROGRAMS } from "./words.js";

/** `starters` are {board, name, title, text}; `usual` names the one that each board begins with. */
export function createPrograms(starters, usual) {
  const given = starters.map(({ board, name, title, text }) => ({
    ...{ key: `starter-${name}`, board, name: title, text },
    isOwn: false,
  }));
  let own = [];
  const open = new Map();

  const of = (board, list) => list.filter((program) => program.board === board);
  const find = (board, key) =>
    [...of(board, given), ...of(board, own)].find((program) => program.key === key);
  const first = (board) => find(board, `starter-${usual[board]}`) ?? of(board, given)[0];
  const current = (board) => find(board, open.get(board)) ?? first(board);
  const nameFor = (board, name) =>
    freeName(
      name.trim().slice(0, LONGEST_NAME),
      of(board, own).map((program) => program.name),
    );

  /** Make one of the reader's own, and open it. */
  function make(board, name, text) {
    const program = { key: newId(), board, name: nameFor(board, name), text, isOwn: true };
    own = [...own, program];
    open.set(board, program.key);
    return program;
  }

  function put(program) {
    own = own.map((before) => (before.key === program.key ? program : before));
    return program;
  }

  return {
    /** The programs of a board: {starters, own}. */
    of: (board) => ({ starters: of(board, given), own: of(board, own) }),
    /** The one that is open on a board. */
    current,
    open(board, key) {
      open.set(board, key);
      return current(board);
    },
    make,
    /** What is open has another text now; a starter becomes one of the reader's own thereby. Gives what is open. */
    write(board, text) {
      const program = current(board);
      if (program.text === text) return program;
      return program.isOwn ? put({ ...program, text }) : make(board, PROGRAMS.changed(program.name), text);
    },
    rename(board, name) {
      const program = current(board);
      own = own.filter(({ key }) => key !== program.key);
      const renamed = { ...program, name: nameFor(board, name) };
      own = [...own, renamed];
      return renamed;
    },
    /** Take away what is open, if it is the reader's own. Gives it. */
    remove(board) {
      const program = current(board);
      own = own.filter(({ key }) => key !== program.key);
      open.delete(board);
      return program;
    },
    /** Bring back what was taken away. */
    restore(program) {
      own = [...own, program];
      open.set(program.board, program.key);
    },
  };
}
