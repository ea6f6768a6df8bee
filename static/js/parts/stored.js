// The names of all that this page keeps beside its store: what is needed before the first paint, or kept at once.

const OURS = "undoku-";
export const STORED = {
  theme: `${OURS}theme`,
  boardWidth: `${OURS}board-width`,
  draft: `${OURS}draft`,
  /** Both followed by the name of a draft. */
  lastWords: `${OURS}last-words-`,
  wordsApart: `${OURS}words-apart-`,
  openPrograms: `${OURS}open-programs`,
  linkedPrograms: `${OURS}linked-programs`,
  /** Followed by a name of the page. */
  programWords: `${OURS}program-words-`,
};

/** Whether the browser lets this page store nothing. */
export function isForbidden() {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

/** Forget all of it. */
export function forgetStored() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(OURS)) storage.removeItem(key);
  }
}
