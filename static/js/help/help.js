import "../parts/dialog-look.js";
import { byId, make } from "../parts/dom.js";
import { furnish } from "../parts/markup.js";
import { adopt } from "../parts/styles.js";
import styles from "./help.css";
import markup from "./help.html";
import { partsOf, SHORTCUTS } from "./shortcuts.js";

adopt(styles);

const worded = (text) => partsOf(text).map((part, index) => (index % 2 === 1 ? make("kbd", {}, part) : part));

/** The dialog of the help. */
export function createHelp() {
  furnish(markup);
  const dialog = byId("help");
  for (const list of dialog.querySelectorAll("[data-keys]")) {
    const rows = SHORTCUTS[list.dataset.keys].map(([keys, says]) =>
      make("div", {}, make("dt", {}, ...worded(keys)), make("dd", {}, ...worded(says))),
    );
    list.append(...rows);
  }
  byId("help-close").addEventListener("click", () => dialog.close());
  byId("help-techniques").addEventListener("click", () => {
    dialog.close();
    dispatchEvent(new CustomEvent("technique", { detail: {} }));
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return { show: () => dialog.open || dialog.showModal() };
}
