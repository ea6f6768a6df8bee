// Where in its lessons a reader is, and what is done of them: a record of the store.

import { keptTally } from "../parts/kept-tally.js";
import { isId, isObject, isWithin } from "../parts/kept-values.js";

/** No lesson has more screens. */
const MOST = 100;

/** Of what was kept of a lesson the screen that was shown last, and those that were answered. */
export const placeOf = (raw) => ({
  at: isWithin(raw?.at, 0, MOST) ? raw.at : 0,
  done: Array.isArray(raw?.done) ? [...new Set(raw.done.filter((screen) => isWithin(screen, 0, MOST)))] : [],
});

/** Of a record the places in lessons, by their names. */
function placesIn(record) {
  const lessons = isObject(record?.lessons) ? record.lessons : {};
  const read = Object.entries(lessons).filter(([id]) => isId(id));
  return Object.fromEntries(read.map(([id, raw]) => [id, placeOf(raw)]));
}

/**
 * The places in `kept`, the store. Where nothing is kept, `isOff`, or it cannot be, they hold for this visit.
 */
export function createPlaces(kept, isOff) {
  let places = {};
  const tally = keptTally(isOff ? null : kept, "learned");

  return {
    /** All places, by the names of lessons. */
    async all() {
      places = { ...placesIn((await tally.read())?.record), ...places };
      return places;
    },
    /** A place, at the beginning where none is known. */
    of: (id) => places[id] ?? placeOf(null),
    /** Another screen of a lesson is shown, or one is done. */
    async note(id, place) {
      places = { ...places, [id]: place };
      await tally.change((record) => ({ ...record, lessons: { ...placesIn(record), [id]: place } }));
    },
    reset() {
      places = {};
    },
  };
}
