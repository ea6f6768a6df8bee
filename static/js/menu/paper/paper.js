import { make } from "../../parts/dom.js";
import { putOnPaper } from "../on-paper.js";
import { asElement, asImage } from "../svg.js";
import { PAPER } from "../words.js";
import { createChoice } from "./choices.js";

/** Where letters are written on Letter and not on A4. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE|GT|CR|PA|DO|PR)\b/i;

/**
 * The paper in a dialog that prints, of a size that is chosen under this name: as long as it is taken, the sheets shown are
 * what is printed.
 */
export function createPaper(name) {
  const letter = LETTER.test(navigator.language);
  const choice = createChoice(name, PAPER.size, PAPER.sizes, letter ? "letter" : "a4");
  const preview = make("ol", { class: "print-preview", "aria-label": PAPER.preview, tabindex: "0" });
  const size = new CSSStyleSheet();

  return {
    choice: choice.root,
    preview,
    get size() {
      return choice.value;
    },
    take() {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, size];
    },
    show(sheets) {
      size.replaceSync(`@page { size: ${choice.value === "a4" ? "A4" : "letter"} portrait; margin: 15mm; }`);
      putOnPaper(...sheets.map(asElement));
      preview.replaceChildren(
        ...sheets.map((sheet, index) => {
          const image = make("img", { alt: PAPER.sheet(index + 1, sheets.length) });
          asImage(sheet, image);
          return make("li", {}, image);
        }),
      );
    },
    leave() {
      putOnPaper();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== size);
    },
  };
}
