// The programs that can be in the editor: the starters, which stay as they are, the reader's own ones, and on each board one
// that came with a link.
//
// A program is {key, board, name, text, wanted, isOwn, isLinked}, and never changed in place; `wanted` is how it is to be run, as
// parts/wanted.js has it. One is open on each board.

import { freeName, LONGEST_NAME } from "../parts/free-name.js";
import { newId } from "../parts/new-id.js";
import { isSameWanted, NOTHING } from "../parts/wanted.js";
import { isAnother, nameOf } from "./naming.js";
import { LINKED, PROGRAMS } from "./words.js";

/**
 * `starters` are {board, name, title, text, rule}; `usual` names the one that each board begins with, unless another was `open`
 * there, {board: key}. Those alone are there that go by the `rule()` of the board. `onChange(key)` hears that one of the reader's own has changed, is new or is gone, and `onOpen(open)`
 * that another one is open.
 */
export function createPrograms(starters, usual, { open: opened = {}, rule = () => "", onChange, onOpen }) {
  const given = starters.map(({ board, name, title, text, rule: its = "" }) => ({
    ...{ key: `starter-${name}`, board, name: title, text, its },
    ...{ wanted: NOTHING, isOwn: false },
  }));
  let own = [];
  // By board.
  const linked = new Map();
  const open = new Map(Object.entries(opened));

  const of = (board, list) =>
    list.filter((program) => program.board === board && (program.its ?? rule()) === rule());
  const ofLink = (board) => (linked.has(board) ? [linked.get(board)] : []);
  const find = (board, key) =>
    [...of(board, given), ...of(board, own), ...ofLink(board)].find((program) => program.key === key);
  const first = (board) => find(board, `starter-${usual[board]}`) ?? of(board, given)[0];
  const current = (board) => find(board, open.get(board)) ?? first(board);
  const ownOf = (key) => own.find((program) => program.key === key);
  const nameFor = (board, name, others = own) =>
    freeName(
      name.trim().slice(0, LONGEST_NAME),
      of(board, others).map((program) => program.name),
    );

  function show(board, key) {
    open.set(board, key);
    // A program that came with a link is not there any more when the page is loaded again, unless the link is.
    if (linked.get(board)?.key !== key) onOpen(Object.fromEntries(open));
  }

  /** A program is there, as it is now; in the place of the one with that key, if there is one. */
  function put(program) {
    own = ownOf(program.key)
      ? own.map((before) => (before.key === program.key ? program : before))
      : [...own, program];
    return program;
  }

  function change(program) {
    put(program);
    onChange(program.key);
    return program;
  }

  const without = (key) => own.filter((program) => program.key !== key);

  /** Make one of the reader's own, and open it. */
  function make(board, name, text, wanted = NOTHING) {
    const program = change({ key: newId(), board, name: nameFor(board, name), text, wanted, isOwn: true });
    show(board, program.key);
    return program;
  }

  /** A name for a text that was put in the place of a starter. Who empties the editor begins with nothing of that. */
  const nameInstead = (starter, text) =>
    text.trim() !== "" && !isAnother(starter.text, text)
      ? PROGRAMS.changed(starter.name)
      : nameOf(text) || PROGRAMS.unnamed;

  /** A program of the reader's own as it is now, `before` with another text: one that is called after a starter was maybe that. */
  function written(before, program) {
    const { board, name, text } = program;
    const isNamedAfter = (starter) => name.replace(/ \(\d+\)$/, "") === PROGRAMS.changed(starter.name);
    if (!of(board, given).some(isNamedAfter) || !isAnother(before.text, text)) return program;
    return {
      ...program,
      name: nameFor(board, nameOf(text) || PROGRAMS.unnamed, without(program.key)),
    };
  }

  function keep(board, { text, wanted }) {
    linked.delete(board);
    return make(board, LINKED.name, text, wanted);
  }

  /** What is open is another now; a starter becomes one of the reader's own thereby. Gives what is open. */
  function become(board, changes) {
    const program = current(board);
    const changed = { ...program, ...changes };
    const { text, wanted } = changed;
    if (program.text === text && isSameWanted(program.wanted, wanted)) return program;
    if (program.isOwn) return change(written(program, changed));
    if (program.isLinked) return keep(board, changed);
    return make(board, nameInstead(program, text), text, wanted);
  }

  return {
    /** The programs of a board: {starters, own, linked}. */
    of: (board) => ({ starters: of(board, given), own: of(board, own), linked: ofLink(board) }),
    /** The one that is open on a board. */
    current,
    /** One of the reader's own; undefined where it is none. */
    own: ownOf,
    isOpen: (key) => ownOf(key) !== undefined && Array.from(open.values()).includes(key),
    open: show,
    make,
    /** What is open has another text now. */
    write: (board, text) => become(board, { text }),
    /** What is open is to be run in another way. */
    want: (board, wanted) => become(board, { wanted }),
    /** A program came with a link: what says the same is opened, and else it, as it is. @param {any} [wanted] */
    link(board, text, wanted = NOTHING) {
      const says = (program) => program.text === text && isSameWanted(program.wanted, wanted);
      const there = [current(board), ...of(board, own), ...of(board, given), ...ofLink(board)].find(says);
      if (!there) {
        const program = { key: newId(), board, name: LINKED.name, text, wanted };
        linked.set(board, { ...program, isOwn: false, isLinked: true });
      }
      show(board, (there ?? linked.get(board)).key);
    },
    /** What came with a link is one of the reader's own from now on, if that is what is open. Gives what is open. */
    keep: (board) => (current(board).isLinked ? keep(board, current(board)) : current(board)),
    rename(board, name) {
      const program = current(board);
      return change({ ...program, name: nameFor(board, name, without(program.key)) });
    },
    /** Take away what is open, if it is the reader's own. Gives it. */
    remove(board) {
      const program = current(board);
      own = without(program.key);
      onChange(program.key);
      show(board, first(board).key);
      return program;
    },
    /** Bring back what was taken away. */
    restore(program) {
      change(program);
      show(program.board, program.key);
    },
    /** As on a first visit: the starters alone, and the usual ones of them. */
    reset() {
      own = [];
      linked.clear();
      open.clear();
    },
    // What comes from where they are kept, and need not be kept again.

    /** One is there as its record says. */
    take({ id, board, name, text, wanted = NOTHING }) {
      put({ key: id, board, name, text, wanted, isOwn: true });
    },
    /** One is not there any more. */
    drop(key) {
      own = without(key);
      for (const [board, opened] of open) if (opened === key) open.delete(board);
    },
    /** One goes on as a copy, under the key and the name of that. */
    copy(key, { id, name }) {
      const program = ownOf(key);
      if (!program) return;
      own = own.map((before) => (before === program ? { ...program, key: id, name } : before));
      if (open.get(program.board) === key) show(program.board, id);
    },
  };
}
