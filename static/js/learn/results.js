/** What a run of the reader's own program is called among what was answered, and what trying it on many boards is. */
export const OWN_PROGRAM = "own program";
export const CHECKED_PROGRAM = "checked program";

const listeners = new Set();
const outdated = new Set();

/**
 * What was answered: {exercise, solved, tries, score} each, `exercise` a short name such as "by-hand queens", `score` from 0 to 1.
 * Whoever counts them hears of each.
 */
export const results = {
  note(result) {
    for (const hear of listeners) hear(result);
  },
  /** Let `hear(result)` be told from now on; what is returned ends that. */
  on(hear) {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
  /** What was answered of this exercise is no longer so: another answer may come. */
  outdate(exercise) {
    for (const hear of outdated) hear(exercise);
  },
  /** Let `hear(exercise)` be told of that from now on. */
  onOutdated: (hear) => outdated.add(hear),
};
