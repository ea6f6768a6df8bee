import { byId, setAttribute } from "../../parts/dom.js";
import { wholeNumber } from "../../parts/text.js";
import { BAD_DEPTH } from "../words.js";

const STEPS = ["first", "back", "forward", "last", "return"];
const OF_THE_SQUARE = ["change", "cell"];

/**
 * Asks the callbacks for where to go: a step, a direction, or the name of something to jump to.
 * @param {Contract.Raising} page
 */
export function createAsking({ raise, say, selected }) {
  const depth = byId("player-depth");

  function jumpToDepth() {
    const wanted = wholeNumber(depth.value);
    const bad = wanted === null || wanted < 1;
    setAttribute(depth, "aria-invalid", bad ? "true" : null);
    if (bad) say(BAD_DEPTH, "error");
    else raise("jump", { name: "depth", argument: wanted });
  }

  return function ask(to) {
    if (typeof to === "number" || STEPS.includes(to)) raise("go", { to });
    else if (to === "close") raise("close", {});
    else if (to === "doomed") raise("doomed", {});
    else if (to === "depth") jumpToDepth();
    else raise("jump", { name: to, argument: OF_THE_SQUARE.includes(to) ? selected() : 0 });
  };
}
