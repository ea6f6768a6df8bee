import { make, setText } from "../parts/dom.js";
import { setFault } from "../parts/field-fault.js";
import { LEVEL_NAMES } from "../parts/new-puzzles.js";
import { LEVELS } from "../parts/origins.js";
import { surely } from "../parts/surely.js";
import { wholeNumber } from "../parts/text.js";
import { badGivens, WISHES } from "./words.js";

const FEWEST = 17;
const MOST = 80;

function field(id, label, control) {
  control.id = `wish-${id}`;
  return make("div", { class: "field" }, make("label", { for: control.id }, label), control);
}

const select = (...options) => {
  const control = make("select", { autocomplete: "off" });
  control.append(...options);
  return control;
};

/**
 * The form of what a puzzle is to be like: `ask(wishes)` hears of it, and `check()` says what is wrong with it as it is now.
 */
export function createWishes({ ask, check }) {
  const level = select(
    new Option(WISHES.anyLevel, ""),
    ...LEVELS.map((name) => new Option(LEVEL_NAMES[name], name)),
  );
  const symmetry = select(...WISHES.symmetries.map(([value, label]) => new Option(label, value)));
  const text = (more) =>
    make("input", { type: "text", autocomplete: "off", placeholder: WISHES.any, ...more });
  const givens = text({ inputmode: "numeric" });
  const seed = text({ spellcheck: "false", autocapitalize: "none", maxlength: "100" });
  const minimal = make("input", { type: "checkbox", autocomplete: "off" });
  const choosers = { with: select(), without: select() };
  const chosen = make("ul", { class: "wishes-chosen", "aria-label": WISHES.chosen });
  const version = make("p", { class: "caption" });
  const cannotBe = make("p", { class: "caption wishes-cannot-be", id: "wishes-cannot-be" });
  // The techniques that are wished, [kind, identifier] each.
  let wished = [];
  let titles = new Map();
  // Wishes, as text, of which the engine has said why they cannot be.
  let refused = { wishes: "", sentence: "" };

  const root = make(
    "form",
    { class: "wishes", "aria-label": WISHES.name },
    make(
      "div",
      { class: "wishes-fields" },
      field("level", WISHES.level, level),
      field("symmetry", WISHES.symmetry, symmetry),
      field("with", WISHES.with, choosers.with),
      field("without", WISHES.without, choosers.without),
    ),
    chosen,
    make(
      "div",
      { class: "wishes-fields" },
      field("givens", WISHES.givens, givens),
      field("seed", WISHES.seed, seed),
    ),
    make("label", { class: "check" }, minimal, WISHES.minimal),
    version,
    cannotBe,
    make("button", { type: "submit", class: "button", "aria-describedby": cannotBe.id }, WISHES.make),
  );

  function draw() {
    chosen.hidden = wished.length === 0;
    chosen.replaceChildren(
      ...wished.map(([kind, name]) => {
        const words = WISHES[`${kind}One`](titles.get(name));
        const button = make(
          "button",
          { type: "button", class: "chip", "aria-label": WISHES.remove(words) },
          words,
        );
        button.addEventListener("click", () => {
          wished = wished.filter(([, other]) => other !== name);
          draw();
          checkNow();
          choosers[kind].focus();
        });
        return make("li", {}, button);
      }),
    );
  }

  /** What a chooser has comes to what is wished. */
  function wish(kind) {
    const { value: name } = choosers[kind];
    if (name === "") return;
    choosers[kind].value = "";
    // What is wished otherwise now is not wished as before.
    wished = [...wished.filter(([, other]) => other !== name), [kind, name]];
    draw();
    checkNow();
  }

  for (const [kind, chooser] of Object.entries(choosers)) {
    // Keys that go through the options change it with each: then Enter wishes what is shown, or that it is left.
    let isPassing = false;
    chooser.addEventListener("pointerdown", () => (isPassing = false));
    chooser.addEventListener("keydown", (event) => {
      isPassing = event.key !== "Enter" && event.key !== " " && !event.altKey;
      if (event.key !== "Enter" || chooser.value === "") return;
      event.preventDefault();
      wish(kind);
    });
    chooser.addEventListener("change", () => isPassing || wish(kind));
    chooser.addEventListener("blur", () => wish(kind));
  }

  /** How many givens there are to be, 0 for any number; null for what is none. */
  function givensNow() {
    if (givens.value.trim() === "") return 0;
    const number = wholeNumber(givens.value);
    return number !== null && number >= FEWEST && number <= MOST ? number : null;
  }

  const wrongGivens = () => (givensNow() === null ? badGivens(givens.value) : "");

  /** What is wished now. */
  function wishesNow() {
    const of = (kind) => wished.filter(([other]) => other === kind).map(([, name]) => name);
    return {
      ...{ level: level.value, with: of("with"), without: of("without"), symmetry: symmetry.value },
      ...{ givens: givensNow(), minimal: minimal.checked, seed: seed.value.trim() },
    };
  }

  const refusal = () => (refused.wishes === JSON.stringify(wishesNow()) ? refused.sentence : "");

  /** What is wrong is shown where it is, also where the status line is out of sight, and said. */
  function checkNow() {
    setFault(givens, wrongGivens());
    setText(cannotBe, refusal());
    check();
  }

  root.addEventListener("change", checkNow);
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    checkNow();
    if (wrongGivens()) givens.focus();
    else ask(wishesNow());
  });

  async function fetchTechniques() {
    const [{ wishes }, { techniques }] = await surely(() =>
      Promise.all([import("../../vendor/pyodide/wishes.js"), import("../../vendor/pyodide/techniques.js")]),
    );
    const needed = techniques.filter(({ identifier }) => wishes.techniques.includes(identifier));
    titles = new Map(needed.map(({ identifier, title }) => [identifier, title]));
    for (const chooser of Object.values(choosers)) {
      const groups = LEVELS.map((name) => {
        const group = make("optgroup", { label: LEVEL_NAMES[name] });
        const ofLevel = needed.filter(({ level: of }) => of === name);
        group.append(...ofLevel.map(({ identifier, title }) => new Option(title, identifier)));
        return group;
      });
      chooser.replaceChildren(new Option(WISHES.choose, ""), ...groups);
    }
    setText(version, WISHES.version(wishes.version));
  }

  draw();
  fetchTechniques().catch(() => {});

  return {
    root,
    /** What is wrong with what is wished now, as far as it is known; "" for nothing. */
    get wrong() {
      return wrongGivens() || refusal();
    },
    /** The engine says why wishes cannot be: that is wrong with them as long as they stand here. */
    refuse({ pool, ...wishes }, sentence) {
      refused = { wishes: JSON.stringify(wishes), sentence };
      checkNow();
    },
    /** What was wished is not wished any more. */
    reset() {
      root.reset();
      setFault(givens, "");
      wished = [];
      refused = { wishes: "", sentence: "" };
      setText(cannotBe, "");
      draw();
    },
  };
}
