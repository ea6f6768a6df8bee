"""New boards of queens, of seeds and of days, as they have to be made everywhere and always.

`PYTHONPATH=py python3 tests/unit/queens/pinning.py` writes down anew what is made now. Once a version of a
generator is released, whatever makes another board raises it, as do other techniques of a level.
"""

import json
from pathlib import Path

from undoku.queens.regions.generator import VERSION, Generator, daily
from undoku.queens.regions.levels import LEVELS

FILE = Path(__file__).with_name("pinned.json")
SEEDED = [
    *((6, "easy", "7"), (5, "medium", "7"), (7, "medium", "42"), (8, "hard", "42"), (7, "extreme", "ä 日")),
    *((9, "easy", "1"), (10, "medium", "2"), (11, "hard", "3")),
]
DAYS = ("2026-11-27", "2027-01-01", "2028-02-29")


def board_of(making: Generator) -> str:
    """Make a board with regions, and write it down in one line."""
    while not making.done:
        making.advance(1000)
    board = making.board
    assert board is not None
    return f"{board.regions} {' '.join(map(str, board.columns))}"


def made() -> dict[str, object]:
    """Make them all."""
    return {
        "regions": VERSION,
        "seeded": {
            f"{size} {level} {seed}": board_of(Generator(size, level, seed)) for size, level, seed in SEEDED
        },
        "days": {f"{level} {day}": board_of(daily(day, level)) for level in LEVELS for day in DAYS},
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(made(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
