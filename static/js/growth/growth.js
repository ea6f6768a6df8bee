import { render } from "lit-html";
import { make } from "../parts/dom.js";
import { setFault } from "../parts/field-fault.js";
import { adopt } from "../parts/styles.js";
import { wholeNumber } from "../parts/text.js";
import { YOUR_CODE } from "../parts/your-code.js";
import { letterScale } from "../watch/letters.js";
import { read, write } from "./address.js";
import { createFiles } from "./files.js";
import styles from "./growth.css";
import { linesOf, stylesOf } from "./picture.js";
import { after, CHOICES, before as sizeBefore, USUAL } from "./sizes.js";
import { view } from "./view.js";
import { GROWTH, unknown, verdict } from "./words.js";

const keyOf = ({ line, size }) => `${line} ${size}`;

/**
 * What searches, and the reader's own program, do on boards of growing size: a picture and a table of the same figures, counted
 * live by a worker beside the page's own.
 * @param {any} page
 */
export function createGrowth(page) {
  adopt(styles);
  /** @type {{ events: Contract.Sent }} */
  const { events } = page;
  const root = make("section", { class: "growth", "aria-label": GROWTH.title });
  const before = () => ({
    ...{ board: "", all: [], styles: new Map(), strategies: new Set(), own: false, beside: new Set() },
    ...{ measure: "calls", isLog: true, upTo: 0 },
    // What is known: the sizes and the lines as the engine names them, and the points by "line size".
    ...{ opening: null, points: new Map(), asked: "" },
    ...{ running: false, steps: 0, said: "", failed: false },
    // Whether the editor is awaited, without which there is no program.
    ...{ coming: false },
    // A guess that was made, {line, size, value, measure}, and what came of it.
    ...{ guess: null, verdict: "" },
    ...{ width: 0, letters: 1 },
  });
  let state = before();
  let isOpen = false;

  const field = () => root.querySelector("#growth-guess");
  const files = createFiles({
    probe: root,
    reply: page.reply,
    picture: () => ({ ...state, ...pictureOf(state) }),
  });

  function show(changes = {}) {
    Object.assign(state, changes);
    // Its size is known before its board is.
    if (state.board === "") return;
    render(view({ ...state, ...pictureOf(state), isStale: isStale(), next: nextOf(state) }, acts), root);
  }

  /** What is on the board, where that is the one that grows. */
  function question() {
    const shown = page.board();
    return shown.name === state.board ? JSON.parse(shown.face.question()) : BLANK[state.board];
  }

  const isStale = () =>
    state.asked !== "" && state.board === "sudoku" && state.asked !== JSON.stringify(question());

  /** Count from now on; what is known of the same board stays until it is known anew. */
  function start() {
    const asked = JSON.stringify(question());
    if (asked !== state.asked) state.points.clear();
    for (const key of state.points.keys()) if (key.startsWith(YOUR_CODE)) state.points.delete(key);
    events.withdraw("growth");
    events.withdraw("growth-stop");
    const strategies = state.all.filter(({ name }) => state.strategies.has(name)).map(({ name }) => name);
    if (strategies.length === 0 && !state.own) {
      events.raise("growth-stop", { quiet: true });
      show({ asked, running: false, said: GROWTH.nothing, failed: false });
      return;
    }
    const { board, upTo } = state;
    show({ asked, running: true, steps: 0, said: events.ready ? "" : GROWTH.wait, failed: false });
    events.raise("growth", {
      question: JSON.stringify({ board, question: JSON.parse(asked), strategies, upTo }),
      // One that is still awaited counts when it is there.
      program: state.own && !state.coming,
    });
  }

  /** What came of the guess, once that is known. */
  function judge() {
    const { guess } = state;
    const point = guess && state.points.get(keyOf(guess));
    if (!point || state.verdict) return;
    if (point.outcome !== "whole") {
      show({ verdict: unknown(point.said) });
      return;
    }
    const value = point[guess.measure];
    show({ verdict: verdict(guess.value, value, guess.measure) });
    const times = Math.max(guess.value, value) / Math.max(1, Math.min(guess.value, value));
    const score = Math.min(1, Math.round(200 / times) / 100);
    page.done({ exercise: `growth ${state.board}`, solved: times <= 2, tries: 1, score });
  }

  const toggled = (set, name, on) => {
    const next = new Set(set);
    if (on) next.add(name);
    else next.delete(name);
    return next;
  };

  /** The reader has chosen something: the address is another now. */
  function choose(changes) {
    show(changes);
    page.viewChanged();
  }

  const acts = {
    strategy(name, on) {
      choose({ strategies: toggled(state.strategies, name, on), guess: null, verdict: "" });
      start();
    },
    async own(on) {
      choose({ own: on, ...(on && { coming: true, running: true, said: GROWTH.editor, failed: false }) });
      const came = !on || (await page.watching.searches.fetchCode(() => isOpen));
      if (!isOpen || state.own !== on) return;
      state.coming = false;
      if (!came) choose({ own: false });
      start();
    },
    beside: (name, on) => choose({ beside: toggled(state.beside, name, on) }),
    measure: (measure) => choose({ measure }),
    scale: (isLog) => choose({ isLog }),
    upTo(upTo) {
      choose({ upTo, guess: null, verdict: "" });
      start();
    },
    stop() {
      if (state.coming || !events.ready) {
        events.withdraw("growth");
        events.raise("growth-stop", { quiet: true });
        choose({ own: state.own && !state.coming, coming: false, running: false, said: "" });
      } else events.raise("growth-stop", { quiet: false });
    },
    again: start,
    guess(event) {
      event.preventDefault();
      const input = field();
      const value = wholeNumber(input.value);
      setFault(input, value === null ? GROWTH.bad : "");
      if (value === null) {
        page.complain(GROWTH.bad);
        input.focus();
        return;
      }
      page.mended();
      const { size, line } = nextOf(state);
      choose({ guess: { line, size, value, measure: state.measure }, verdict: "", upTo: size });
      input.value = "";
      start();
    },
    save: files.save,
  };

  /** Begin anew, with the board that is shown unless another is named; `guess` is a size that is to be guessed. @param {any} args */
  async function begin(args) {
    const { board = page.board().name, strategies, beside, guess } = args;
    const upTo = args.upTo ?? sizeBefore(board, guess);
    const { measure = "calls", own = false, log = true } = args;
    const { strategies: every } = await import("../../vendor/pyodide/strategies.js");
    const all = every[board];
    const usual = USUAL[board];
    const chosen = (strategies ?? usual.strategies).filter((name) =>
      all.some((entry) => entry.name === name),
    );
    const names = all.map(({ name }) => name);
    const { width, letters } = state;
    state = { ...before(), width, letters };
    show({
      ...{ board, all, measure, isLog: log, own },
      styles: stylesOf(names, YOUR_CODE, BESIDE[board]),
      strategies: new Set(chosen),
      beside: new Set(beside ?? usual.beside),
      upTo: CHOICES[board].some(([size]) => size === upTo) ? upTo : usual.upTo,
    });
    if (own) await acts.own(true);
    else start();
  }

  new ResizeObserver(([{ contentRect }]) => {
    const letters = letterScale(root);
    const width = Math.round(contentRect.width);
    if (width === 0 || (width === state.width && letters === state.letters)) return;
    requestAnimationFrame(() => show({ width, letters }));
  }).observe(root);

  page.signals.on("boardSwitched", () => isOpen && page.board().name !== state.board && begin({}));
  page.signals.on("puzzleChanged", () => isOpen && state.board === "sudoku" && show());

  return {
    root,
    async open({ address, ...args }) {
      isOpen = true;
      const asked = address && read(address);
      // A program that came with a link runs when the reader says so.
      const isOwnHere = asked?.own && !new URLSearchParams(location.hash.slice(1)).has("code");
      await begin({ ...args, ...asked, ...(asked && { own: isOwnHere }) });
    },
    close() {
      isOpen = false;
      events.withdraw("growth");
      if (state.running) events.raise("growth-stop", { quiet: true });
      state.running = false;
    },
    address: () => (state.board === page.board().name ? [["lesson", write(state)]] : []),
    reset() {
      state = before();
      isOpen = false;
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Growth} */ ({
      begin: (opening) => show({ opening, said: "" }),
      show({ points, steps = 0 }, seconds) {
        for (const [index, point] of points.entries())
          state.points.set(keyOf(point), { ...point, seconds: seconds[index] });
        show({ steps });
        judge();
      },
      end: (sentence, failed) => show({ running: false, said: String(sentence), failed: Boolean(failed) }),
    }),
  };
}

/** What is asked where another board is shown than the one that grows. */
const BLANK = {
  queens: { n: 8 },
  sudoku: { givens: ".".repeat(81), entered: ".".repeat(81) },
  knight: { rows: 8, cols: 8, start: [0, 0], end: null, closed: false },
};

/** Lines for comparison, by their names in the engine. */
const BESIDE = {
  queens: ["factorial", "solutions", "rows", "squares"],
  sudoku: ["digits"],
  knight: ["moves"],
};

/** The sizes and lines that are drawn, those that are chosen. */
function pictureOf({ opening, strategies, own, beside, styles, points, measure, upTo }) {
  if (!opening) return { sizes: [], lines: [], besides: [] };
  const sizes = opening.sizes.filter(({ size }) => size <= upTo || upTo === 0);
  const styled = (line) => ({ ...line, style: styles.get(line.name) });
  const named = opening.lines.filter(({ name }) => strategies.has(name));
  const lines = own ? [...named, { name: YOUR_CODE, title: GROWTH.own }] : named;
  const besides = opening.beside.map((line) => ({ ...line, figures: line.figures.slice(0, sizes.length) }));
  const drawn = {
    sizes,
    lines: lines.map(styled),
    beside: besides.filter(({ name }) => beside.has(name)).map(styled),
  };
  return { sizes, besides, lines: linesOf(drawn, { points, measure }) };
}

/** The size that may be guessed next, {size, label, line, title}; null where there is none. */
function nextOf({ board, opening, upTo, strategies, all, measure, own }) {
  const size = after(board, upTo);
  if (!opening || !size || measure === "seconds") return null;
  const first =
    all.find(({ name }) => strategies.has(name)) ?? (own && { name: YOUR_CODE, title: GROWTH.own });
  if (!first || (measure === "tries" && first.name === YOUR_CODE)) return null;
  const [, label] = CHOICES[board].find(([other]) => other === size);
  return { size, label, line: first.name, title: first.title };
}
