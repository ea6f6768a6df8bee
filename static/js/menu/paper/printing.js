import { createDialog } from "../../parts/dialog.js";
import { isIdle, make, setIdle, setText } from "../../parts/dom.js";
import { PAPER, PRINTING } from "../words.js";
import { createBoxes, createChoice } from "./choices.js";
import { createNewOnes } from "./new-ones.js";
import { createPaper } from "./paper.js";
import { PRINTED } from "./printed.js";
import { drawSheets } from "./sheets.js";
import { createSolutions } from "./solutions.js";

/**
 * The dialog that prints puzzles. As long as it is open, its sheets are what is printed, by its button or by the browser.
 * `onBoard()` gives the puzzle on the board, {board, name, state}; `raise` asks the engine.
 */
export function createPrinting({ raise, onBoard }) {
  const solutions = createSolutions(raise, answered);
  const newOnes = createNewOnes(raise, take);
  const count = createChoice("print-count", PRINTING.count, PRINTING.counts, 1);
  const paper = createPaper("print-paper");
  const parts = createBoxes(PRINTING.parts, PRINTING.boxes);
  const which = make("div", { class: "print-which" });
  const line = make("p", { class: "print-line", "aria-live": "polite" });
  const button = make("button", { type: "button", class: "button primary" }, PAPER.print);
  const form = make(
    "div",
    { class: "print-form" },
    newOnes.root,
    which,
    count.root,
    paper.choice,
    parts.root,
  );
  const content = [form, paper.preview, make("div", { class: "dialog-buttons" }, line, button)];
  const dialog = createDialog({ name: "print", title: PRINTING.title, content, onClose: close });
  let offered = [];
  let chosen = null;

  /** Which puzzles are printed can be chosen where there are several. */
  function offer(list) {
    offered = list;
    chosen = createBoxes(
      PRINTING.which,
      offered.map(({ name, label = name }, index) => [index, label, true]),
    );
    which.replaceChildren(chosen.root);
    which.hidden = offered.length === 1;
  }

  function draw() {
    if (!dialog.root.open) return;
    const ticked = chosen.ticked;
    const list = offered.filter((_, index) => ticked[index]);
    /** @type {any} */
    const wanted = { ...parts.ticked, count: Number(count.value), paper: paper.size };
    solutions.want(wanted.solution ? list.map((puzzle) => asking(puzzle, wanted)) : []);
    const sheets = drawSheets(list, { ...wanted, answers: solutions.of, address: address() });
    paper.show(sheets);
    const isReady = list.length > 0 && !(wanted.solution && solutions.isWaiting);
    setIdle(button, !isReady);
    setText(line, isReady ? PAPER.pages(sheets.length) : list.length ? solutions.reason : PRINTING.none);
  }

  /** New ones are there: four on a page, with their solutions at the end. */
  function take(made) {
    for (const puzzle of made) solutions.know(asking(puzzle, {}).asked, puzzle.first);
    count.choose(made.length);
    parts.tick("solution");
    offer(made);
    draw();
  }

  /** The sheets are drawn anew when the last solution is there: drawing takes longer than solving. */
  function answered() {
    if (solutions.isWaiting) setText(line, solutions.reason);
    else draw();
  }

  function close() {
    solutions.want([]);
    newOnes.stop();
    paper.leave();
  }

  form.addEventListener("change", ({ target }) => {
    // The levels of new ones are for those that are still to be made.
    if (!newOnes.root.contains(target)) draw();
  });
  button.addEventListener("click", () => {
    if (!isIdle(button)) window.print();
  });

  return {
    /** Open it for these puzzles; else for the one on the board. */
    show(list = [onBoard()]) {
      offer(list);
      const [{ board, state }, ...others] = list;
      newOnes.offer(PRINTED[board].newLike(state));
      // What several boards have is called as of a Sudoku.
      const isOneKind = others.every((other) => other.board === board);
      parts.call(PRINTED[isOneKind ? board : "sudoku"].parts);
      paper.take();
      dialog.show(button);
      draw();
    },
    /** What is printed, and how, is chosen as at first. */
    reset() {
      for (const input of form.querySelectorAll("input")) input.checked = input.defaultChecked;
      newOnes.reset();
    },
    face: /** @satisfies {Contract.Sheets} */ ({ ...solutions.face, ...newOnes.face }),
  };
}

/** How the solution of a puzzle is asked for: {board, asked}. */
const asking = ({ board, state }, wanted) => ({ board, asked: PRINTED[board].toPrint(state, wanted).asked });

/** The page's address without what is on the board. */
const address = () => `${location.host}${location.pathname}`;
