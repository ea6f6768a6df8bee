import { byId, make } from "../parts/dom.js";
import { BOOKMARKS, bookmarkName } from "../parts/words.js";
import * as bookmarks from "./bookmarks.js";

/**
 * The bookmarks of what is played as a small tree, and the button that sets one. `change(next, tell)` makes a change of the
 * `state()`; `puzzleChanged` hears where digits change with it, `viewChanged` of the others.
 */
export function createBookmarkTree({ grid, state, change, isPlayed, reply, puzzleChanged, viewChanged }) {
  const tree = byId("bookmark-tree");
  let shown = null;
  // The bookmark whose name is being written, or null.
  let renaming = null;

  function set() {
    const { list } = state().bookmarks;
    const name = bookmarkName(Math.max(0, ...list.map(({ id }) => id)) + 1);
    change(bookmarks.bookmarked(state(), name), viewChanged);
    reply(BOOKMARKS.made(name));
  }

  function goBack({ id, name }) {
    change(bookmarks.returned(state(), id), puzzleChanged);
    reply(BOOKMARKS.returned(name));
  }

  function forget({ id, name }) {
    change(bookmarks.forgotten(state(), id), viewChanged);
    byId("bookmark").focus();
    reply(BOOKMARKS.forgotten(name));
  }

  function rename({ id, name }, text) {
    renaming = null;
    const wanted = text.trim();
    if (wanted === "" || wanted === name || !change(bookmarks.renamed(state(), id, wanted), viewChanged))
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
    const isHere = state().bookmarks.here === id;
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
    const { bookmarks: now } = state();
    if (now === shown && !anew) return;
    shown = now;
    const rows = bookmarks.treeOf(now).map(row);
    tree.hidden = rows.length === 0;
    tree.replaceChildren(...rows);
  }

  byId("bookmark").addEventListener("click", set);
  grid.root.addEventListener("keydown", (event) => {
    if (event.key !== "b" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isPlayed() || grid.stepping) return;
    event.preventDefault();
    set();
  });

  return { draw };
}
