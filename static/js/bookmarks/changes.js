// What is done with bookmarks: each gives another state of the board.

import { as, bare, find, freeze } from "../sudoku/bookmarks.js";

/** The number of the bookmark that is made next. */
export const nextId = ({ list }) => Math.max(0, ...list.map(({ id }) => id)) + 1;

/** With a state to come back to: the present one, or what it was `then`. */
export function bookmarked(state, name, then = state) {
  const { list, here } = state.bookmarks;
  const id = nextId(state.bookmarks);
  const mark = Object.freeze({ id, name, parent: here, state: bare(then) });
  return Object.freeze({ ...state, bookmarks: freeze([...list, mark], id) });
}

/** As it was at a bookmark; all bookmarks stay. */
export const returned = (state, id) => as(state, find(state.bookmarks, id).state, id);

export const renamed = (state, id, name) =>
  withList(state, (list) =>
    list.map((bookmark) => (bookmark.id === id ? Object.freeze({ ...bookmark, name }) : bookmark)),
  );

/** Without a bookmark; those below it are below the one above it. */
export function forgotten(state, id) {
  const { parent } = find(state.bookmarks, id);
  const next = withList(state, (list) =>
    list
      .filter((bookmark) => bookmark.id !== id)
      .map((bookmark) => (bookmark.parent === id ? Object.freeze({ ...bookmark, parent }) : bookmark)),
  );
  const here = state.bookmarks.here === id ? parent : state.bookmarks.here;
  return Object.freeze({ ...next, bookmarks: freeze(next.bookmarks.list, here) });
}

/** The bookmarks in the order in which a tree is read, {bookmark, depth} each. */
export function treeOf({ list }, parent = null, depth = 0) {
  return list
    .filter((bookmark) => bookmark.parent === parent)
    .flatMap((bookmark) => [{ bookmark, depth }, ...treeOf({ list }, bookmark.id, depth + 1)]);
}

const withList = (state, change) =>
  Object.freeze({ ...state, bookmarks: freeze(change(state.bookmarks.list), state.bookmarks.here) });
