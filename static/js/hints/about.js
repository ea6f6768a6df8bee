import { make } from "../parts/dom.js";
import { ABOUT } from "./words.js";

/** The reference is of the usual Sudoku, which has no cages. */
const IS_OF_CAGES = /^(cage-|innies|outies)/;

/** What leads from a step to the entry of its technique, and to practice of it; whoever has these hears of the event. */
export function createAbout() {
  let technique = "";
  const buttons = Object.entries(ABOUT).map(([deed, label]) => {
    const button = make("button", { type: "button", class: "chip" }, label);
    button.addEventListener("click", () =>
      dispatchEvent(new CustomEvent("technique", { detail: { technique, practise: deed === "practise" } })),
    );
    return button;
  });
  const practise = buttons[Object.keys(ABOUT).indexOf("practise")];
  const root = make("div", { class: "about-step", "aria-live": "off" }, ...buttons);

  return {
    root,
    /** Lead to a technique from now on, "" for none; to practice, which is on the usual board, where it was met on one. */
    lead(name, isUsual = true) {
      technique = name;
      root.hidden = name === "";
      for (const button of buttons) button.hidden = IS_OF_CAGES.test(name);
      if (!isUsual) practise.hidden = true;
    },
  };
}
