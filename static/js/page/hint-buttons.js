import { byId } from "../parts/dom.js";

/**
 * The buttons that ask for hints, and the key h on a board that `isPlayed()`; what shows them, `hints`, is loaded when it is
 * first wanted.
 */
export function createHintButtons({ hints, isPlayed, onMissing }) {
  const use = (act) => hints.want().then(act, onMissing);
  const press = () => use((room) => room.press());
  byId("hint").addEventListener("click", press);
  byId("all-steps").addEventListener("click", () => use((room) => room.toggle()));
  byId("sudoku").addEventListener("keydown", (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (key !== "h" || ctrlKey || altKey || metaKey || !isPlayed()) return;
    event.preventDefault();
    press();
  });
}
