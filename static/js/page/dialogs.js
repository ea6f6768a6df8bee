import { help } from "../help/room.js";
import { takesText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { choose, onSettings } from "../parts/settings.js";
import { settings } from "../settings/room.js";

/**
 * The dialogs that the menu of the bar opens, each by a function: the help, also behind the ? key, and the settings, which
 * the `boards` and the `status` then follow.
 */
export function createDialogs({ rooms, missing, boards, status }) {
  const opens = (manifest) => {
    const room = rooms.add(manifest, (create) => create());
    return () => room.want().then((dialog) => dialog.show(), missing.of(manifest));
  };
  const dialogs = { help: opens(help), settings: opens(settings) };
  onSettings(() => {
    for (const board of boards.loaded) board.redraw();
    status.rename();
    status.rehint();
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || takesText(event.target) || document.querySelector("dialog[open]")) return;
    const { key, ctrl } = meaningOf(event);
    if (key !== "?" || ctrl) return;
    event.preventDefault();
    dialogs.help();
  });
  return {
    ...dialogs,
    /** As on a first visit. */
    reset: () => choose({}),
  };
}
