"""The page writes, reads and works out notes as the engine does."""

import json
import subprocess
from pathlib import Path

from undoku.sudoku import Position

from .positions import NINE, SEEN, random_position

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
