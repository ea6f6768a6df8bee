import { LESSONS } from "../../vendor/lessons/index.js";
import { createCopy } from "../menu/copy.js";
import { latest } from "../parts/latest.js";
import { escaped } from "../parts/markup.js";
import { unpacked } from "../parts/packed.js";
import { wholeNumber } from "../parts/text.js";
import { boardOf } from "./boards-of.js";
import {
  EMPTY,
  MOST_BOARDS,
  MOST_EXERCISES,
  MOST_QUESTIONS,
  missingIn,
  readTask,
  writeTask,
} from "./format.js";
import { createTaskShelf } from "./kept.js";
import { view } from "./make-view.js";
import { MAKE } from "./words.js";

/** Size of the frame of a task. */
const FRAME = 'width="960" height="720" loading="lazy"';

const FIRST = Object.freeze({ kind: "predict", on: "queens", count: 5 });
const without = (list, index) => list.filter((_, at) => at !== index);

/** A text of an address, as it was packed; "" where there is none. */
function textIn(fragment, key) {
  const found = new RegExp(`&${key}=([\\w-]*)`).exec(fragment);
  const { bytes } = found ? unpacked(found[1]) : { bytes: null };
  return bytes ? new TextDecoder().decode(bytes) : "";
}

/** Making a task for a class, which `draw` puts into the page while it is shown. */
export function createMaking(page, draw) {
  const shelf = createTaskShelf(page.isEmbedded ? null : page.kept);
  const copy = createCopy(page.reply);
  // Whoever reloads the page right after typing finds it again.
  const keep = latest(shelf.noteDraft);
  let isKept = false;
  let isShown = false;
  /** @type {any} */
  const state = {
    task: EMPTY,
    adding: FIRST,
    // The right numbers as they were typed, of the boards with one.
    numbers: [],
    said: "",
    lessons: LESSONS.map(({ id, title }) => [id, title]),
  };

  function show(changes = {}) {
    Object.assign(state, changes);
    const { text, tooLong } = writeTask(state.task);
    const fragment = page.fragment();
    const about = { missing: missingIn(state.task), length: text.length, isTooLong: tooLong, text };
    Object.assign(state, about, { shown: boardOf(fragment), editor: /[#&]code=[\w-]/.test(fragment) });
    draw(view(state, acts));
  }

  /** The task is another now. */
  function set(changes, more = {}) {
    show({ task: { ...state.task, ...changes }, said: "", ...more });
    keep(state.text);
  }

  const link = (more = "") => {
    const { at } = state.task.boards[0] ?? { at: `board=${state.task.exercises[0].on}` };
    const board = boardOf(at)?.at ?? "board=queens";
    return `${location.origin}${location.pathname}#${board}&task=${state.text}${more}`;
  };

  /** Do this, where there is a link. */
  const linking = (act) => () => {
    if (!state.missing && !state.isTooLong) act();
  };

  const acts = {
    set,
    setProgram: (changes) => set({ program: { ...state.task.program, ...changes } }),
    addBoard() {
      const { boards } = state.task;
      const found = boardOf(page.fragment());
      if (boards.length >= MOST_BOARDS) return;
      if (!found) show({ said: MAKE.unfit });
      else if (boards.some(({ at }) => at === found.at)) show({ said: MAKE.twice });
      else set({ boards: [...boards, { at: found.at, number: null }] });
    },
    removeBoard: (index) =>
      set({ boards: without(state.task.boards, index) }, { numbers: without(state.numbers, index) }),
    setNumber(index, text) {
      const { boards } = state.task;
      const numbers = boards.map((_, at) => (at === index ? text : state.numbers[at]));
      const number = wholeNumber(text);
      set({ boards: boards.map((one, at) => (at === index ? { ...one, number } : one)) }, { numbers });
    },
    take() {
      const fragment = page.fragment();
      const answer = /&answer=(first|all|count)(?:&|$)/.exec(fragment)?.[1] ?? "";
      set({ program: { text: textIn(fragment, "code"), call: textIn(fragment, "call"), answer } });
    },
    adding(changes) {
      const adding = { ...state.adding, ...changes };
      if (changes.kind) adding.on = changes.kind === "lesson" ? state.lessons[0][0] : "queens";
      const count = Math.round(Number(adding.count)) || FIRST.count;
      show({ adding: { ...adding, count: Math.min(Math.max(count, 1), MOST_QUESTIONS) } });
    },
    addExercise() {
      const { kind, on, count } = state.adding;
      if (state.task.exercises.length >= MOST_EXERCISES) return;
      set({ exercises: [...state.task.exercises, { kind, on, count: kind === "predict" ? count : 1 }] });
    },
    removeExercise: (index) => set({ exercises: without(state.task.exercises, index) }),
    copy: linking(() => copy(link(), MAKE.copied)),
    try: linking(() => {
      page.close();
      page.follow(new URL(link()).hash);
    }),
    copyFrame: linking(() => {
      const code = `<iframe src="${escaped(link("&embed=1"))}" title="${escaped(state.task.title)}" ${FRAME}></iframe>`;
      copy(code, MAKE.copiedFrame);
    }),
    clear: () => set(EMPTY, { numbers: [] }),
  };

  // What is shown can be added: it is another board now, or another program.
  for (const name of ["viewChanged", "boardSwitched", "puzzleChanged", "undone"]) {
    page.signals.on(name, () => isShown && show());
  }

  return {
    close() {
      isShown = false;
    },
    /** A task to begin with, as an address has it; else what was being made. */
    async open({ task: text = "" }) {
      isShown = true;
      show();
      if (text) set(readTask(text).task ?? EMPTY, { numbers: [] });
      else if (!isKept) {
        const draft = await shelf.draft();
        const { task } = draft ? readTask(draft, { isDraft: true }) : { task: null };
        // What was typed meanwhile is newer.
        if (task && state.task === EMPTY) show({ task });
      }
      isKept = true;
    },
    reset() {
      isKept = isShown = false;
      Object.assign(state, { task: EMPTY, adding: FIRST, numbers: [], said: "" });
    },
  };
}
