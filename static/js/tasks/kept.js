// What is kept of tasks, a record of the store: how far the reader is with each, by the task's id, the latest last; and the task
// that is being made, as an address has it.

import { keptTally, withLatest } from "../parts/kept-tally.js";
import { isObject, isText } from "../parts/kept-values.js";
import { LONGEST } from "../parts/links.js";
import { LONGEST_TASK } from "./format.js";

/** So many tasks are kept. */
const MOST = 50;
export const LONGEST_NAME = 80;

const tasksOf = (record) => (isObject(record?.tasks) ? record.tasks : {});

/** The records in `kept`, the store; null where nothing is kept. */
export function createTaskShelf(kept) {
  const tally = keptTally(kept, "tasks");
  const change = (act) => tally.change((record) => ({ ...record, ...act(record) }));

  return {
    /**
     * What is kept of a task, {items, name, program}: the items as they are, for `progressKept`; the reader's program as an
     * address has it, "" for none.
     */
    async of(id) {
      const found = tasksOf((await tally.read())?.record);
      const { items, name, program } = Object((Object.hasOwn(found, id) && found[id]) || {});
      const textOf = (value, pattern, longest) => (isText(value, pattern, longest) ? value : "");
      return {
        items,
        name: textOf(name, /^/, LONGEST_NAME),
        program: textOf(program, /^[\w&=-]*$/, LONGEST),
      };
    },
    note: (id, { items, name, program }) =>
      change((record) => ({ tasks: withLatest(tasksOf(record), id, { items, name, program }, MOST) })),
    /** The task that was being made, packed; "" for none. */
    async draft() {
      const draft = (await tally.read())?.record?.draft;
      return isText(draft, /^[\w-]*$/, 4 * LONGEST_TASK) ? draft : "";
    },
    noteDraft: (draft) => change(() => ({ draft })),
  };
}
