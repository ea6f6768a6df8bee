import assert from "node:assert/strict";
import { test } from "node:test";
import {
  append,
  back,
  begin,
  easier,
  indent,
  place,
  shift,
  written,
} from "../../static/js/arranging/list.js";

const BLOCKS = [
  { id: 0, lines: [[0, "return False"]] },
  { id: 1, lines: [[0, "for col in range(n):"]] },
  { id: 2, lines: [[0, "if safe(col):"]] },
  { id: 3, lines: [[0, "place(col)"]] },
];
const ids = ({ placed }) => placed.map(({ id }) => id);

test("a line goes to the end as deep as the line before it asks for, and back", () => {
  let lists = begin(BLOCKS);
  for (const id of [1, 2, 3]) lists = append(lists, id, BLOCKS);
  assert.deepEqual(lists, {
    spare: [0],
    placed: [
      { id: 1, indent: 1 },
      { id: 2, indent: 2 },
      { id: 3, indent: 3 },
    ],
  });
  assert.deepEqual(back(lists, 2).spare, [0, 2]);
  assert.deepEqual(ids(back(lists, 2)), [1, 3]);
});

test("a line is moved in its list and no further than that, and what was given stays as it was", () => {
  let lists = begin(BLOCKS);
  assert.deepEqual(shift(lists, 0, -1).spare, [0, 1, 2, 3]);
  assert.deepEqual(shift(lists, 0, 1).spare, [1, 0, 2, 3]);
  for (const id of [1, 2, 3]) lists = append(lists, id, BLOCKS);
  assert.deepEqual(ids(shift(lists, 3, -1)), [1, 3, 2]);
  assert.deepEqual(ids(shift(lists, 3, 1)), [1, 2, 3]);
  assert.deepEqual(ids(place(lists, 3, 0, 1)), [3, 1, 2]);
  assert.deepEqual(ids(lists), [1, 2, 3]);
});

test("a line is within the function, and not deeper than six", () => {
  let lists = append(begin(BLOCKS), 0, BLOCKS);
  assert.equal(indent(lists, 0, -1).placed[0].indent, 1);
  for (let turn = 0; turn < 9; turn += 1) lists = indent(lists, 0, 1);
  assert.equal(lists.placed[0].indent, 6);
});

test("what was joined stands where its first line stood, and what is gone goes", () => {
  const joined = [
    {
      id: 0,
      lines: [
        [1, "return True"],
        [0, "return False"],
      ],
    },
    { id: 1, lines: [[0, "if safe:"]] },
  ];
  const before = [
    { id: 0, lines: [[0, "return True"]] },
    { id: 1, lines: [[0, "if safe:"]] },
    { id: 2, lines: [[0, "return False"]] },
    { id: 3, lines: [[0, "wrong"]] },
  ];
  const lists = {
    spare: [3],
    placed: [
      { id: 1, indent: 1 },
      { id: 0, indent: 3 },
      { id: 2, indent: 2 },
    ],
  };
  assert.deepEqual(easier(lists, before, joined), {
    spare: [],
    placed: [
      { id: 1, indent: 1 },
      { id: 0, indent: 2 },
    ],
  });
});

test("the program is written with what is given, and each line leads back to its block", () => {
  const lists = append(append(begin(BLOCKS), 1, BLOCKS), 3, BLOCKS);
  const { text, ids: of } = written(lists, { before: "def solve(n):\n", after: "", blocks: BLOCKS });
  assert.equal(text, "def solve(n):\n    for col in range(n):\n        place(col)\n");
  assert.deepEqual(of, [null, 1, 3]);
});
