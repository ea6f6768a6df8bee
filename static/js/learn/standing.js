// How far the reader is with what is open, a task or a lesson, for whoever tells a page around this one; and what such a page has
// kept of it, for whoever shows it.

const hearers = new Set();
const takers = new Set();
let latest = null;
let brought = null;

export const standing = {
  /** What was told last, {of, items, score}: `of` is its short name, `items` what is done of it, as it reads it again, `score` from 0 to 1. */
  get latest() {
    return latest;
  },
  /** Tell of it; `isNews` unless the reader has done nothing for it, or whoever did tells that by a result. */
  tell(now, isNews = false) {
    latest = now;
    for (const hear of hearers) hear(isNews);
  },
  /** Let `hear(isNews)` be told from now on. */
  on: (hear) => hearers.add(hear),
  /** What was kept elsewhere has come: {of, items}, of which nobody has looked at the items. */
  bring(kept) {
    brought = kept;
    for (const take of takers) take(kept);
  },
  /** What was kept elsewhere of the thing with this short name; null for nothing. */
  brought: (of) => (brought?.of === of ? brought.items : null),
  /** Let `take(kept)` be told of what comes later. */
  onBrought: (take) => takers.add(take),
};
