import css from "../../css/two-digits.css";
import { meaningOf } from "../parts/keys.js";
import { setting } from "../parts/settings.js";
import { adopt } from "../parts/styles.js";
import { TWO_DIGITS } from "./rules-words.js";
import { characterOf } from "./shape.js";

adopt(css);

/** Keys that only change the meaning of others. */
const HELD = /^(Shift|Control|Alt|Meta|AltGraph|\w+Lock)$/;

/**
 * Digits above nine as numbers: a first figure that could begin one waits for the second, which is seen in its cell and said
 * with `reply`. `type(character, layer)` writes a digit; the `state()` has the shape of the board.
 */
export function createTwoDigits({ grid, state, type, reply }) {
  const size = () => state().shape.size;
  // The first figure, the cell and the layer that it is for; null where none waits.
  let waiting = null;

  function turn(next) {
    grid.wait(waiting?.cell ?? 0, null);
    waiting = next;
    if (next) grid.wait(next.cell, next.figure);
  }

  /** What waits is a digit by itself. */
  function end() {
    const { figure, layer } = waiting;
    turn(null);
    type(figure, layer);
  }

  /** Take a figure; tell whether it is a part of a number. */
  function take(figure, layer) {
    if (setting("digits") !== "numbers" || !/^\d$/.test(figure)) return false;
    if (waiting) {
      const number = 10 * Number(waiting.figure) + Number(figure);
      if (number <= size()) {
        turn(null);
        type(characterOf(number), layer);
        return true;
      }
      end();
    }
    const first = 10 * Number(figure);
    if (first === 0 || first > size() || grid.stepping) return false;
    turn({ figure, cell: grid.current, layer });
    reply(TWO_DIGITS(figure, Math.min(first + 9, size())));
    return true;
  }

  // Before anything else hears of the key.
  grid.root.addEventListener(
    "keydown",
    (event) => {
      const { key } = meaningOf(event);
      if (!waiting || HELD.test(key) || /^\d$/.test(meaningOf(event).digit)) return;
      const { cell } = waiting;
      const isOver = ["Escape", "Backspace", "Delete"].includes(key);
      if (isOver) turn(null);
      else end();
      // Where the key leads on, it starts from that cell.
      if (!isOver && /^(Arrow|Home|End)/.test(key)) grid.place(cell);
      if (!isOver && key !== "Enter" && key !== " ") return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  grid.root.addEventListener("pointerdown", () => waiting && end(), { capture: true });
  grid.root.addEventListener("focusout", ({ relatedTarget }) => {
    if (waiting && !grid.root.contains(relatedTarget)) end();
  });

  return take;
}
