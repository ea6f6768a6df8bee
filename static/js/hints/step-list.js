import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { counted, more } from "./words.js";

/** So many steps of a technique are listed; of more, it is said how many there are. */
const MOST = 100;

/**
 * The list of all steps that are possible on the board, by technique, each of which opens to its steps. It is asked for with
 * the `position()`, as long as it is open and `isPlayed()`.
 * @param {Contract.Asking} page
 */
export function createStepList({ events, isPlayed, position }) {
  const button = byId("all-steps");
  const words = make("p", { class: "caption", "aria-live": "polite" });
  const list = make("ul", { class: "step-groups" });
  const root = make("div", { class: "step-list", id: "step-list", hidden: "" }, words, list);
  byId("hints").append(root);
  // What is known of each technique, by its name: its place in the list, how many steps, and whether these are written.
  let groups = new Map();
  let isOpen = false;
  // The question that is asked, "" for none.
  let asked = "";
  let chosen = null;

  function ask(question) {
    asked = question;
    groups = new Map();
    list.replaceChildren();
    setText(words, "");
    chosen = null;
    events.withdraw("steps");
    events.raise("steps", { question });
  }

  function refresh() {
    const question = isOpen && isPlayed() ? position() : "";
    if (question !== asked) ask(question);
    root.hidden = !isOpen;
    setAttribute(button, "aria-expanded", String(isOpen));
  }

  function makeGroup(technique) {
    const summary = make("summary");
    const steps = make("ul");
    const root = make("details", {}, summary, steps);
    root.addEventListener("toggle", () => {
      if (root.open) events.raise("steps-of", { technique });
    });
    return { root: make("li", {}, root), details: root, summary, steps, count: 0 };
  }

  function makeStep(technique, number, text) {
    const button = make("button", { type: "button", class: "chip step-item", "aria-pressed": "false" }, text);
    button.addEventListener("click", () => {
      choose(button);
      events.raise("step-found", { technique, number });
    });
    return make("li", {}, button);
  }

  /** Mark the step that is shown on the board; null for none. */
  function choose(button) {
    if (chosen) setAttribute(chosen, "aria-pressed", "false");
    chosen = button;
    if (chosen) setAttribute(chosen, "aria-pressed", "true");
  }

  return /** @satisfies {{show: Contract.Hints["list"], conclude: Contract.Hints["conclusions"]} & Record<string, any>} */ ({
    get isOpen() {
      return isOpen;
    },
    toggle() {
      isOpen = !isOpen;
      refresh();
    },
    refresh,
    choose,
    /** Techniques with the numbers of their steps, [name, title, count] each, in order; `done` when these are all. */
    show(techniques, sentence, done) {
      setAttribute(words, "aria-busy", done ? null : "true");
      setText(words, String(sentence));
      let place = list.firstElementChild;
      for (const [technique, title, count] of techniques) {
        if (!groups.has(technique)) {
          const group = makeGroup(technique);
          groups.set(technique, group);
          list.insertBefore(group.root, place);
        }
        const group = groups.get(technique);
        place = group.root.nextElementSibling;
        if (group.count === count) continue;
        group.count = count;
        setText(group.summary, counted(title, count));
        if (group.details.open) events.raise("steps-of", { technique });
      }
    },
    /** What each step of a technique concludes. */
    conclude(technique, conclusions) {
      const group = groups.get(technique);
      if (!group) return;
      const { steps } = group;
      const there = steps.querySelectorAll("button").length;
      const listed = Array.from(conclusions).slice(0, MOST);
      steps.querySelector(".more-steps")?.remove();
      steps.append(
        ...listed.slice(there).map((text, index) => makeStep(technique, there + index, text)),
        ...(conclusions.length > MOST
          ? [make("li", { class: "more-steps" }, more(conclusions.length - MOST))]
          : []),
      );
    },
  });
}
