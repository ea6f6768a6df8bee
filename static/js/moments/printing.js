import { createBoxes, createChoice } from "../menu/paper/choices.js";
import { createPaper } from "../menu/paper/paper.js";
import { PAPER } from "../menu/words.js";
import { createDialog } from "../parts/dialog.js";
import { make, setText } from "../parts/dom.js";
import { measure } from "./measuring.js";
import { drawStrip } from "./strip.js";
import { PRINT } from "./words.js";

/** The dialog that prints moments as a strip: as long as it is open, its sheets are what is printed. */
export function createPrinting() {
  const across = createChoice("moments-across", PRINT.across, PRINT.counts, 2);
  const paper = createPaper("moments-paper");
  const parts = createBoxes(PRINT.parts, PRINT.boxes);
  const form = make("div", { class: "print-form" }, across.root, paper.choice, parts.root);
  const line = make("p", { class: "print-line", "aria-live": "polite" });
  const button = make("button", { type: "button", class: "button primary" }, PAPER.print);
  const content = [form, paper.preview, make("div", { class: "dialog-buttons" }, line, button)];
  const dialog = createDialog({ name: "print", title: PRINT.title, content, onClose: paper.leave });
  let moments = [];

  function draw() {
    const wanted = { ...parts.ticked, across: Number(across.value), paper: paper.size };
    const sheets = drawStrip(moments, wanted, measure);
    paper.show(sheets);
    setText(line, PAPER.pages(sheets.length));
  }

  form.addEventListener("change", draw);
  button.addEventListener("click", () => window.print());

  return {
    show(list) {
      moments = list;
      paper.take();
      dialog.show(button);
      draw();
    },
    /** What is printed, and how, is chosen as at first. */
    reset() {
      for (const input of form.querySelectorAll("input")) input.checked = input.defaultChecked;
    },
  };
}
