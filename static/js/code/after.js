import { byId, make, setAttribute } from "../parts/dom.js";
import { VERDICT } from "./words.js";

const chip = (words, act) => {
  const button = make("button", { type: "button", class: "chip", hidden: "" }, words);
  button.addEventListener("click", act);
  return button;
};

/**
 * What there is to do about the verdict on a run: beside the player, and in the `foot` of the editor where that lies over it.
 * `onYes(kind)` hears that what it gave, of that kind, was understood, and `onDifference(position)` that the first difference is wanted.
 */
export function createAfter({ foot, onYes, onDifference }) {
  let position = -1;
  let answered = "";
  const groups = ["after-run", "after-run in-sheet"].map((kind) => {
    const yes = chip(VERDICT.yes, () => onYes(answered));
    const difference = chip(VERDICT.difference, () => onDifference(position));
    difference.title = VERDICT.differenceTip;
    const root = make("span", { class: kind, role: "group", "aria-label": VERDICT.label }, yes, difference);
    return { root, yes, difference };
  });
  byId("player-sentence").after(groups[0].root);
  foot.append(groups[1].root);

  return {
    /** Show what goes with a verdict; null for none. */
    show(verdict) {
      position = verdict?.right === false ? Number(verdict.difference) : -1;
      answered = verdict?.kind ?? "";
      for (const { yes, difference } of groups) {
        yes.hidden = !verdict?.asks;
        // Who answers by ear hears the question with the answer.
        setAttribute(yes, "aria-description", verdict?.asks || null);
        difference.hidden = position < 0;
      }
    },
  };
}
