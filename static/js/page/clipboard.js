import { lists } from "../lists/room.js";
import { isCovered, takesText } from "../parts/dom.js";
import { linkIn } from "../parts/links.js";
import { COPIED } from "../parts/words.js";
import { puzzleLink } from "./links.js";

/** Two puzzles at least: lines of cells, links, or games of a file. */
const MANY = /(^\S{81}$|board=|<game)[\s\S]*(^\S{81}$|board=|<game)/m;

/**
 * Paste onto the board that is shown, drop a file or a text on the page, and copy from the board, where it has something to
 * copy: its link where no text says all of it. What is dropped, and what may be a list, is opened as files are; a link to a
 * board is handed to `follow` where that board takes no text itself.
 */
export function createClipboard({ rooms, missing, status, board, follow }) {
  const open = (file) =>
    rooms
      .panel(lists)
      .room.want()
      .then((files) => files.take(file), missing.of(lists));

  /** Take a text from outside, and tell whether it was for the board. */
  function take(text) {
    const link = linkIn(text);
    if (MANY.test(text)) open(text);
    else if (board().paste) board().paste(text);
    else if (link !== null) follow(link);
    else return false;
    return true;
  }

  document.addEventListener("paste", (event) => {
    if (takesText(event.target) || isCovered()) return;
    if (take(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
  });

  for (const name of ["dragover", "drop"]) {
    document.addEventListener(name, (/** @type {any} */ event) => {
      if (takesText(event.target) || isCovered()) return;
      // Or the browser would leave the page for the file.
      event.preventDefault();
      if (name === "drop") open(event.dataTransfer.files[0] ?? event.dataTransfer.getData("text"));
    });
  }

  document.addEventListener("copy", (event) => {
    if (takesText(event.target) || isCovered() || !board().copy || !document.getSelection().isCollapsed)
      return;
    event.preventDefault();
    const text = board().copy() || puzzleLink(board());
    event.clipboardData.setData("text/plain", text);
    status.reply(COPIED(text));
  });
}
