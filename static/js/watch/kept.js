// Which steps of a search are kept, {count, since, last}: those up to `count`, and where `since` is not 0 those from there
// to `last` as well. On a slider or a strip they stand side by side, each on a place of its own.

/** The last step that is kept. */
export const lastOf = ({ count, since, last }) => (since ? last : count);

/** How many places there are after the first one, step 0. */
export const placesOf = (kept) => placeOf(kept, lastOf(kept));

/** The place of a step that is kept. */
export const placeOf = ({ count, since }, step) =>
  since && step > count ? Math.max(step - since, 0) + count + 1 : step;

/** The step at a place. */
export const stepAt = ({ count, since }, place) =>
  since && place > count ? place - count - 1 + since : place;

/** Where along a strip from 0 to 1 the gap is; null where there is none. */
export const gapOf = (kept) => (kept.since ? (kept.count + 0.5) / placesOf(kept) : null);

/** How many steps are left out. */
export const leftOut = ({ count, since }) => (since ? since - count : 0);
