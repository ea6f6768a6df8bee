import { putOnPaper } from "../menu/on-paper.js";
import { createBoxes, createChoice } from "../menu/paper/choices.js";
import { asElement, asImage } from "../menu/svg.js";
import { createDialog } from "../parts/dialog.js";
import { make, setText } from "../parts/dom.js";
import { measure } from "./measuring.js";
import { drawStrip } from "./strip.js";
import { PRINT } from "./words.js";

/** The dialog that prints moments as a strip: as long as it is open, its sheets are what is printed. */
export function createPrinting() {
  const across = createChoice("moments-across", PRINT.across, PRINT.counts, 2);
  const paper = createChoice("moments-paper", PRINT.paper, PRINT.papers, "a4");
  const parts = createBoxes(PRINT.parts, PRINT.boxes);
  const form = make("div", { class: "print-form" }, across.root, paper.root, parts.root);
  const preview = make("ol", { class: "print-preview", "aria-label": PRINT.preview, tabindex: "0" });
  const line = make("p", { class: "print-line", "aria-live": "polite" });
  const button = make("button", { type: "button", class: "button primary" }, PRINT.print);
  const content = [form, preview, make("div", { class: "dialog-buttons" }, line, button)];
  const dialog = createDialog({ name: "print", title: PRINT.title, content, onClose: close });
  const size = new CSSStyleSheet();
  let moments = [];

  function draw() {
    const wanted = { ...parts.ticked, across: Number(across.value), paper: paper.value };
    const sheets = drawStrip(moments, wanted, measure);
    size.replaceSync(`@page { size: ${paper.value === "a4" ? "A4" : "letter"} portrait; margin: 15mm; }`);
    putOnPaper(...sheets.map(asElement));
    preview.replaceChildren(
      ...sheets.map((sheet, index) => {
        const image = make("img", { alt: PRINT.sheet(index + 1, sheets.length) });
        asImage(sheet, image);
        return make("li", {}, image);
      }),
    );
    setText(line, PRINT.pages(sheets.length));
  }

  function close() {
    putOnPaper();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== size);
  }

  form.addEventListener("change", draw);
  button.addEventListener("click", () => window.print());

  return {
    show(list) {
      moments = list;
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, size];
      dialog.show(button);
      draw();
    },
    /** What is printed, and how, is chosen as at first. */
    reset() {
      for (const input of form.querySelectorAll("input")) input.checked = input.defaultChecked;
    },
  };
}
