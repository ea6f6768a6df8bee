// States to come back to, so that something can be tried: the reader's own backtracking. Plain data that is never changed in
// place: a list of {id, name, parent, state}, each made below the one that was made or gone back to last, which is `here`;
// null stands for the beginning.

export const NO_BOOKMARKS = Object.freeze({ list: Object.freeze([]), here: null });

const freeze = (list, here) => Object.freeze({ list: Object.freeze(list), here });
const find = ({ list }, id) => list.find((bookmark) => bookmark.id === id);

/** With the present state to come back to. */
export function bookmarked(state, name) {
  const { list, here } = state.bookmarks;
  const id = Math.max(0, ...list.map((bookmark) => bookmark.id)) + 1;
  const mark = Object.freeze({ id, name, parent: here, state: bare(state) });
  return Object.freeze({ ...state, bookmarks: freeze([...list, mark], id) });
}

/** As it was, under the name of now and with the bookmarks of now; the same where nothing was different. */
function as(state, before, here) {
  const isSame = Object.keys(bare(state)).every((key) => state[key] === before[key]);
  if (isSame && here === state.bookmarks.here) return state;
  return Object.freeze({ ...before, kept: state.kept, bookmarks: freeze(state.bookmarks.list, here) });
}

/** As it was at a bookmark; all bookmarks stay. */
export const returned = (state, id) => as(state, find(state.bookmarks, id).state, id);

/** As it was before; all bookmarks stay. */
export function wentBack(state, before) {
  const { here } = before.bookmarks;
  return as(state, before, find(state.bookmarks, here) ? here : null);
}

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

/** What of a state is come back to: bookmarks within bookmarks would only repeat what is kept. */
function bare({ bookmarks, kept, ...state }) {
  return Object.freeze(state);
}
