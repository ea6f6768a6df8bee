import { createDialog } from "../../parts/dialog.js";
import { isIdle, make, setIdle, setText } from "../../parts/dom.js";
import { putOnPaper } from "../on-paper.js";
import { asElement, asImage } from "../svg.js";
import { PRINTING } from "../words.js";
import { createBoxes, createChoice } from "./choices.js";
import { createNewOnes } from "./new-ones.js";
import { toPrint } from "./puzzle.js";
import { drawSheets } from "./sheets.js";
import { createSolutions } from "./solutions.js";

/** Where letters are written on Letter and not on A4. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE|GT|CR|PA|DO|PR)\b/i;

/**
 * The dialog that prints Sudokus. As long as it is open, its sheets are what is printed, by its button or by the browser.
 * `onBoard()` gives the puzzle on the board, {name, state}; `raise` asks the engine.
 */
export function createPrinting({ raise, onBoard, peers }) {
  const solutions = createSolutions(raise, answered);
  const newOnes = createNewOnes(raise, take);
  const count = createChoice("print-count", PRINTING.count, PRINTING.counts, 1);
  const letter = LETTER.test(navigator.language);
  const paper = createChoice("print-paper", PRINTING.paper, PRINTING.papers, letter ? "letter" : "a4");
  const parts = createBoxes(PRINTING.parts, PRINTING.boxes);
  const which = make("div", { class: "print-which" });
  const line = make("p", { class: "print-line", "aria-live": "polite" });
  const preview = make("ol", { class: "print-preview", "aria-label": PRINTING.preview, tabindex: "0" });
  const button = make("button", { type: "button", class: "button primary" }, PRINTING.print);
  const form = make("div", { class: "print-form" }, newOnes.root, which, count.root, paper.root, parts.root);
  const content = [form, preview, make("div", { class: "dialog-buttons" }, line, button)];
  const dialog = createDialog({ name: "print", title: PRINTING.title, content, onClose: close });
  const size = new CSSStyleSheet();
  let offered = [];
  let chosen = null;

  /** Which puzzles are printed can be chosen where there are several. */
  function offer(list) {
    offered = list;
    chosen = createBoxes(
      PRINTING.which,
      offered.map(({ name }, index) => [index, name, true]),
    );
    which.replaceChildren(chosen.root);
    which.hidden = offered.length === 1;
  }

  function draw() {
    if (!dialog.root.open) return;
    const ticked = chosen.ticked;
    const list = offered.filter((_, index) => ticked[index]);
    /** @type {any} */
    const wanted = { ...parts.ticked, count: Number(count.value), paper: paper.value };
    solutions.want(wanted.solution ? list.map(({ state }) => toPrint(state, wanted).puzzle) : []);
    const sheets = drawSheets(list, { ...wanted, answers: solutions.of, address: address(), peers: peers() });
    show(sheets);
    const isReady = list.length > 0 && !(wanted.solution && solutions.isWaiting);
    setIdle(button, !isReady);
    setText(line, isReady ? PRINTING.pages(sheets.length) : list.length ? solutions.reason : PRINTING.none);
  }

  /** New ones are there: four on a page, with their solutions at the end. */
  function take(made) {
    for (const { puzzle, solution } of made) solutions.know(puzzle, solution);
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

  function show(sheets) {
    size.replaceSync(`@page { size: ${paper.value === "a4" ? "A4" : "letter"} portrait; margin: 15mm; }`);
    putOnPaper(...sheets.map(asElement));
    preview.replaceChildren(
      ...sheets.map((sheet, index) => {
        const image = make("img", { alt: PRINTING.sheet(index + 1, sheets.length) });
        asImage(sheet, image);
        return make("li", {}, image);
      }),
    );
  }

  function close() {
    solutions.want([]);
    newOnes.stop();
    putOnPaper();
    const { adoptedStyleSheets: sheets } = document;
    document.adoptedStyleSheets = sheets.filter((sheet) => sheet !== size);
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
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, size];
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

/** The page's address without what is on the board. */
const address = () => `${location.host}${location.pathname}`;
