"""New boards of seeds and of days, as they have to be made everywhere and always.

`PYTHONPATH=py python3 tests/unit/knight/pinning.py` writes down anew what is made now. Once a version of the
generator is released, whatever makes another board raises it.
"""

import json
from pathlib import Path

from undoku.knight import square_name
from undoku.knight.generator import LEVELS, VERSION, Generator, daily

FILE = Path(__file__).with_name("pinned.json")
SEEDS = ("7", "42", "ä 日")
DAYS = ("2026-11-27", "2027-01-01", "2028-02-29")


def board_of(making: Generator) -> str:
    """Make a board, and write it down in one line."""
    while not making.done:
        making.advance(1000)
    board = making.board
    assert board is not None

    def names(squares) -> str:  # type: ignore[no-untyped-def]
        return " ".join(square_name(square, board.rows) for square in squares)

    aim = "closed" if board.closed else f"to {names([board.end])}" if board.end else "anywhere"
    holes = f" without {names(board.holes)}" if board.holes else ""
    return f"{board.rows} by {board.cols}{holes}: {names(board.path)}; {aim}; {board.traps} traps"


def made() -> dict[str, object]:
    """Make them all."""
    return {
        "version": VERSION,
        "seeded": {f"{level} {seed}": board_of(Generator(level, seed)) for level in LEVELS for seed in SEEDS},
        "days": {f"{level} {day}": board_of(daily(day, level)) for level in LEVELS for day in DAYS},
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(made(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
