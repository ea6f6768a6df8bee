import { byId, make, setAttribute } from "../parts/dom.js";

/** The button of a manifest, which stands last in the row for those of its board, unless the page has it already. */
function buttonOf({ id, board, modes, button: label }) {
  if (byId(id)) return byId(id);
  const button = make(
    "button",
    { ...{ type: "button", class: "chip", id }, "data-modes": modes.join(" "), "aria-pressed": "false" },
    label,
  );
  document.querySelector(`[data-panels=${board}]`).append(button);
  return button;
}

/** A button that shows something beside the board and hides it; what does so, `panel`, is loaded when it is first wanted. */
export function createPanelButton(manifest, { panel, onMissing }) {
  const button = buttonOf(manifest);
  let on = false;

  async function turn(newOn, ...details) {
    on = newOn;
    setAttribute(button, "aria-pressed", String(on));
    try {
      const room = await panel.want();
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
    get isOn() {
      return on;
    },
    /** Show it, with details of what is to be seen, or hide it. */
    turn(newOn, ...details) {
      if (newOn || on) turn(newOn, ...details);
    },
    /** As on a first visit: nothing of it is shown. */
    reset() {
      if (on) turn(false);
      panel.value?.reset?.();
    },
  };
}
