import { isCovered, takesText } from "../parts/dom.js";
import { linkIn } from "../parts/links.js";
import { COPIED } from "../parts/words.js";

/**
 * Paste onto the board that is shown, and copy from it, where it has something to copy. A link to a board is handed to
 * `follow` where that board takes no text itself.
 */
export function createClipboard({ board, reply, follow }) {
  document.addEventListener("paste", (event) => {
    if (takesText(event.target) || isCovered()) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (board().paste) {
      board().paste(text);
    } else {
      const link = linkIn(text);
      if (link === null) return;
      follow(link);
    }
    event.preventDefault();
  });

  document.addEventListener("copy", (event) => {
    if (takesText(event.target) || isCovered() || !board().copy || !document.getSelection().isCollapsed)
      return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", board().copy());
    reply(COPIED);
  });
}
