"""Ten puzzles of wishes and seeds, and those of ten days, as they have to be made everywhere and always.

`PYTHONPATH=py python3 tests/unit/sudoku/generator/pinning.py` writes down anew what is made now. Once a
version of the generator is released, whatever makes another puzzle raises it.
"""

import json
from pathlib import Path

from undoku.sudoku.generator import VERSION, Generator, Wishes, daily, pools
from undoku.sudoku.techniques.catalogue import LEVELS

FILE = Path(__file__).with_name("pinned.json")
SEEDED = [
    ({"level": "easy"}, "7"),
    ({"level": "easy", "symmetry": "full", "givens": 36}, "Ann"),
    ({"level": "medium", "symmetry": "half-turn"}, "7"),
    ({"level": "hard"}, "42"),
    ({"level": "hard", "symmetry": "quarter-turn"}, "42"),
    ({"level": "unfair", "symmetry": "diagonal"}, "ä 日"),
    ({"level": "extreme"}, "1"),
    ({"symmetry": "vertical", "minimal": True}, "2"),
    ({"level": "hard", "needed": ["x-wing"], "symmetry": "half-turn"}, "3"),
    ({"level": "hard", "needed": ["swordfish"], "excluded": ["xy-wing"]}, "4"),
]
DAYS = (
    *("2026-11-27", "2026-12-24", "2026-12-31", "2027-01-01", "2027-03-14"),
    *("2027-07-04", "2028-02-29", "2029-10-10", "2031-05-17", "2040-09-30"),
)


def puzzle_of(wishes: Wishes, seed: str) -> str:
    """Make the puzzle of wishes and a seed."""
    search = Generator(wishes, seed, pools.read(pools.with_techniques(wishes.needed)))
    while not search.done:
        search.advance(1000)
    return str(search.puzzle)


def made() -> dict[str, object]:
    """Make them all."""
    return {
        "version": VERSION,
        "seeded": {
            f"{json.dumps(wishes)} {seed}": puzzle_of(Wishes(**wishes), seed)  # type: ignore[arg-type]
            for wishes, seed in SEEDED
        },
        "days": {
            f"{day} {level}": puzzle_of(*daily(day, level))
            for day, level in zip(DAYS, LEVELS * 2, strict=True)
        },
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(made(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
