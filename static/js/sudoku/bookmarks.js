// States to come back to, so that something can be tried: the reader's own backtracking. Plain data that is never changed in
// place: a list of {id, name, parent, state}, each made below the one that was made or gone back to last, which is `here`;
// null stands for the beginning.

export const NO_BOOKMARKS = Object.freeze({ list: Object.freeze([]), here: null });

export const freeze = (list, here) => Object.freeze({ list: Object.freeze(list), here });
export const find = ({ list }, id) => list.find((bookmark) => bookmark.id === id);

/** As it was, under the name of now and with the bookmarks of now; the same where nothing was different. */
export function as(state, before, here) {
  const isSame = Object.keys(bare(state)).every((key) => state[key] === before[key]);
  if (isSame && here === state.bookmarks.here) return state;
  return Object.freeze({ ...before, kept: state.kept, bookmarks: freeze(state.bookmarks.list, here) });
}

/** As it was before; all bookmarks stay. */
export function wentBack(state, before) {
  const { here } = before.bookmarks;
  return as(state, before, find(state.bookmarks, here) ? here : null);
}

/** What of a state is come back to: bookmarks within bookmarks would only repeat what is kept. */
export function bare({ bookmarks, kept, ...state }) {
  return Object.freeze(state);
}
