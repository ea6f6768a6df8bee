import { download } from "../parts/download.js";
import { itemsOf, readTask } from "./format.js";
import { view } from "./read-view.js";
import { csvOf, entriesIn, rowsOf, sorted } from "./table.js";
import { itemName } from "./view.js";
import { READ } from "./words.js";

const NOTHING = Object.freeze({
  ...{ link: "", list: "", task: null, problem: "", titles: [], rows: [], left: 0, isCut: false },
  order: { column: null, isDown: false },
});

/** The task in the address within a text; "" where there is none. */
const taskIn = (text) => /[#&;]task=([\w-]+)/.exec(text)?.[1] ?? "";

/** Reading the codes of a class into a table, which `draw` puts into the page. */
export function createReading(page, draw) {
  let state = { ...NOTHING };

  function show(changes) {
    Object.assign(state, changes);
    draw(view(state, acts));
  }

  function work({ link, list, order }) {
    const text = taskIn(link);
    const { id, task, problem } = text ? readTask(text) : { id: "", task: null, problem: "" };
    if (!task) return { task, rows: [], problem: problem || (link.trim() ? READ.notALink : "") };
    const items = itemsOf(task);
    const { entries, left, isCut } = entriesIn(list);
    const rows = rowsOf(entries, { id, count: items.length });
    return {
      ...{ task, problem, left, isCut, titles: items.map((item) => itemName(task, item)) },
      rows: order.column === null ? rows : sorted(rows, order),
    };
  }

  const set = (changes) => show({ ...changes, ...work({ ...state, ...changes }) });

  const acts = {
    set,
    sort(column) {
      const { order } = state;
      set({ order: { column, isDown: order.column === column && !order.isDown } });
    },
    save() {
      download(READ.file, ["\ufeff", csvOf(state.rows, state.titles)], "text/csv");
      page.reply(READ.saved);
    },
  };

  return {
    open: () => show({}),
    close() {},
    reset() {
      state = { ...NOTHING };
    },
  };
}
