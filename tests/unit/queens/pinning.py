"""New boards of queens, of seeds and of days, as they have to be made everywhere and always.

`PYTHONPATH=py python3 tests/unit/queens/pinning.py` writes down anew what is made now. Once a version of a
generator is released, whatever makes another board raises it, as do other techniques of a level.
"""

import json
from pathlib import Path

from undoku.queens.generator import Generator as WithDiagonals
from undoku.queens.regions.generator import Generator as WithRegions

FILE = Path(__file__).with_name("pinned.json")
WITH_DIAGONALS = [(8, "easy", "7"), (6, "medium", "7"), (9, "medium", "42"), (12, "hard", "ä 日")]
WITH_REGIONS = [
    *((6, "easy", "7"), (5, "medium", "7"), (7, "medium", "42"), (8, "hard", "42"), (7, "extreme", "ä 日")),
    *((9, "easy", "1"), (10, "medium", "2"), (11, "hard", "3")),
]
DAYS = ("2026-11-27", "2027-01-01", "2028-02-29")


def board_of(making: WithDiagonals | WithRegions) -> str:
    """Make a board, and write it down in one line."""
    while not making.done:
        making.advance(1000)
    board = making.board
    assert board is not None
    columns = " ".join(map(str, board.columns))
    if isinstance(making, WithDiagonals):
        return f"{columns}, rows {' '.join(str(row) for row, _ in board.queens)}"
    return f"{board.regions} {columns}"


def made() -> dict[str, object]:
    """Make them all."""
    return {
        kind.rule: {
            "version": kind.version,
            "seeded": {
                f"{size} {level} {seed}": board_of(kind(size, level, seed)) for size, level, seed in seeded
            },
            "days": {
                f"{level} {day}": board_of(kind.daily(day, level)) for level in kind.usual for day in DAYS
            },
        }
        for kind, seeded in ((WithDiagonals, WITH_DIAGONALS), (WithRegions, WITH_REGIONS))
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(made(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
