import { isCovered, takesText } from "../parts/dom.js";
import { linkIn } from "../parts/links.js";
import { COPIED } from "../parts/words.js";

/** Bytes of a dropped file that are read: many more than any puzzle has. */
const LARGEST = 100_000;

/**
 * Paste onto the board that is shown, drop a file of text on the page, and copy from the board, where it has something to
 * copy. A link to a board is handed to `follow` where that board takes no text itself.
 */
export function createClipboard({ board, reply, follow }) {
  /** Take a text from outside, and tell whether it was for the board. */
  function take(text) {
    const link = linkIn(text);
    if (board().paste) board().paste(text);
    else if (link !== null) follow(link);
    else return false;
    return true;
  }

  document.addEventListener("paste", (event) => {
    if (takesText(event.target) || isCovered()) return;
    if (take(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
  });

  const isForUs = ({ target, dataTransfer }) =>
    !takesText(target) && !isCovered() && dataTransfer?.types.includes("Files");
  document.addEventListener("dragover", (event) => {
    if (isForUs(event)) event.preventDefault();
  });
  document.addEventListener("drop", async (event) => {
    if (!isForUs(event)) return;
    // Or the browser would leave the page for the file.
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    take((await file.slice(0, LARGEST).text()).trim());
  });

  document.addEventListener("copy", (event) => {
    if (takesText(event.target) || isCovered() || !board().copy || !document.getSelection().isCollapsed)
      return;
    event.preventDefault();
    const text = board().copy();
    event.clipboardData.setData("text/plain", text);
    reply(COPIED(text.length));
  });
}
