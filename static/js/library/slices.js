import { pause } from "../parts/waiting.js";

/** What it costs to make a card, and to show one again, and what is spent at once: more would keep the page busy. */
const [MADE, AGAIN, MOST] = [4, 1, 800];
/** Of those that are found so many are whole at once; the others when they come near to what is seen. */
const WHOLE = 40;

/**
 * Gives what tells which of many records have a card by now, `cards`, those that had one, and some more each time, what is
 * found first; of which it is `shown`, some more each time of what is found, and of which it is `whole`, both by their ids.
 * `again()` is called as long as there may be more, whenever the page has nothing else to do, and when a record has been
 * `reached(id)`.
 */
export function createSlices(again) {
  const [made, shown, near] = [new Set(), new Set(), new Set()];
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
      const isFound = new Set(found.map(({ id }) => id));
      for (const id of shown) if (!isFound.has(id)) shown.delete(id);
      let room = MOST;
      for (const { id } of [...found, ...records]) {
        if (room <= 0) break;
        const isNew = !made.has(id);
        const appears = isFound.has(id) && !shown.has(id);
        if (isNew) made.add(id);
        if (appears) shown.add(id);
        if (isNew) room -= MADE;
        else if (appears) room -= AGAIN;
      }
      if (room <= 0) draw(pause());
      const whole = new Set([...near, ...found.slice(0, WHOLE).map(({ id }) => id)]);
      return { cards: records.filter(({ id }) => made.has(id)), shown, whole };
    },
    /** Begin anew: no record has a card. */
    reset() {
      made.clear();
      shown.clear();
      near.clear();
    },
    reached(id) {
      near.add(id);
      draw(Promise.resolve());
    },
  };
}
