import { byId, make } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import styles from "./bookmarks.css";
import * as changes from "./changes.js";
import { BOOKMARKS, bookmarkName } from "./words.js";

/** The bookmarks of what is played on the `sudoku`, as a small tree. */
export function createBookmarks({ sudoku, reply }) {
  adopt(styles);
  const tree = byId("bookmark-tree");
  let shown = null;
  // The bookmark whose name is being written, or null.
  let renaming = null;

  /** Make one of how the board was `then`, and `tell` it, if nothing was said since. */
  function set(then, tell) {
    const name = bookmarkName(changes.nextId(sudoku.state.bookmarks));
    tell(BOOKMARKS.made(name));
    sudoku.play(changes.bookmarked(sudoku.state, name, then));
  }

  function goBack({ id, name }) {
    sudoku.play(changes.returned(sudoku.state, id));
    reply(BOOKMARKS.returned(name));
  }

  function forget({ id, name }) {
    sudoku.play(changes.forgotten(sudoku.state, id));
    byId("bookmark").focus();
    reply(BOOKMARKS.forgotten(name));
  }

  function rename({ id, name }, text) {
    renaming = null;
    const wanted = text.trim();
    if (wanted === "" || wanted === name || !sudoku.play(changes.renamed(sudoku.state, id, wanted)))
      draw(true);
    tree.querySelector(`[data-bookmark="${id}"]`)?.focus();
  }

  function nameField(bookmark) {
    const field = make("input", { type: "text", "aria-label": BOOKMARKS.name, maxlength: "40" });
    field.value = bookmark.name;
    field.addEventListener("keydown", (event) => {
      if (event.key === "Escape") field.value = bookmark.name;
      else if (event.key !== "Enter") return;
      event.preventDefault();
      rename(bookmark, field.value);
    });
    field.addEventListener("blur", () => {
      if (renaming === bookmark.id) rename(bookmark, field.value);
    });
    return field;
  }

  function button(words, label, act, attributes = {}) {
    const made = make("button", { type: "button", ...attributes }, words);
    if (label) made.setAttribute("aria-label", label);
    made.addEventListener("click", act);
    return made;
  }

  function row({ bookmark, depth }) {
    const { id, name } = bookmark;
    const isHere = sudoku.state.bookmarks.here === id;
    const item = make("li", { "data-depth": String(Math.min(depth, 6)) });
    if (renaming === id) {
      item.append(nameField(bookmark));
      return item;
    }
    const back = button(name, BOOKMARKS.back(name), () => goBack(bookmark), {
      ...{ class: "chip", "data-bookmark": String(id) },
      ...(isHere ? { "aria-current": "true", "aria-description": BOOKMARKS.here } : {}),
    });
    const begin = () => {
      renaming = id;
      draw(true);
      tree.querySelector("input").select();
    };
    item.append(
      back,
      button("✎", BOOKMARKS.rename(name), begin, { class: "icon-button", title: BOOKMARKS.rename(name) }),
      button("×", BOOKMARKS.forget(name), () => forget(bookmark), {
        ...{ class: "icon-button", title: BOOKMARKS.forget(name) },
      }),
    );
    return item;
  }

  function draw(anew = false) {
    const { bookmarks: now } = sudoku.state;
    if (now === shown && !anew) return;
    shown = now;
    const rows = changes.treeOf(now).map(row);
    tree.hidden = rows.length === 0;
    tree.replaceChildren(...rows);
  }

  draw();

  return {
    set,
    refresh: () => draw(),
    /** They go with the board. */
    reset() {},
  };
}
