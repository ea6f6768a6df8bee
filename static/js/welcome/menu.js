import { createMenu } from "../menu/menu.js";
import { EXAMPLES } from "./examples.js";

/** The list of examples of the board that is shown, at its button; `choose(example)` hears of one. */
export function createExamples(button, { board, choose }) {
  return createMenu(button, () => {
    const { name } = board();
    // Another board may have come since.
    const put = (one) => board().name === name && choose(one);
    return [["Examples", EXAMPLES[name].map((one) => [one.label, () => put(one)])]];
  });
}
