import { byId, make, setAttribute, setText } from "../../parts/dom.js";
import { lengthOf } from "../../parts/text.js";
import * as words from "./words.js";

/**
 * The question with its answers, and then what is said of one, in the place of the player's sentence and timeline: nothing
 * moves. `onAnswer(value)` hears of an answer that is pressed, `onText(text)` of one that was written, `onGoOn()` that the step
 * is to be shown, with an answer or without.
 */
export function createRegion({ onAnswer, onText, onGoOn }) {
  const root = byId("predict-question");
  const next = byId("predict-next");
  const slider = byId("player-slider");
  const said = make("p", { class: "predict-said" });
  const body = make("div", { class: "predict-body" });
  // What is said of an answer is read out.
  const verdict = make("p", { "aria-live": "polite" });
  root.append(said, body, verdict);
  next.addEventListener("click", onGoOn);
  let field = null;

  const button = (label, value, kind = "") => {
    const made = make("button", { type: "button", class: `chip ${kind}`, title: label }, label);
    made.addEventListener("click", () => onAnswer(value));
    return made;
  };

  function makeField(form, example) {
    const input = make("input", {
      ...{ type: "text", id: "predict-field", autocomplete: "off", class: `predict-${form}` },
      ...(form === "number" ? { inputmode: "numeric" } : { placeholder: example }),
    });
    const submit = make("button", { type: "button", class: "chip" }, words.ANSWER);
    submit.addEventListener("click", () => onText(input.value));
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      onText(input.value);
    });
    body.append(
      make("label", { for: "predict-field", class: "label" }, words.FIELD[form]),
      make("span", {}, input, " ", submit),
    );
    return input;
  }

  function say(text) {
    setText(verdict, text);
    setAttribute(verdict, "data-long", lengthOf(text));
  }

  return {
    /** Ask; `example` is how a square may be written. */
    ask({ sentence, form, options }, example) {
      setText(said, sentence);
      setAttribute(said, "data-long", lengthOf(sentence));
      setAttribute(root, "data-right", null);
      setAttribute(body, "data-form", form);
      say("");
      body.replaceChildren();
      field = null;
      if (form === "choice") body.append(...options.map(([value, label]) => button(label, value)));
      else if (form === "line") {
        body.append(
          ...options.map(([value, text]) => button(words.lineLabel(value, text), value, "predict-line")),
        );
      } else field = makeField(form, example);
      setText(next, words.SHOW_ME);
      said.hidden = root.hidden = next.hidden = false;
      // The slider is behind it.
      if (document.activeElement === slider) root.focus({ preventScroll: true });
    },
    /** Say what is so, in the place of the question. */
    judge(isRight, text) {
      const had = root.contains(document.activeElement);
      body.replaceChildren();
      field = null;
      said.hidden = true;
      setAttribute(root, "data-right", String(isRight));
      say(text);
      setText(next, words.GO_ON);
      if (had) next.focus({ preventScroll: true });
    },
    /** Say more of it. */
    add: (text) => say(`${verdict.textContent} ${text}`),
    /** Where an answer is written, null where it is chosen. */
    get field() {
      return field;
    },
    close() {
      const had = document.activeElement === next || root.contains(document.activeElement);
      root.hidden = next.hidden = true;
      body.replaceChildren();
      field = null;
      if (had) slider.focus({ preventScroll: true });
    },
  };
}
