import { make, makeSvg, setText } from "../parts/dom.js";
import { setFault } from "../parts/field-fault.js";
import { meaningOf } from "../parts/keys.js";
import { ANSWERS, isChosen, LONGEST_CALL, LONGEST_INPUT, NOTHING } from "../parts/wanted.js";
import { CALL } from "./words.js";

/** Lines of what a program reads that are seen at once, at most. */
const MOST_LINES = 4;

const list = (id, label, options) =>
  make(
    "select",
    { id, "aria-label": label, title: label, autocomplete: "off" },
    ...options.map(([value, words]) => make("option", { value }, words)),
  );

/**
 * How the program is run, and what it gives: what the reader has chosen, and for the rest what is guessed. `onWant(wanted)` hears
 * of what is chosen, `onGuess` that all is to be guessed again, and `onRun` of its key.
 */
export function createCalling({ onWant, onGuess, onRun }) {
  const how = list("run-as", CALL.how, Object.entries(CALL.ways));
  const call = make("input", {
    ...{ type: "text", id: "call", "aria-label": CALL.call, maxlength: LONGEST_CALL },
    ...{ autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false" },
  });
  const offered = make("p", { id: "call-names", class: "call-names" });
  const once = make("p", { class: "call-once" }, CALL.once);
  const again = make(
    "button",
    { type: "button", class: "chip call-again", title: CALL.againTip },
    makeSvg("svg", { class: "icon", "aria-hidden": "true" }, makeSvg("use", { href: "#icon-undo" })),
    make("span", {}, CALL.again),
  );
  const answer = list(
    "answer-kind",
    CALL.answer,
    ANSWERS.map((kind) => [kind, ""]),
  );
  const input = make("textarea", {
    ...{ id: "program-input", rows: 1, maxlength: LONGEST_INPUT },
    ...{ autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false" },
  });
  const reading = make("div", { class: "call-input", title: CALL.inputTip });
  reading.append(make("label", { for: input.id }, CALL.input), input);
  const field = make("div", { class: "call-field field" }, call, offered);
  const root = make(
    "div",
    { class: "own-code-call", role: "group", "aria-label": CALL.label },
    ...[how, field, once, again, answer, reading],
  );
  call.setAttribute("aria-describedby", offered.id);

  let wanted = NOTHING;
  // What is guessed, or was used by the last run; null where nothing is known yet.
  let guessed = null;
  // The reader wants a call, and has not said which.
  let isOpen = false;

  const isScript = () => wanted.script || (!isOpen && wanted.call === "" && Boolean(guessed?.script));

  /** What is written in a field, without moving the cursor in it. */
  function fill(element, value) {
    if (element.value !== value) element.value = value;
  }

  function show() {
    const script = isScript();
    how.value = script ? "script" : "call";
    field.hidden = script;
    once.hidden = !script;
    // Who has emptied the field is not written to before it is left.
    if (wanted.call !== "" || document.activeElement !== call)
      fill(call, wanted.call || (guessed?.call ?? ""));
    call.classList.toggle("is-guessed", wanted.call === "");
    again.hidden = !isChosen({ ...wanted, input: "" });
    fill(answer, wanted.answer || guessed?.answer || ANSWERS[0]);
    reading.hidden = !(guessed?.input || wanted.input);
    fill(input, wanted.input);
    input.rows = Math.min(wanted.input.split("\n").length, MOST_LINES);
  }

  function want(changes) {
    onWant({ ...wanted, ...changes });
  }

  how.addEventListener("change", () => {
    const script = how.value === "script";
    isOpen = !script;
    // What was guessed is what is wanted, where there is one.
    want({ script, call: script ? "" : wanted.call || (guessed?.call ?? "") });
    if (!script) call.focus();
  });
  call.addEventListener("input", () =>
    want({ call: call.value.trim() === "" ? "" : call.value, script: false }),
  );
  call.addEventListener("blur", show);
  call.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    onRun();
  });
  input.addEventListener("keydown", (event) => {
    const { key, ctrl } = meaningOf(event);
    if (key !== "Enter" || !ctrl || event.isComposing) return;
    event.preventDefault();
    onRun();
  });
  answer.addEventListener("change", () => want({ answer: answer.value }));
  input.addEventListener("input", () => want({ input: input.value }));
  again.addEventListener("click", () => {
    isOpen = false;
    onGuess();
    fill(call, guessed?.call ?? "");
    setFault(call, "");
    call.focus();
  });

  return {
    root,
    /** Show what is wanted of a program; of one on this board, where it is another than before. */
    show(newWanted, board = null) {
      wanted = newWanted;
      if (board) {
        guessed = null;
        isOpen = false;
        setText(offered, CALL.offers(board));
        for (const option of answer.options) setText(option, CALL.gives(board)[option.value]);
        setFault(call, "");
        root.classList.remove("is-old");
      }
      show();
    },
    /** This is guessed now; null where what is written is no program, and what was guessed before stands. */
    guess(report) {
      root.classList.toggle("is-old", report === null);
      // Who has come to the field, and written nothing, sees the new guess.
      const untouched = wanted.call === "" && call.value === guessed?.call;
      guessed = report ?? guessed;
      if (untouched) fill(call, guessed?.call ?? "");
      show();
    },
    /** A run was called so, and gave that. */
    used({ call, script, kind }) {
      // What the reader has chosen is no guess.
      const found = isChosen({ ...wanted, answer: "", input: "" }) ? {} : { call, script };
      guessed = { ...guessed, ...found, ...(wanted.answer ? {} : { answer: kind }) };
      show();
    },
    /** Say what is wrong with the call; "" for nothing. */
    fault: (sentence) => setFault(call, sentence),
  };
}
