"""The page writes, reads and works out notes as the engine does, and reads as plain text only what is one."""

import json
import random
import subprocess
from pathlib import Path

import pytest

from undoku.sudoku import GridError, Position

from .further_texts import FURTHER
from .positions import LECTURE, NINE, SEEN, random_position
from .puzzle_rows import made
from .texts import ANY_SIZE, OF_NINE

ROOT = Path(__file__).parent.parent.parent.parent
# What the page reads of the notes in each link, how it packs them, and its candidates.
SCRIPT = """
import { readFileSync } from "node:fs";
import { candidatesOf } from "./static/js/sudoku/notes.js";
import { pack, unpack } from "./static/js/sudoku/packed-notes.js";

const { peers, positions } = JSON.parse(readFileSync(0, "utf-8"));
const read = positions.map(({ digits, packed }) => {
  const { notes, colours, problem } = unpack(packed);
  const candidates = candidatesOf({ digits, notes: { ...notes, auto: true } }, peers);
  return { notes, problem, packed: pack({ notes, colours }), candidates };
});
console.log(JSON.stringify(read));
"""


def packed(position: Position) -> str:
    return position.write("link").partition("&notes=")[2]


def test_the_page_and_the_engine_agree_about_notes_and_candidates():
    positions = [random_position(seed) for seed in range(200)]
    asked = {
        "peers": SEEN,
        "positions": [{"digits": str(one.digits), "packed": packed(one)} for one in positions],
    }
    command = ["node", "--input-type=module", "--eval", SCRIPT]
    done = subprocess.run(
        command, input=json.dumps(asked), cwd=ROOT, capture_output=True, text=True, check=True
    )
    answers = json.loads(done.stdout)
    assert any(answer["packed"] for answer in answers)
    for position, answer in zip(positions, answers, strict=True):
        notes = answer["notes"]
        assert answer["problem"] == ""
        assert [notes[layer] for layer in ("corner", "centre", "out")] == [
            list(position.corner),
            list(position.centre),
            list(position.out),
        ]
        empty = [cell for cell, digit in enumerate(position.digits.digits) if not digit]
        assert [answer["candidates"][cell] for cell in empty] == [
            position.candidates()[cell] for cell in empty
        ]
        link = position.write("link").partition("&notes=")[0]
        again = f"{link}&notes={answer['packed']}" if answer["packed"] else link
        assert Position.parse(again, NINE) == position


PLAIN_SCRIPT = """
import { readFileSync } from "node:fs";
import { readPuzzle } from "./static/js/sudoku/puzzle-text.js";

console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf-8")).map(readPuzzle)));
"""


def page_reads(texts):
    command = ["node", "--input-type=module", "--eval", PLAIN_SCRIPT]
    done = subprocess.run(
        command, input=json.dumps(texts), cwd=ROOT, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def plain_texts(count):
    """Texts that are nearly plain, in which the page may see a puzzle or not."""
    chosen = random.Random(count)
    for _ in range(count):
        cells = list(LECTURE if chosen.random() < 0.7 else chosen.choices("123456789.0_*?", k=81))
        for _ in range(chosen.choice((0, 0, 1, 2, 9))):
            cells[chosen.randrange(81)] = chosen.choice(("0", ".", "_", "*", "?", "", "12", "-", "x", " "))
        separator = chosen.choice(("", "", " ", "  ", "\t", " \t"))
        wide = chosen.choice((9, 9, 9, 81, 27, 3))
        rows = [separator.join(cells[first : first + wide]) for first in range(0, 81, wide)]
        if chosen.random() < 0.3:
            rows.insert(chosen.randrange(len(rows)), chosen.choice(("", "# 1", ". " * 9, "---", "123456789")))
        yield chosen.choice(("\n", "\r\n", " \n ", "\n\n")).join(rows)


@pytest.mark.parametrize("count", [600, pytest.param(20_000, marks=pytest.mark.long)])
def test_what_the_page_reads_as_plain_text_the_engine_reads_the_same(count):
    puzzles = [made(1), made(2, blank_rows=(4,)), made(3, blank_rows=(0,)), made(5, share=0.25)]
    others = [made(1, size) for size in (4, 6, 16)]
    texts = [write(puzzle) for write in ANY_SIZE.values() for puzzle in (*puzzles, *others)]
    texts += [write(puzzle) for write in OF_NINE.values() for puzzle in puzzles]
    further = [write(puzzle) for write in FURTHER.values() for puzzle in puzzles]
    texts += [text for text in further if isinstance(text, str)]
    texts += plain_texts(count)
    plain = 0
    for text, read in zip(texts, page_reads(texts), strict=True):
        assert "link" not in read
        if "digits" in read:
            plain += 1
            try:
                position = Position.parse(text)
            except GridError as error:
                pytest.fail(f"{error}: {text!r}")
            assert (str(position.givens), position.digits) == (read["digits"], position.givens), text
    assert plain > 100


def test_the_page_leaves_rules_behind_a_puzzle_to_the_engine():
    texts = [f"{LECTURE} # {rule}" for rule in ("diagonal=True", "cages=3:0.1", f"shape={'ABCDEFGHI' * 9}")]
    texts += ["\n".join(LECTURE[first : first + 9] for first in range(0, 81, 9)) + " # diagonal=True"]
    for text, read in zip(texts, page_reads(texts), strict=True):
        assert read == {}
        assert Position.parse(text).layout is not NINE
