import assert from "node:assert/strict";
import { test } from "node:test";
import * as kept from "../../static/js/watch/kept.js";
import * as places from "../../static/js/watch/player/place.js";
import { RECORDED } from "./places.mjs";

const TOUR = places.parted(RECORDED, 10, 12);

test("steps that are kept stand side by side, over what is left out", () => {
  const steps = [0, 1, 2, 3, 10, 11, 12];
  assert.deepEqual(
    steps.map((step) => kept.placeOf(TOUR, step)),
    [0, 1, 2, 3, 4, 5, 6],
  );
  assert.deepEqual(
    steps.map((_, place) => kept.stepAt(TOUR, place)),
    steps,
  );
  assert.deepEqual(
    [kept.lastOf(TOUR), kept.placesOf(TOUR), kept.leftOut(TOUR), kept.gapOf(TOUR)],
    [12, 6, 7, 3.5 / 6],
  );
  // No place is that of two steps, and one of the gap has that of what follows it.
  assert.equal(kept.placeOf(TOUR, 7), 4);
});

test("a search that is kept whole has its steps for places", () => {
  assert.deepEqual(
    [kept.placeOf(RECORDED, 2), kept.stepAt(RECORDED, 2), kept.lastOf(RECORDED), kept.placesOf(RECORDED)],
    [2, 2, 3, 3],
  );
  assert.deepEqual([kept.leftOut(RECORDED), kept.gapOf(RECORDED)], [0, null]);
});

test("where the last steps are kept as well, the end is the last of them", () => {
  const stuck = (at) => places.isStuck(places.arrived(TOUR, at, 0), "forward");
  assert.deepEqual([3, 10, 12].map(stuck), [false, false, true]);
  const ends = (at) => places.isAtEnd(places.arrived(TOUR, at, 0));
  assert.deepEqual([3, 12].map(ends), [false, true]);
  const tail = places.arrived(TOUR, 11, 0);
  const said = places.milestones(tail, places.arrived(TOUR, 12, 1), "A tour.");
  assert.deepEqual(said, ["Solution 1, at step 12.", "The last step, 12. A tour."]);
});

test("what was found in the gap is not said to be found at the step that follows it", () => {
  const before = places.arrived(TOUR, 3, 0);
  const said = (place) => places.milestones(before, place, "");
  assert.deepEqual(said(places.arrived(TOUR, 10, 49)), []);
  const after = places.arrived(TOUR, 10, 49);
  assert.deepEqual(places.milestones(after, places.arrived(TOUR, 11, 50), ""), ["Solution 50, at step 11."]);
});
