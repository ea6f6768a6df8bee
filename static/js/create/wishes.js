import { make, setText } from "../parts/dom.js";
import { setFault } from "../parts/field-fault.js";
import { LEVEL_NAMES } from "../parts/new-puzzles.js";
import { LEVELS } from "../parts/origins.js";
import { surely } from "../parts/surely.js";
import { wholeNumber } from "../parts/text.js";
import { badGivens, WISHES } from "./words.js";

const USUAL_SIZE = 9;
const SIZES = [4, 6, 8, USUAL_SIZE, 10, 12, 16];
const FEWEST = 17;

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
  const size = select(...SIZES.map((rows) => new Option(WISHES.sizeOf(rows), String(rows))));
  const rules = select(...WISHES.kinds.map(([value, label]) => new Option(label, value)));
  // The usual size is what is there at first, also after a reset.
  for (const option of size.options) option.defaultSelected = option.value === String(USUAL_SIZE);
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
      field("size", WISHES.size, size),
      field("rules", WISHES.rules, rules),
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
    cannotBe,
    make("button", { type: "submit", class: "button", "aria-describedby": cannotBe.id }, WISHES.make),
    version,
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
    drawShape();
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

  /** Whether the shape is the usual one, for which there are levels. */
  const isUsual = () => size.value === String(USUAL_SIZE) && rules.value === "";
  const fewest = () => (isUsual() ? FEWEST : 1);
  const most = () => Number(size.value) ** 2 - 1;

  /** How many givens there are to be, 0 for any number; null for what is none. */
  function givensNow() {
    if (givens.disabled || givens.value.trim() === "") return 0;
    const number = wholeNumber(givens.value);
    return number !== null && number >= fewest() && number <= most() ? number : null;
  }

  const wrongGivens = () => (givensNow() === null ? badGivens(givens.value, fewest(), most()) : "");

  /** Levels and techniques are of the usual shape alone, and where cages are drawn there are no givens. */
  function drawShape() {
    for (const control of [level, choosers.with, choosers.without]) control.disabled = !isUsual();
    for (const control of [symmetry, givens, minimal]) control.disabled = rules.value === "cages";
    for (const button of chosen.querySelectorAll("button")) button.disabled = !isUsual();
  }

  /** The shape that is wished, as far as it is not the usual one. */
  const shapeNow = () => ({
    ...(size.value !== String(USUAL_SIZE) && { size: Number(size.value) }),
    ...(rules.value === "diagonal" && { diagonal: true }),
    ...((rules.value === "regions" || rules.value === "cages") && { random: [rules.value] }),
  });

  /** What is wished now. */
  function wishesNow() {
    const of = (kind) =>
      isUsual() ? wished.filter(([other]) => other === kind).map(([, name]) => name) : [];
    return {
      ...{ level: isUsual() ? level.value : "", with: of("with"), without: of("without") },
      ...{ symmetry: symmetry.disabled ? "none" : symmetry.value, givens: givensNow() },
      ...{ minimal: minimal.checked && !minimal.disabled, seed: seed.value.trim(), ...shapeNow() },
    };
  }

  const refusal = () => (refused.wishes === JSON.stringify(wishesNow()) ? refused.sentence : "");

  /** What is wrong is shown where it is, also where the status line is out of sight, and said. */
  function checkNow() {
    setFault(givens, wrongGivens());
    setText(cannotBe, refusal());
    check();
  }

  root.addEventListener("change", () => {
    drawShape();
    checkNow();
  });
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

  /** The shape of what is on the board is wished, as far as it can be made. */
  function suggest({ size: rows, regions, diagonal, cages }) {
    if (SIZES.includes(rows)) size.value = String(rows);
    rules.value = cages ? "cages" : regions ? "regions" : diagonal ? "diagonal" : "";
    drawShape();
  }

  draw();
  fetchTechniques().catch(() => {});

  return {
    root,
    suggest,
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
