import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { LOOKING_WITHOUT, triedFrom, WATCH_IT, WAY_WITHOUT, WAY_WITHOUT_SPOILS, WORTH } from "./words.js";

/** The whole way leaves out the technique that its button names here. */
export const WITHOUT = "data-without";

/** As much as is known at first. */
const NOTHING = { way: "", differ: false, searches: [] };

/** Show the whole way without a technique, in Solver: the focus goes there from the step, which is left. */
export function showWayWithout(technique) {
  const button = byId("way");
  setAttribute(button, WITHOUT, technique);
  if (button.getAttribute("aria-pressed") !== "true") button.click();
  button.focus();
}

/** The address of a search from so many `digits` of what an `address` names, at a step, with what it has counted. */
function searchAddress(address, digits, strategy, step) {
  const entered = address.givens.replace(/./g, (given, cell) => (given === "." ? digits[cell] : "."));
  const named = { board: "sudoku", ...address, entered, strategy, step, view: "counters" };
  const parts = Object.entries(named).filter(
    ([, value]) => value !== "" && value !== undefined && value !== null,
  );
  return `#${parts.map(([key, value]) => `${key}=${value}`).join("&")}`;
}

/**
 * What a step that is told in the panel `place` is worth, behind a button in the row for `more` of it: what becomes of the puzzle without its technique,
 * and what it saves searches that know none. Both can be seen: `showWay(technique)` shows the way without it. `on()` is what
 * the step is of: the `puzzle`, the `digits` before the step, the board's `address`, and whether the way `spoils` a game.
 * @param {{events: Contract.Sent, place: "hints" | "way", more: Element, on: () => any, showWay: (technique: string) => void}} page
 */
export function createWorth({ events, place, more, on, showWay }) {
  const id = `worth-${place}`;
  const button = make(
    "button",
    { type: "button", class: "chip", "aria-expanded": "false", "aria-controls": id },
    WORTH,
  );
  const way = make("p");
  const without = make("button", { type: "button", class: "chip" });
  const tried = make("p");
  const searches = make("ul");
  const doing = make("p", { class: "caption" });
  const told = make("div", { id, class: "worth-told", "aria-live": "polite" });
  told.append(way, without, tried, searches, doing);
  more.append(button);
  more.after(told);
  // The step that is told, null for none, and what its searches are of while it is asked what it is worth.
  let step = null;
  let asked = null;

  function write({ way: sentence, differ, searches: found }, said, grows) {
    setAttribute(told, "aria-busy", grows ? "true" : null);
    // Its place is kept while it is looked for: what stands below is there before.
    setText(way, sentence || (grows ? LOOKING_WITHOUT : ""));
    without.hidden = !differ;
    setText(tried, found.length > 0 ? triedFrom(step) : "");
    const known = searches.children.length;
    searches.append(...Array.from(found).slice(known).map(makeSearch));
    setText(doing, said);
    if (!told.hidden) told.scrollIntoView({ block: "nearest" });
  }

  function makeSearch([strategy, sentence, steps]) {
    const href = searchAddress(asked.address, asked.digits, strategy, steps);
    const label = `${WATCH_IT}: ${sentence.split(":")[0]}`;
    return make("li", {}, `${sentence} `, make("a", { href, "aria-label": label }, WATCH_IT));
  }

  function leave() {
    if (asked !== null) {
      events.withdraw("worth");
      events.raise("worth", { question: "", place });
    }
    asked = null;
    told.hidden = true;
    setAttribute(button, "aria-expanded", "false");
    searches.replaceChildren();
    write(NOTHING, "", false);
  }

  function ask() {
    asked = on();
    const { puzzle, digits, spoils } = asked;
    const { technique, placements, eliminations } = step;
    setText(without, spoils ? WAY_WITHOUT_SPOILS : WAY_WITHOUT);
    write(NOTHING, "", true);
    told.hidden = false;
    setAttribute(button, "aria-expanded", "true");
    events.raise("worth", {
      question: JSON.stringify({ puzzle, digits, technique, placements, eliminations }),
      place,
    });
  }

  button.addEventListener("click", () => (asked === null ? ask() : leave()));
  without.addEventListener("click", () => showWay(step.technique));

  /** Offer it of a step that is told to its end; of none where that is null. */
  function offer(newStep) {
    if (newStep === step) return;
    leave();
    step = newStep;
    button.hidden = step === null;
  }

  button.hidden = true;
  leave();

  return {
    offer,
    /** Tell what is known. */
    tell(answer, sentence, grows) {
      if (asked !== null) write(answer, String(sentence), grows);
    },
  };
}
