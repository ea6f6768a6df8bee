// The names of all that this page keeps beside its store: what is needed before the first paint, or kept at once.

/** What is read before the first paint, in a script that is to be small. */
export const THEME = "undoku-theme";
export const BOARD_WIDTH = "undoku-board-width";
/** In this tab: the page was loaded again by itself, as a part of it was not what was built. */
export const RENEWED = "undoku-renewed";
export const STORED = {
  theme: THEME,
  settings: "undoku-settings",
  boardWidth: BOARD_WIDTH,
  draft: "undoku-draft",
  /** Both followed by the name of a draft. */
  lastWords: "undoku-last-words-",
  wordsApart: "undoku-words-apart-",
  /** Followed by the name of a board. */
  watched: "undoku-watched-",
  openPrograms: "undoku-open-programs",
  linkedPrograms: "undoku-linked-programs",
  /** Followed by a name of the page. */
  programWords: "undoku-program-words-",
};

/** Do something with a storage; where that is forbidden, or there is no room, what was there before is what is kept. */
export function attempt(act, otherwise = null) {
  try {
    return act() ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Forget all of it. */
export function forgetStored() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith("undoku-")) storage.removeItem(key);
  }
}
