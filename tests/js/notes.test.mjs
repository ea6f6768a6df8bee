import assert from "node:assert/strict";
import { test } from "node:test";
import * as bookmarks from "../../static/js/bookmarks/changes.js";
import { cellsOf } from "../../static/js/sudoku/cells.js";
import * as colours from "../../static/js/sudoku/colours.js";
import * as notes from "../../static/js/sudoku/notes.js";
import * as states from "../../static/js/sudoku/sudoku-state.js";

const { NO_NOTES, maskOf } = notes;
const { NO_COLOURS } = colours;
const at = (index, digits) => (".".repeat(index) + digits).padEnd(81, ".");
const inPlay = (state, parts) => Object.freeze({ ...state, ...parts });

/** Which cells must differ from each, worked out from the rules. */
const peers = Array.from({ length: 81 }, (_, cell) =>
  Array.from({ length: 81 }, (_, other) => other).filter((other) => {
    const [row, column, otherRow, otherColumn] = [
      Math.floor(cell / 9),
      cell % 9,
      Math.floor(other / 9),
      other % 9,
    ];
    const box = (r, c) => 3 * Math.floor(r / 3) + Math.floor(c / 3);
    const meets =
      row === otherRow || column === otherColumn || box(row, column) === box(otherRow, otherColumn);
    return other !== cell && meets;
  }),
);

test("a digit is noted in all of some cells, and where all have it, in none", () => {
  const one = notes.noted(NO_NOTES, "corner", [3, 4], 5);
  assert.deepEqual([one.corner[3], one.corner[4], one.corner[5]], [maskOf([5]), maskOf([5]), 0]);
  assert.deepEqual(one.centre, NO_NOTES.centre);
  const more = notes.noted(one, "corner", [4, 5], 5);
  assert.deepEqual(
    [3, 4, 5].map((cell) => more.corner[cell]),
    Array(3).fill(maskOf([5])),
  );
  // Nothing noted is one and the same.
  assert.equal(notes.noted(more, "corner", [3, 4, 5], 5), NO_NOTES);
  assert.deepEqual(notes.digitsIn(notes.noted(one, "corner", [3], 2).corner[3]), [2, 5]);
});

test("erasing notes leaves other kinds and other cells, and what has nothing is the same", () => {
  const both = notes.noted(notes.noted(NO_NOTES, "corner", [3, 4], 5), "centre", [3], 6);
  const erased = notes.erasedNotes(both, ["corner"], [3]);
  assert.deepEqual([erased.corner[3], erased.corner[4], erased.centre[3]], [0, maskOf([5]), maskOf([6])]);
  assert.equal(notes.erasedNotes(both, ["corner", "centre"], [9]), both);
  assert.equal(notes.unnoted(NO_NOTES), NO_NOTES);
  assert.deepEqual(notes.unnoted(notes.automatic(both, true)), notes.automatic(NO_NOTES, true));
});

test("automatic candidates are what no peer holds, without what was taken out, and leave the reader's own alone", () => {
  const state = states.loaded(states.EMPTY, at(0, "123......4"));
  const own = notes.noted(NO_NOTES, "corner", [10], 9);
  const shown = notes.automatic(notes.noted(own, "out", [10], 6), true);
  const candidates = notes.candidatesOf(inPlay(state, { notes: shown }), peers);
  assert.deepEqual(notes.digitsIn(candidates[10]), [5, 7, 8, 9]);
  assert.equal(candidates[0], 0);
  assert.deepEqual(notes.digitsIn(candidates[80]), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(notes.candidatesOf(inPlay(state, { notes: notes.automatic(shown, false) }), peers)[10], 0);
  assert.deepEqual(notes.automatic(shown, false).corner, own.corner);
});

test("a cell says what is noted in it", () => {
  const label = (parts, cell = 33) =>
    cellsOf(inPlay(states.EMPTY, { notes: parts }), [0], 0, peers)[cell].label;
  assert.equal(label(NO_NOTES), "Row 4, column 7, empty");
  const corner = [2, 5, 8].reduce((now, digit) => notes.noted(now, "corner", [33], digit), NO_NOTES);
  assert.equal(label(corner), "Row 4, column 7, empty, notes 2 5 8");
  const both = notes.noted(corner, "centre", [33], 3);
  assert.equal(label(both), "Row 4, column 7, empty, notes 2 5 8, centre notes 3");
  assert.equal(
    label(notes.automatic(notes.noted(both, "out", [33], 9), true)),
    "Row 4, column 7, empty, candidates 1 2 3 4 5 6 7 8, notes 2 5 8, centre notes 3",
  );
});

test("notes stand under a digit and come back when it is erased", () => {
  const noted = inPlay(states.EMPTY, { notes: notes.noted(NO_NOTES, "centre", [3], 5) });
  const typed = states.typed(noted, 3, "7");
  assert.equal(cellsOf(typed, [0], 0, peers)[3].label, "Row 1, column 4, 7, entered");
  assert.deepEqual(states.erased(typed, 3), noted);
});

test("where the same digit is looked for, notes of it are found", () => {
  const given = states.loaded(states.EMPTY, at(0, "5"));
  const both = notes.noted(notes.noted(NO_NOTES, "corner", [40], 5), "centre", [50], 5);
  const found = (selected, held) => {
    const cells = cellsOf(inPlay(given, { notes: both }), [selected], selected, peers, held);
    return [cells[40].notes.found, cells[50].same, cells[0].same];
  };
  assert.deepEqual(found(0), [true, true, false]);
  assert.deepEqual(found(80), [false, false, false]);
  assert.deepEqual(found(80, "5"), [true, true, true]);
});

test("cells and candidates are coloured, once more takes it away, and nothing coloured is one and the same", () => {
  const cells = colours.coloured(NO_COLOURS, [3, 4], 2);
  assert.deepEqual([cells.cells[3], cells.cells[4], cells.cells[5]], [2, 2, 0]);
  assert.equal(colours.coloured(cells, [3, 4], 2), NO_COLOURS);
  assert.deepEqual(colours.coloured(cells, [4, 5], 2).cells.slice(3, 6), [2, 2, 2]);
  const both = colours.candidatesColoured(cells, [3], 7, 1);
  assert.deepEqual(both.candidates, { [colours.candidateIndex(NO_COLOURS, 3, 7)]: 1 });
  assert.deepEqual(colours.candidatesColoured(both, [3], 7, 1), cells);
  assert.deepEqual(colours.uncoloured(both, [3]).cells[4], 2);
  assert.equal(colours.uncoloured(both, [3, 4]), NO_COLOURS);
  assert.equal(colours.uncoloured(cells, [9]), cells);
});

test("colours are said, of candidates where they are shown", () => {
  const painted = colours.candidatesColoured(colours.coloured(NO_COLOURS, [3], 2), [3], 7, 1);
  const description = (parts) =>
    cellsOf(inPlay(states.EMPTY, { colours: painted, ...parts }), [0], 0, peers)[3].description;
  assert.equal(description({}), "orange");
  assert.equal(description({ notes: notes.noted(NO_NOTES, "corner", [3], 7) }), "orange, 7 blue");
});

test("a bookmark brings back the board as it was, and keeps all bookmarks", () => {
  const start = states.loaded(states.EMPTY, at(0, "5"));
  const first = bookmarks.bookmarked(start, "First");
  const tried = bookmarks.bookmarked(states.typed(first, 3, "7", true), "Second");
  const further = states.typed(tried, 4, "8", true);
  const back = bookmarks.returned(further, 1);
  assert.deepEqual(back.digits, start.digits);
  assert.deepEqual(back.bookmarks, { list: further.bookmarks.list, here: 1 });
  const other = bookmarks.bookmarked(back, "Third");
  const tree = bookmarks.treeOf(other.bookmarks).map(({ bookmark, depth }) => [bookmark.name, depth]);
  assert.deepEqual(tree, [
    ["First", 0],
    ["Second", 1],
    ["Third", 1],
  ]);
  assert.equal(bookmarks.returned(other, 2).digits[3], "7");
  const renamed = bookmarks.renamed(other, 2, "Seven");
  assert.equal(renamed.bookmarks.list[1].name, "Seven");
});

test("without a bookmark those below it are below the one above it", () => {
  let state = states.EMPTY;
  for (const name of ["First", "Second", "Third"]) state = bookmarks.bookmarked(state, name);
  const rest = bookmarks.forgotten(state, 2);
  const tree = bookmarks.treeOf(rest.bookmarks).map(({ bookmark, depth }) => [bookmark.name, depth]);
  assert.deepEqual(tree, [
    ["First", 0],
    ["Third", 1],
  ]);
  assert.equal(rest.bookmarks.here, 3);
  assert.equal(bookmarks.forgotten(rest, 3).bookmarks.here, 1);
  // What is set next has a name of its own.
  assert.equal(bookmarks.bookmarked(rest, "Fourth").bookmarks.list.at(-1).id, 4);
});

test("clearing what is played takes entries, notes and colours, and leaves givens, bookmarks and the switch", () => {
  const given = bookmarks.bookmarked(states.loaded(states.EMPTY, at(0, "5")), "Start");
  const busy = inPlay(states.typed(given, 3, "7", true), {
    notes: notes.automatic(notes.noted(NO_NOTES, "corner", [9], 1), true),
    colours: colours.coloured(NO_COLOURS, [3], 1),
  });
  const cleared = states.restarted(busy);
  assert.deepEqual(cleared, inPlay(given, { notes: notes.automatic(NO_NOTES, true) }));
  assert.equal(states.restarted(cleared), cleared);
  assert.equal(states.restarted(inPlay(given, { colours: busy.colours })).colours, NO_COLOURS);
});

test("another puzzle comes without the notes of the one before", () => {
  const noted = inPlay(bookmarks.bookmarked(states.EMPTY, "Start"), {
    notes: notes.noted(NO_NOTES, "corner", [9], 1),
  });
  const loaded = states.loaded(noted, at(0, "5"));
  assert.deepEqual(loaded, states.loaded(states.EMPTY, at(0, "5")));
});
