import { render } from "lit-html";
import { BOARDS } from "../boards/boards.js";
import { make } from "../parts/dom.js";
import { drawWithFocus } from "../parts/kept-focus.js";
import { newId } from "../parts/new-id.js";
import { packed } from "../parts/packed.js";
import { adopt } from "../parts/styles.js";
import styles from "./arranging.css";
import { createDragging } from "./dragging.js";
import { createKeys } from "./keys.js";
import * as lists from "./list.js";
import { view } from "./view.js";
import { ARRANGING } from "./words.js";

/** The first board that each program is judged on. */
const SMALL = {
  queens: { n: 4 },
  knight: { rows: 3, cols: 4, start: [0, 0] },
  sudoku: { givens: "034678912672195348198340567859761423426803791713924856961537284287409635345286170" },
};

const mapped = (acts, change) =>
  Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, change(act)]));

/**
 * Programs that are put together from their lines, or have a mistake that is to be found: the callbacks make them, and judge them
 * by running them in a Python of their own.
 * @param {any} page
 */
export function createArranging(page) {
  adopt(styles);
  /** @type {{ events: Contract.Sent }} */
  const { events } = page;
  const root = make("section", { class: "arranging" });
  const before = () => ({
    ...{ kind: "parsons", board: "", program: "", seed: "", helps: 0, problem: null },
    ...{ lists: { spare: [], placed: [] }, chosen: -1, lifted: -1, stop: -1, moved: "" },
    ...{ tries: 0, mistakes: 0, running: false, verdict: null, said: "", fault: -1, ids: [], solved: false },
    ...{ isFound: false, mending: "", wasShown: false },
    // What was asked last, how deep a line stood when it was first drawn, and whether another program is on its way.
    ...{ asked: null, drawn: null, isComing: false },
  });
  let state = before();

  function show(changes = {}) {
    Object.assign(state, changes);
    const { spare, placed } = state.lists;
    const all = [...spare, ...placed.map(({ id }) => id)];
    if (!all.includes(state.stop)) state.stop = all[0] ?? -1;
    drawWithFocus(
      root,
      () => render(view(state, acts), root),
      () => root.querySelector(".primary"),
    );
  }

  function focus(id) {
    show({ stop: id });
    root.querySelector(`#arranging-${id}`)?.focus();
  }

  /** Ask for a problem; what was said of the one before is not any more. */
  function pose(changes = {}) {
    const { kind, board, program, seed, helps } = Object.assign(state, changes);
    const asked = { board, program, seed };
    if (kind === "parsons") events.raise("parsons", { question: JSON.stringify({ ...asked, helps }) });
    else events.raise("bug", { question: JSON.stringify(asked) });
    show({ running: false, verdict: null, said: state.isComing ? ARRANGING.coming : "", fault: -1 });
  }

  /** Another program: the one before stays, and nothing is done with it, until that is there. */
  const fresh = (changes) => {
    const { kind, board, program, problem, lists } = state;
    state = { ...before(), kind, board, program, seed: newId(), ...changes };
    if (problem && state.kind === kind && state.board === board)
      Object.assign(state, { problem, lists, isComing: true });
    root.setAttribute("aria-label", ARRANGING.title[state.kind]);
    pose();
  };

  /** The lists are others: what was said of them is not true any more. */
  const change = (lists) => show({ lists, verdict: null, said: "", fault: -1 });
  const textOf = (id) => state.problem.blocks.find((block) => block.id === id).lines[0][1];

  function told(id) {
    const at = lists.placeOf(state.lists, id);
    const { placed } = state.lists;
    return at < 0 ? ARRANGING.spare : ARRANGING.at(at + 1, placed.length, placed[at].indent);
  }

  /** Move a line, and say where it is. */
  function put(id, next) {
    change(next);
    show({ moved: told(id), chosen: id, stop: id });
  }

  /** Move a line that has the cursor, which stays in it. */
  function move(id, next) {
    put(id, next);
    focus(id);
  }

  function code() {
    const { kind, problem, mending } = state;
    if (kind === "parsons") return lists.written(state.lists, problem);
    const { lines, begin, end } = problem;
    const all = state.isFound ? lines.toSpliced(begin, end - begin, mending) : lines;
    return { text: `${all.join("\n")}\n`, ids: [] };
  }

  async function check() {
    const { text, ids } = code();
    const { board, problem, kind } = state;
    const program = kind === "parsons" ? problem.starter : problem.name;
    const mine = {};
    show({ running: true, asked: mine, ids, verdict: null, said: "", fault: -1, tries: state.tries + 1 });
    try {
      await page.watching.sandboxes.want();
    } catch (error) {
      if (state.asked === mine) show({ running: false, said: String(error.message) });
      return;
    }
    if (state.asked === mine && state.running)
      events.raise("arranged", { question: JSON.stringify({ board, program, code: text }) });
  }

  function wrong(changes) {
    show({ running: false, mistakes: state.mistakes + 1, ...changes });
  }

  function won() {
    const { kind, board, problem, tries, helps, wasShown } = state;
    const help = kind === "parsons" ? helps / problem.helps : Number(wasShown);
    const score = Math.max(0, Math.round(100 * (1 - help - 0.1 * (tries - 1))) / 100);
    if (!state.solved)
      page.done({ exercise: `${kind} ${board} ${problem.name}`, solved: true, tries, score });
    show({ solved: true });
  }

  function question(board) {
    const asked = state.verdict?.question ?? SMALL[board];
    if (board === "knight")
      return { end: -1, closed: false, ...asked, start: asked.start[0] * asked.cols + asked.start[1] };
    return board === "sudoku" ? { givens: asked.givens.replaceAll("0", ".") } : asked;
  }

  const onChosen = (act) => () => put(state.chosen, act(state.lists, state.chosen));
  /** What is done with the program that is there. */
  const doings = {
    press(id) {
      if (lists.placeOf(state.lists, id) < 0) move(id, lists.append(state.lists, id, state.problem.blocks));
      else {
        show({ chosen: id, moved: told(id) });
        focus(id);
      }
    },
    up: onChosen((now, id) => lists.shift(now, id, -1)),
    down: onChosen((now, id) => lists.shift(now, id, 1)),
    deeper: onChosen((now, id) => lists.indent(now, id, 1)),
    outer: onChosen((now, id) => lists.indent(now, id, -1)),
    out: onChosen((now, id) => lists.back(now, id)),
    key: createKeys({
      state: () => state,
      move,
      focus,
      lift(id) {
        const lifted = state.lifted === id ? -1 : id;
        show({ lifted, chosen: id, moved: ARRANGING[lifted < 0 ? "dropped" : "lifted"](textOf(id)) });
      },
    }),
    drag: (event, id) => {
      const at = lists.placeOf(state.lists, id);
      state.drawn = at < 0 ? null : state.lists.placed[at].indent;
      dragging(event, id);
    },
    check,
    stop() {
      events.raise("arranged-stop", {});
      show({ running: false, said: ARRANGING.stopped });
    },
    easier: () => pose({ helps: state.helps + 1 }),
    watch() {
      const { board } = state;
      const { address } = BOARDS[board];
      const blank = address.read({
        take: (_, __, otherwise) => otherwise,
        has: () => false,
        attempt: () => {},
      });
      const pairs = [["board", board], ...address.write({ ...blank, ...question(board) })];
      const rest = [
        ["mode", "watch"],
        ["strategy", "your-code"],
        ["view", "code"],
        ["code", packed(code().text)],
      ];
      page.follow(`#${[...pairs, ...rest].map((pair) => pair.join("=")).join("&")}`);
    },
    choose: (chosen) => show({ chosen, said: "" }),
    point() {
      const { chosen, problem, tries } = state;
      if (chosen < 0) return show({ said: ARRANGING.choosing });
      if (!problem.places.includes(chosen))
        return show({ tries: tries + 1, said: ARRANGING.notThere(chosen + 1) });
      show({ isFound: true, said: "", mending: problem.lines.slice(problem.begin, problem.end).join("\n") });
      root.querySelector("[name=arranging-repair]").focus();
    },
    mending: (mending) => show({ mending, verdict: null, said: "" }),
    show: () => show({ mending: state.problem.mended, wasShown: true, verdict: null, said: ARRANGING.shown }),
  };
  const acts = {
    ...mapped(doings, (act) => (...given) => {
      if (!state.isComing) act(...given);
    }),
    program: (program) => fresh({ program }),
    another: () => fresh({}),
  };
  const dragging = createDragging({
    root,
    moved(id, list, index, steps) {
      Object.assign(state, { lifted: id, stop: id });
      const indent = (state.drawn ?? 1) + steps;
      change(
        list === "spare"
          ? lists.back(state.lists, id, index)
          : lists.place(state.lists, id, index, state.drawn === null ? depthAt(index) : indent),
      );
    },
    ended() {
      const { lifted } = state;
      show({ lifted: -1, chosen: -1 });
      focus(lifted);
    },
  });

  /** As deep as the line before that place asks for. */
  function depthAt(index) {
    const id = state.lifted;
    const rest = lists.back(state.lists, id);
    const until = { ...rest, placed: rest.placed.slice(0, index) };
    return lists.append(until, id, state.problem.blocks).placed.at(-1).indent;
  }

  const came = (changes) => show({ ...changes, isComing: false, said: "" });

  return {
    root,
    open({ kind = "parsons", board = page.board().name, program = "", seed = newId() } = {}) {
      fresh({ kind, board, program, seed });
    },
    close() {
      for (const name of /** @type {const} */ (["parsons", "bug", "arranged"])) events.withdraw(name);
      if (state.running) events.raise("arranged-stop", {});
      state.running = false;
    },
    reset() {
      state = before();
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Arranging} */ ({
      parsons(problem) {
        if (state.kind !== "parsons") return;
        const { problem: was, helps } = state;
        if (!was || helps === 0)
          return came({ problem, lists: lists.begin(problem.blocks), program: problem.name });
        const moved = was.wrong > problem.wrong ? ARRANGING.gone : ARRANGING.joined;
        show({ problem, lists: lists.easier(state.lists, was.blocks, problem.blocks), moved });
      },
      bug(problem) {
        if (state.kind === "bug") came({ problem, program: problem.name });
      },
      judged(answer) {
        if (!state.running) return;
        if (!answer.right)
          return wrong({ verdict: answer, said: answer.sentence, fault: state.ids[answer.line - 1] ?? -1 });
        show({ running: false, verdict: answer, said: ARRANGING.right(answer.past) });
        won();
      },
      refused(line, sentence) {
        if (!state.running) return;
        wrong({ verdict: { right: false }, said: String(sentence), fault: state.ids[line - 1] ?? -1 });
      },
      failed: (sentence) => show({ running: false, said: String(sentence) }),
    }),
  };
}
