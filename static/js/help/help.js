import "../parts/dialog-look.js";
import { byId } from "../parts/dom.js";
import { furnish } from "../parts/markup.js";
import { adopt } from "../parts/styles.js";
import styles from "./help.css";
import markup from "./help.html";

adopt(styles);

/** The dialog of the help. */
export function createHelp() {
  furnish(markup);
  const dialog = byId("help");
  byId("help-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return { show: () => dialog.open || dialog.showModal() };
}
