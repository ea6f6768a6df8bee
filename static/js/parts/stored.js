// The names of all that this page keeps beside its store: what is needed before the first paint, or kept at once.

const OURS = "undoku-";
export const STORED = {
  theme: `${OURS}theme`,
  settings: `${OURS}settings`,
  boardWidth: `${OURS}board-width`,
  draft: `${OURS}draft`,
  /** Both followed by the name of a draft. */
  lastWords: `${OURS}last-words-`,
  wordsApart: `${OURS}words-apart-`,
  /** Followed by the name of a board. */
  watched: `${OURS}watched-`,
  openPrograms: `${OURS}open-programs`,
  linkedPrograms: `${OURS}linked-programs`,
  /** Followed by a name of the page. */
  programWords: `${OURS}program-words-`,
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
    for (const key of Object.keys(storage)) if (key.startsWith(OURS)) storage.removeItem(key);
  }
}
