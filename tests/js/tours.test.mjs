import assert from "node:assert/strict";
import { test } from "node:test";
import { published } from "../../static/js/tours/published.js";
import * as words from "../../static/js/tours/words.js";

// What is published of the number of knight's tours, and how it is said

test("numbers are those of the sequences, both directions counted", () => {
  assert.deepEqual(published(5, 5), { open: { number: "1728", source: "A165134", half: "" }, closed: null });
  assert.deepEqual(published(8, 4).open, { number: "62176", source: "A079137", half: "31088" });
  assert.deepEqual(published(6, 6).closed, { number: "9862", source: "A175881", half: "" });
  assert.equal(published(8, 8).open.number, "19591828170979904");
  assert.equal(published(12, 5).closed.number, "4557702762");
  assert.deepEqual(published(3, 5), { open: null, closed: null });
});

test("the convention stands beside each number", () => {
  assert.equal(
    words.numberOf("open", "1728", published(5, 5).open),
    "1,728 open tours, each direction counted, those included that could be closed. " +
      "The published number is the same (OEIS A165134).",
  );
  assert.equal(words.numberOf("closed", "1", null), "1 closed tour, whatever its start and direction.");
  assert.match(
    words.numberOf("open", "7", published(4, 8).open),
    /^7 open .* is another: 62,176 \(OEIS A079137: 31,088, both directions counted once\)\. Please report it\.$/,
  );
  assert.match(
    words.publishedOf("closed", published(6, 6).closed),
    /^Published: 9,862 closed tours, .*A175881/,
  );
});

test("what is counted names the board", () => {
  assert.equal(
    words.whatIsCounted(5, 6, 0),
    "How many tours there are on the 5 by 6 board, from any square to any other.",
  );
  assert.match(words.whatIsCounted(5, 6, 2), /on the 28 squares of this 5 by 6 board/);
});
