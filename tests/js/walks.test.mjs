import assert from "node:assert/strict";
import { test } from "node:test";
import {
  alone,
  arrived,
  asked,
  NEW,
  opened,
  resized,
  toured,
  unwalked,
} from "../../static/js/chess/knight-state.js";
import { tourTitle } from "../../static/js/chess/words.js";
import { boardOf, SHAPES } from "../../static/js/walks/shapes.js";
import { made, SHAPE } from "../../static/js/walks/words.js";

// New boards to walk

const ORIGIN = { level: "medium", day: "2026-11-28" };
const BEGUN = opened(NEW, { rows: 5, cols: 5, start: 20, walked: [20, 11, 0], begun: 3, ...ORIGIN });
const originOf = ({ level, day, begun }) => ({ level, day, begun });
const NONE = { level: "", day: "", begun: 0 };

test("a board that was made stays the same however it is walked, and while a tour is shown", () => {
  const walked = asked(BEGUN, { walked: [20, 11, 0, 7] });
  for (const state of [walked, asked(walked, { walked: [] }), toured(BEGUN, [20, 11], "Open.", false)])
    assert.deepEqual(originOf(state), { ...ORIGIN, begun: 3 });
});

test("where something else is asked it is another board", () => {
  const others = [
    asked(BEGUN, { end: 4 }),
    asked(BEGUN, { closed: true }),
    asked(BEGUN, { holes: [24] }),
    asked(BEGUN, { start: 0 }),
    resized(BEGUN, 6, 6).state,
    opened(BEGUN, { rows: 8, cols: 8, start: 56, end: -1, closed: false }),
  ];
  for (const state of others) assert.deepEqual(originOf(state), NONE);
});

test("what is cleared is what was walked since it began, and then the beginning", () => {
  const walked = asked(BEGUN, { walked: [20, 11, 0, 7] });
  assert.deepEqual(unwalked(walked), BEGUN);
  assert.deepEqual(unwalked(BEGUN).walked, []);
  assert.equal(unwalked(NEW), NEW);
  assert.deepEqual(unwalked(asked(NEW, { walked: [56, 41] })), NEW);
});

test("what of a made board was walked when it came with an address is its beginning", () => {
  const came = (part) => opened(NEW, arrived({ rows: 5, cols: 5, start: 20, walked: [20, 11, 0], ...part }));
  assert.deepEqual(came(ORIGIN), BEGUN);
  assert.deepEqual(originOf(came({ level: "", day: "" })), NONE);
});

test("the board alone has its beginning and nothing else that was walked", () => {
  assert.deepEqual(alone(asked(BEGUN, { walked: [20, 11, 0, 7] })), BEGUN);
  assert.deepEqual(alone(asked(NEW, { walked: [56, 41] })), NEW);
  assert.deepEqual(alone(toured(BEGUN, [20, 11], "Open.", false)), BEGUN);
});

test("a board that was made is called by its level, and by its day", () => {
  assert.equal(tourTitle(NEW), "Knight's tour, 8 by 8");
  assert.equal(tourTitle(BEGUN), "Medium, 28 November 2026");
  assert.equal(tourTitle({ ...BEGUN, day: "" }), "Medium, 5 by 5");
});

test("what was made is said with how far it goes and where it ends", () => {
  const board = { ahead: 13, traps: 1, closed: false };
  assert.equal(made("Easy", board, ""), "Easy: 13 squares left to visit. 1 choice on the way can go wrong.");
  assert.match(made("Hard", board, "b6"), /^Hard: 13 squares left to visit, the last one b6\./);
  assert.match(made("Hard", { ...board, closed: true }, ""), /visit, the last one a move from the start\./);
});

test("a shape is a board with as many squares as it is called by, smaller ones first", () => {
  const sizes = SHAPES.map((shape) => {
    const { rows, cols, holes, start } = boardOf(shape);
    const lengths = shape.rows.split("/").map((row) => row.length);
    assert.deepEqual(lengths, Array(rows).fill(cols), SHAPE.label(shape));
    assert.ok(start >= (rows - 1) * cols && !holes.includes(start));
    assert.equal(rows * cols - holes.length, shape.size);
    return shape.size;
  });
  assert.deepEqual(
    sizes,
    sizes.toSorted((one, other) => one - other),
  );
  assert.equal(new Set(SHAPES.map(SHAPE.label)).size, SHAPES.length);
});

test("why there is no tour is said where there is none", () => {
  const none = SHAPES.filter(({ tours }) => tours === "none");
  assert.deepEqual(SHAPES.filter(({ why }) => why).length, none.length);
  assert.equal(
    SHAPE.chosen(none.at(-1)),
    "Missing corners, 62 squares: has no tour, as 32 squares have one colour and 30 the other.",
  );
});
