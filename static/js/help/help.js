import { byId } from "../parts/dom.js";
import { furnish } from "../parts/markup.js";
import markup from "./help.html";

/** The dialog of the help. */
export function createHelp() {
  furnish(markup);
  const dialog = byId("help");
  byId("help-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
