import { render } from "lit-html";
import { results } from "../learn/results.js";
import { standing } from "../learn/standing.js";
import { createCopy } from "../menu/copy.js";
import { make } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import { switches } from "../watch/predict/switches.js";
import { boardOf } from "./boards-of.js";
import { writeCode } from "./codes.js";
import { itemsOf, readTask } from "./format.js";
import { createTaskShelf } from "./kept.js";
import { programAddress, programIn, wayTo } from "./opening.js";
import { credited, further, meanScore, progressKept } from "./progress.js";
import styles from "./tasks.css";
import { itemName, view } from "./view.js";
import { DO } from "./words.js";

const NONE = Object.freeze({
  ...{ text: "", id: "", task: null, problem: "", progress: [], name: "", program: "" },
  // While an item is open, all else of the task is folded away.
  ...{ opened: -1, isFolded: false, said: "", isHandingIn: false, code: "" },
});

/**
 * A task of a teacher's, which a link carries: what is to be done of it, how far that is, and the code that says so. What is
 * answered is counted also while another thing is shown in its place.
 * @param {any} page
 */
export function createTasks(page) {
  const { isEmbedded } = page;
  adopt(styles);
  const root = make("section", { class: "task", "aria-label": DO.label });
  const shelf = createTaskShelf(isEmbedded ? null : page.kept);
  const copy = createCopy(page.reply);
  /** @type {any} */
  let state = { ...NONE, isEmbedded };

  const codeNow = ({ task, name, id, progress }) =>
    task && name.trim() ? writeCode({ name, task: id, items: progress }) : "";

  function show(changes = {}) {
    Object.assign(state, changes);
    state.code = codeNow(state);
    render(view(state, acts), root);
  }

  function keep() {
    const { id, progress, name, program } = state;
    shelf.note(id, { items: progress, name, program });
  }

  function tell() {
    const { id, progress } = state;
    standing.tell({ of: `task ${id}`, items: progress, score: meanScore(progress) });
  }

  /** What was kept of the task comes on top of what was done since it was opened. */
  function take(items, more = {}) {
    const kept = progressKept(state.task, items);
    show({ progress: further(state.progress, kept), ...more });
    tell();
  }

  /** The program of the reader's that is in the editor, where that is shown for this task. */
  const mine = () => (isOwn(state.opened) && programIn(page.fragment())) || state.program;
  const isOwn = (index) => itemsOf(state.task)[index]?.kind === "own";
  const following = (fragment) =>
    page.follow(`${fragment}&task=${state.text}${isEmbedded ? "&embed=1" : ""}`);

  async function openItem(index) {
    const item = itemsOf(state.task)[index];
    show({ program: mine(), opened: index, isFolded: true, said: DO.how[item.kind] ?? "" });
    if (item.kind === "own") {
      following(programAddress(state.task, item, state.program));
      return;
    }
    const { address, id, args, predict } = wayTo(item);
    if (predict) switches.turn(true);
    if (address) following(address);
    else await page.begin(id, args).catch(() => page.complain(DO.missing(itemName(state.task, item))));
  }

  const acts = {
    open: openItem,
    fold: () => show({ isFolded: !state.isFolded }),
    name(name) {
      show({ name });
      keep();
    },
    toggle: ({ target }) => show({ isHandingIn: target.open }),
    copy: () => copy(`${state.name.trim()}, ${state.code}`, DO.copied),
    change: () => page.begin("teaching", { page: "make", task: state.text }),
  };

  results.on((result) => {
    const { task, progress, opened } = state;
    if (!task) return;
    const at = boardOf(page.fragment())?.at;
    const { progress: now, index } = credited(task, progress, { at, ...result }, opened);
    // A lesson of the task has taken its place, and closes itself at its end.
    if (index >= 0 && result.exercise.startsWith("lesson ") && !root.isConnected)
      setTimeout(() => page.begin("tasks", { address: state.text }));
    if (now === progress) return;
    const said = now[index].solved ? DO.solved(itemName(task, itemsOf(task)[index])) : "";
    // What is solved leads on to the rest.
    show({ progress: now, said, program: mine(), isFolded: state.isFolded && !now[index].solved });
    keep();
    tell();
  });
  standing.onBrought(({ of, items }) => {
    if (state.task && of === `task ${state.id}`) take(items);
  });

  return {
    root,
    async open({ address = "" }) {
      if (address === state.text) return;
      const { id, task, problem } = readTask(address);
      state = { ...NONE, isEmbedded, text: address, id, task, problem };
      if (!task) {
        show();
        page.complain(problem);
        return;
      }
      state.progress = progressKept(task, null);
      take(standing.brought(`task ${id}`));
      const { items, name, program } = await shelf.of(id);
      if (state.id === id) take(items, { name: state.name || name, program: state.program || program });
    },
    close() {},
    /** It stays when an address is followed that names none: its boards have addresses. */
    stays: () => state.task !== null,
    /** What is not understood is not said again. */
    address: () => (state.task ? [["task", state.text]] : []),
    reset() {
      state = { ...NONE, isEmbedded };
      render("", root);
    },
  };
}
