// The parts of what is done with a list: which rows are in each, who is at it, and how far it is.

import { END } from "./rows.js";

/** Rows of a part at most: of what takes long, few, so that all workers end at about the same time. */
const MOST = { solve: 500, check: 500, write: 500, rate: 6 };
/** Parts for each worker at least. */
const EACH = 4;

/** Gives the parts of a `deed` for these rows of a list; what comes of it is handed to `take(index, row)`. */
export function createWork({ rows, deed, form = "", indices, workers, take, finish = null }) {
  const size = Math.max(1, Math.min(MOST[deed], Math.ceil(indices.length / (workers * EACH))));
  const parts = [];
  for (let begin = 0; begin < indices.length; begin += size) {
    parts.push({ indices: indices.slice(begin, begin + size), next: 0, isTaken: false, isDone: false });
  }
  let undone = parts.length;
  let done = 0;

  return {
    deed,
    total: indices.length,
    /** What hears that all is done, null for nothing. */
    finish,
    /** How many rows are done. */
    get done() {
      return done;
    },
    /** How many parts are not done. */
    get left() {
      return undone;
    },
    /** The number of a part that nobody is at, -1 for none: from now on somebody is. */
    part() {
      const found = parts.findIndex(({ isTaken, isDone }) => !isTaken && !isDone);
      if (found >= 0) parts[found].isTaken = true;
      return found;
    },
    /** What the job of a part is asked: for what is not done of it. */
    question(number) {
      const { indices, next } = parts[number];
      const texts = indices.slice(next).map((index) => rows.texts[index]);
      return JSON.stringify({ deed, texts: texts.join(END), form });
    },
    /** Take the next rows of a part, which may be done by them. */
    did(number, packed, isDone) {
      const part = parts[number];
      for (const row of packed === "" ? [] : packed.split(END)) {
        take(part.indices[part.next], row);
        part.next += 1;
        done += 1;
      }
      if (!isDone) return;
      part.isDone = true;
      undone -= 1;
    },
    /** Nobody is at a part any more: what is not done of it is for another. */
    back(number) {
      parts[number].isTaken = false;
    },
  };
}
