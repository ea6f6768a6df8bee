import { pause } from "../parts/waiting.js";

/** Cards that are made at once: of more the page would be kept busy. */
const SLICE = 200;
/** Of those that are found so many are whole at once; the others when they come near to what is seen. */
const WHOLE = 40;

/**
 * Gives what tells which of many records have a card by now, `cards`, those that had one, and some more each time, what is
 * found first; and of which it is `whole`, by their ids. `again()` is called as long as there may be more, whenever the page
 * has nothing else to do, and when a record has been `reached(id)`.
 */
export function createSlices(again) {
  const [made, near] = [new Set(), new Set()];
  let isDue = false;

  function draw(wait) {
    if (isDue) return;
    isDue = true;
    wait.then(() => {
      isDue = false;
      again();
    });
  }

  return {
    of(records, found) {
      let room = SLICE;
      for (const { id } of [...found, ...records]) {
        if (made.has(id)) continue;
        if (room === 0) break;
        made.add(id);
        room -= 1;
      }
      if (room === 0) draw(pause());
      const whole = new Set([...near, ...found.slice(0, WHOLE).map(({ id }) => id)]);
      return { cards: records.filter(({ id }) => made.has(id)), whole };
    },
    /** Begin anew: no record has a card. */
    reset() {
      made.clear();
      near.clear();
    },
    reached(id) {
      near.add(id);
      draw(Promise.resolve());
    },
  };
}
