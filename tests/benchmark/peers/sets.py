"""The sets of puzzles, and whether an answer solves one."""

from collections.abc import Iterator
from pathlib import Path

OURS = Path(__file__).parents[1] / "puzzles"
CLASSIC = {
    "easy50": "sudoku-easy50.txt",
    "17 clues": "puzzles2_17_clue",
    "top1465": "puzzles3_magictour_top1465",
    "hardest": "puzzles6_forum_hardest_1106",
}


def sets(folder: str, sample: int | None = None) -> Iterator[tuple[str, list[str]]]:
    """Give the name and the puzzles of our sets and of those in `folder`, evenly sampled if so asked."""
    files = {name: OURS / f"{name}.txt" for name in ("easy", "few-clues", "hard", "sparse")}
    if folder:
        files |= {name: Path(folder, file) for name, file in CLASSIC.items() if Path(folder, file).exists()}
    for name, path in files.items():
        lines = [line.strip() for line in path.read_text(encoding="ascii").splitlines()]
        puzzles = [line[:81].replace("0", ".") for line in lines if line and not line.startswith("#")]
        step = max(1, len(puzzles) // sample) if sample else 1
        yield name, puzzles[::step][:sample]


def right(puzzle: str, answer: object) -> bool:
    """Say whether the answer fills the puzzle with every digit once in each row, column and box."""
    if not isinstance(answer, str) or len(answer) != 81:
        return False
    lines = [answer[row * 9 : row * 9 + 9] for row in range(9)]
    columns = [answer[column::9] for column in range(9)]
    boxes = [
        "".join(lines[top + row][left : left + 3] for row in range(3))
        for top in (0, 3, 6)
        for left in (0, 3, 6)
    ]
    whole = all(set(unit) == set("123456789") for unit in lines + columns + boxes)
    return whole and all(given in (".", digit) for given, digit in zip(puzzle, answer, strict=True))
