import { make } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import styles from "./sheets.css";

adopt(styles);

const sheets = make("div", { class: "sheets", "aria-hidden": "true" });

/** What is printed in the place of the board from now on, whoever asks for it; nothing for the board again. */
export function putOnPaper(...pages) {
  sheets.replaceChildren(...pages);
  if (pages.length) document.body.append(sheets);
  else sheets.remove();
}
