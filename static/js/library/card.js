import { make } from "../parts/dom.js";
import { LONGEST_NAME } from "../parts/free-name.js";
import { progressOf } from "./record.js";
import { CARD, changed, PROGRESS } from "./words.js";

const button = (words, label, kind, act) => {
  const made = make("button", { type: "button", class: kind, "aria-label": label }, words);
  if (kind === "icon-button") made.title = label;
  made.addEventListener("click", act);
  return made;
};

/**
 * A puzzle in the list of the Library: its picture, what is said of it, and what can be done with it. `acts` are `choose()`,
 * `open(record)`, `forget(record)` and `rename(record, name, goesOn)`: whether the focus stays there.
 */
export function createCard(record, { peers, isOnBoard, thumbnail, acts }) {
  const { name, state, saved } = record;
  const heading = make("h3", { class: "library-name" }, name);
  const tick = make("input", { type: "checkbox", "aria-label": CARD.choose(name) });
  const { word, filled } = progressOf(state, peers);
  const facts = make(
    "p",
    { class: "library-facts" },
    make("span", { "data-progress": word }, PROGRESS[word](filled)),
    make("span", {}, changed(saved)),
    ...(isOnBoard ? [make("span", { class: "library-here" }, CARD.onBoard)] : []),
  );
  const rename = button("✎", CARD.rename(name), "icon-button", begin);
  const buttons = make(
    "div",
    { class: "library-acts" },
    button(CARD.open, CARD.openOne(name), "chip", () => acts.open(record)),
    rename,
    button("×", CARD.forget(name), "icon-button", () => acts.forget(record)),
  );
  const root = make(
    "li",
    { class: "library-card" },
    make("label", { class: "library-tick" }, tick),
    thumbnail(state),
    make("div", { class: "library-words" }, heading, facts, buttons),
  );
  tick.addEventListener("change", acts.choose);

  function begin() {
    const field = make("input", { type: "text", "aria-label": CARD.name, maxlength: String(LONGEST_NAME) });
    let isOver = false;
    field.value = name;
    const end = (text, goesOn) => {
      if (isOver) return;
      isOver = true;
      const wanted = text.trim() || name;
      heading.replaceChildren(wanted);
      if (goesOn) rename.focus();
      if (wanted !== name) acts.rename(record, wanted, goesOn);
    };
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" && event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      end(event.key === "Enter" ? field.value : name, true);
    });
    field.addEventListener("blur", () => end(field.value, false));
    heading.replaceChildren(field);
    field.select();
  }

  return {
    root,
    record,
    focusName: () => rename.focus(),
    get chosen() {
      return tick.checked && !root.hidden;
    },
    choose(on) {
      tick.checked = on;
    },
  };
}
