import assert from "node:assert/strict";
import test from "node:test";
import { read, write } from "../../static/js/by-hand/address.js";
import { gameKept, LONGEST, withGame } from "../../static/js/by-hand/kept.js";

const ASKED = { board: "knight", strategy: "fixed-order", size: [3, 4], seed: "x7f2", atOnce: true };

test("what an address says of the exercise is read as it was written", () => {
  assert.equal(write(ASKED), "by-hand.knight.fixed-order.3x4.x7f2");
  const { atOnce, ...rest } = ASKED;
  assert.deepEqual(read(write(ASKED)), rest);
  assert.deepEqual(read(write({ ...ASKED, atOnce: false })), { ...rest, atOnce: false });
});

test("what is missing or not understood in an address is left out", () => {
  assert.deepEqual(read("by-hand"), {});
  assert.deepEqual(read("by-hand.ludo..four.s"), { seed: "s" });
  assert.deepEqual(read("by-hand.sudoku.first-empty.0x-1"), { board: "sudoku", strategy: "first-empty" });
  assert.equal(read(`by-hand.queens.markers.4.${"a".repeat(500)}`).seed, undefined);
  // Nothing of it becomes a key of the address.
  assert.deepEqual(read("by-hand.queens.x&code=1.4.s&present=1"), { board: "queens", size: [4] });
});

const OF = "by-hand.queens.array-first.4.x7f2";
const GAME = {
  moves: [
    ["place", 0, 0],
    ["deeper", -1, 0],
    ["help", 15, 0],
  ],
  tries: 2,
  told: true,
};

test("what was kept of an exercise is read as it was written", () => {
  assert.deepEqual(gameKept(OF, structuredClone(withGame(undefined, OF, GAME)[OF])), GAME);
});

test("of a record that somebody else has written nothing is believed", () => {
  const { moves } = GAME;
  for (const odd of [null, 4, [], { moves: "place" }, { moves: Array(LONGEST + 1).fill(moves[0]) }])
    assert.equal(gameKept(OF, odd), null);
  for (const move of [["jump", 0, 0], ["place", 16, 0], ["place", 0, 10], ["place", 0], "place", null])
    assert.equal(gameKept(OF, { moves: [move] }), null);
  assert.equal(gameKept("by-hand.ludo.first.4.x", GAME), null);
  assert.deepEqual(gameKept(OF, { moves, tries: "many", told: 1 }), { moves, tries: 1, told: false });
});

test("the latest thirty exercises are kept, and of each what an exercise can be long", () => {
  let games = {};
  for (let seed = 0; seed < 40; seed += 1) games = withGame({ games }, `${OF}${seed}`, GAME);
  games = withGame({ games }, `${OF}20`, { ...GAME, moves: Array(2 * LONGEST).fill(GAME.moves[0]) });
  assert.equal(Object.keys(games).length, 30);
  assert.equal(Object.keys(games).at(-1), `${OF}20`);
  assert.equal(games[`${OF}20`].moves.length, LONGEST);
  assert.deepEqual(Object.keys(withGame({ games: "odd" }, OF, GAME)), [OF]);
});
