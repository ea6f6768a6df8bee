// Where in a search the reader is, as plain data: the step that is shown, which ones are kept (see kept.js), whether more
// will come, how many solutions were found up to here, and the step that a jump can be taken back to, -1 for none.

import { lastOf } from "../kept.js";
import { lastStep, solutionFound } from "../words.js";

export const BEGINNING = Object.freeze({
  index: 0,
  count: 0,
  since: 0,
  last: 0,
  complete: false,
  solutions: 0,
  before: -1,
});

export const grown = (place, count, complete) => Object.freeze({ ...place, count, complete });
/** The last steps are kept as well, from one up to the last of all. */
export const parted = (place, since, last) => Object.freeze({ ...place, since, last });
export const offered = (place, before) => Object.freeze({ ...place, before });
export const arrived = (place, index, solutions) => Object.freeze({ ...place, index, solutions });

/** Whether this is the last step that there will ever be. */
export const isAtEnd = (place) => place.complete && place.index >= lastOf(place);

/** Whether a button that goes "first", "back", "forward", "last" or "return" has nowhere to go. */
export function isStuck(place, to) {
  if (to === "return") return place.before < 0;
  if (to === "first" || to === "back") return place.index === 0;
  return (to === "forward" || to === "last") && place.index === lastOf(place);
}

/** What is said of an arrival while the search plays: only what was found, and the end. */
export function milestones(before, place, words) {
  const said = [];
  // Those found in the gap were found at none of the steps that are kept.
  const overGap = place.since && before.index <= place.count && place.index > place.count;
  if (place.solutions > before.solutions && !overGap) said.push(solutionFound(place.solutions, place.index));
  if (isAtEnd(place)) said.push(lastStep(place.index, words));
  return said;
}
