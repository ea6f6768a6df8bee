// The button that tells what the tour is like; what tells it is loaded when it is first pressed.

import { byId, setAttribute } from "../parts/dom.js";
import { createLate } from "../parts/late.js";
import { roomMissing } from "../parts/words.js";
import { isTooLarge } from "./knight-state.js";
import { LIKENESS } from "./knight-words.js";

/**
 * `shown()` is the path of the tour that is shown, none where there is no whole one, and `state()` what is on the board.
 * @param {Contract.Asking & Record<string, any>} page
 */
export function createLikenessButton({ events, complain, state, shown }) {
  const button = byId("likeness");
  const room = createLate(
    () => import("./likeness.js"),
    ({ createLikeness }) => createLikeness(),
  );
  let on = false;
  // The question that is asked, "" for none.
  let asked = "";

  function refresh() {
    const panel = room.value;
    if (!panel) return;
    const { rows, cols } = state();
    const tooLarge = isTooLarge(state());
    const path = on && !tooLarge ? shown() : [];
    const question = path.length > 0 ? JSON.stringify({ rows, cols, path: Array.from(path) }) : "";
    if (question !== asked) {
      asked = question;
      events.withdraw("likeness");
      events.raise("likeness", { question });
    }
    panel.turn(on, { rows, cols, squares: path.length, tooLarge });
  }

  async function turn(newOn) {
    on = newOn;
    setAttribute(button, "aria-pressed", String(on));
    try {
      await room.want();
      refresh();
    } catch {
      on = false;
      setAttribute(button, "aria-pressed", "false");
      complain(roomMissing(LIKENESS));
    }
  }

  button.addEventListener("click", () => turn(!on));

  return {
    /** The board, or how it is used, may be another now. */
    refresh,
    /** As on a first visit: nothing of it is shown. */
    reset() {
      if (on) turn(false);
    },
    /** Tell what is known of the tour. */
    show: (report) => room.value?.show(report),
  };
}
