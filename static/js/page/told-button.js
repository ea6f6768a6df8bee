import { byId, setAttribute } from "../parts/dom.js";

/** A button that shows something beside the board and hides it; what does so, `told`, is loaded when it is first wanted. */
export function createToldButton(id, { told, onMissing }) {
  const button = byId(id);
  let on = false;

  async function turn(newOn, ...details) {
    on = newOn;
    setAttribute(button, "aria-pressed", String(on));
    try {
      const room = await told.want();
      // It may have been pressed again in the meantime.
      if (on === newOn) room.turn(on, ...details);
    } catch (error) {
      on = false;
      setAttribute(button, "aria-pressed", "false");
      onMissing(error);
    }
  }

  button.addEventListener("click", () => turn(!on));

  return {
    /** Show it, with details of what is to be seen, or hide it. */
    turn(newOn, ...details) {
      if (newOn || on) turn(newOn, ...details);
    },
    /** As on a first visit: nothing of it is shown. */
    reset() {
      if (on) turn(false);
      told.value?.reset?.();
    },
  };
}
