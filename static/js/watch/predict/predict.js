import { results } from "../../learn/results.js";
import { byId, setAttribute, setText, takesText } from "../../parts/dom.js";
import { isInFrame } from "../../parts/embedding.js";
import { meaningOf } from "../../parts/keys.js";
import { adopt } from "../../parts/styles.js";
import { createBoardAnswers } from "./board.js";
import styles from "./predict.css";
import { chosenBy, nameOfAnswer, readNumber, readSquare, sizeOf } from "./reading.js";
import { createRegion } from "./region.js";
import { createScore } from "./score.js";
import { switches } from "./switches.js";
import * as words from "./words.js";

/**
 * Questions about the next step, before it is shown. A question is asked, then judged, and goes when the reader goes on or is
 * elsewhere. `pause()` pauses playing, `coverFigures(on)` hides the figures in the cells; `kept` is the store, which nothing
 * comes into where the page is embedded.
 * @param {Contract.Raising} page
 */
export function createPredict({ raise, say, board, kept, pause, coverFigures }) {
  adopt(styles);
  const root = document.documentElement;
  const box = byId("predict");
  const again = byId("predict-again");
  const score = createScore(isInFrame() ? null : kept);
  // What is asked, null for nothing, and whether it has been answered.
  let asked = null;
  let isAnswered = false;

  const region = createRegion({ onAnswer: answer, onText: write, onGoOn: goOn });
  const squares = createBoardAnswers({
    isAsked: () => asked?.form === "square" && !isAnswered,
    onSquare: (index) => answer(String(index)),
  });
  const size = () => sizeOf(JSON.parse(board().face.question()));

  function answer(value) {
    if (!asked || isAnswered) return;
    isAnswered = true;
    raise("predict-answer", { kind: asked.kind, position: asked.position, answer: value });
  }

  function write(text) {
    const { form, least, most } = asked;
    const value = form === "square" ? readSquare(text, size()) : readNumber(text, { least, most });
    setAttribute(region.field, "aria-invalid", value === null ? "true" : null);
    if (value !== null) answer(String(value));
    else say(form === "square" ? words.NO_SQUARE : words.noNumber(least, most), "error");
  }

  function drop() {
    if (!asked) return;
    asked = null;
    isAnswered = false;
    root.removeAttribute("data-asking");
    squares.mark([]);
    coverFigures(false);
    region.close();
  }

  /** The step is shown, whether it was answered or not. */
  function goOn() {
    drop();
    raise("go", { to: "forward" });
  }

  function draw(now) {
    setText(byId("predict-score"), words.scoreOf(now));
    setAttribute(byId("predict-score"), "title", words.scoreSays(now) || null);
    again.hidden = now.asked === 0;
  }

  function turn(on) {
    box.checked = on;
    if (on) score.read().then(draw);
    else drop();
  }

  box.addEventListener("change", () => turn(box.checked));
  switches.on(turn);
  again.addEventListener("click", async () => {
    draw(await score.clear());
    box.focus({ preventScroll: true });
    say(words.STARTED_AGAIN, "info");
  });

  // Before a board, to which a digit would be typed.
  window.addEventListener(
    "keydown",
    (event) => {
      const { key, plain, shift } = meaningOf(event);
      if (!asked || isAnswered || !plain || shift || takesText(event.target)) return;
      if (event.target.closest?.("dialog, select")) return;
      if (region.field && /^\d$/.test(key)) {
        // The digit comes into the field, as that has the focus by then.
        region.field.focus({ preventScroll: true });
        event.stopPropagation();
        return;
      }
      const value = chosenBy(key, asked.options);
      if (value === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      answer(value);
    },
    true,
  );
  byId("view-code").addEventListener("click", ({ target }) => {
    const number = target.closest?.(".code-line")?.dataset.line;
    if (asked?.form === "line" && asked.options.some(([value]) => value === number)) answer(number);
  });

  return {
    /** Whether the reader is asked. */
    get isOn() {
      return box.checked;
    },
    /** Whether a question waits for its answer. */
    get waits() {
      return asked !== null && !isAnswered;
    },
    /** Say what is to be done first. */
    remind: () => say(words.ANSWER_FIRST, "info"),
    drop,
    /** Another step is shown. */
    arrived(position) {
      if (asked && position !== asked.position) drop();
    },
    /** As on a first visit. */
    reset() {
      drop();
      turn(false);
      score.reset();
      draw({ asked: 0, right: 0 });
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Predict} */ ({
      ask(question) {
        pause();
        squares.mark([]);
        asked = {
          ...question,
          options: Array.from(question.options, (option) => Array.from(option)),
          hides: Array.from(question.hides),
        };
        isAnswered = false;
        coverFigures(asked.hides.includes("beside"));
        root.setAttribute("data-asking", "");
        const isChess = board().name === "knight";
        region.ask(asked, words.SQUARE_EXAMPLE[isChess ? "chess" : "rows"]);
        say(asked.sentence, "step");
      },
      async judge({ right, answer: value, sentence, cells }) {
        if (!asked) return;
        const { kind, position } = asked;
        const isRight = Boolean(right);
        coverFigures(false);
        const told = isRight ? words.RIGHT : words.notSo(nameOfAnswer(asked, String(value)));
        region.judge(isRight, `${told} ${sentence}`);
        squares.mark(Array.from(cells));
        results.note({
          ...{ exercise: `predict ${board().name}`, solved: isRight, tries: 1, score: Number(isRight) },
          ...{ kind, position },
        });
        draw(await score.note(isRight));
      },
      add: (sentence) => region.add(String(sentence)),
      drop,
    }),
  };
}
