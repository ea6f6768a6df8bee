import { isCovered, takesText } from "../parts/dom.js";
import { COPIED } from "../parts/words.js";

/** Paste onto the board that is shown, and copy from it, where it has something to copy. */
export function createClipboard({ board, say }) {
  document.addEventListener("paste", (event) => {
    if (takesText(event.target) || isCovered() || !board().paste) return;
    event.preventDefault();
    board().paste(event.clipboardData?.getData("text/plain") ?? "");
  });

  document.addEventListener("copy", (event) => {
    if (takesText(event.target) || isCovered() || !board().copy || !document.getSelection().isCollapsed)
      return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", board().copy());
    say(COPIED, "info");
  });
}
