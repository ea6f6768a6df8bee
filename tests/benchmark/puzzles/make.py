"""Make the benchmark's own sets of puzzles: `PYTHONPATH=py .venv/bin/python tests/benchmark/puzzles/make.py`.

easy: one solution, found without a guess. few-clues: minimal puzzles (no clue can be left out), the ones with
the fewest clues. hard: minimal puzzles, the ones for which our solver has to branch most often. sparse: ten
to sixteen clues of a solved grid, so that there are very many solutions.

One version of the solver always makes the same sets; another may solve the first grids in another way, so it
is the sets beside this script that figures are compared on.
"""

import random
from collections.abc import Iterator
from pathlib import Path

from undoku.sudoku import Grid, SudokuSearch

HERE = Path(__file__).parent
SEED = 81
MINIMAL, EACH = 12_000, 200


def search(puzzle: str, limit: int = 2) -> SudokuSearch:
    """Search a puzzle to its end."""
    finished = SudokuSearch(Grid.parse(puzzle), limit)
    while not finished.advance(1_000):
        pass
    return finished


def solved_grids(chance: random.Random) -> Iterator[str]:
    """Solve grids whose first clues are drawn at random."""
    while True:
        cells = ["."] * 81
        for cell in chance.sample(range(81), 17):
            cells[cell] = chance.choice("123456789")
        found = search("".join(cells), 1)
        if found.solutions:
            yield str(found.found[0])


def without(puzzle: str, cell: int) -> str:
    """Leave one clue out."""
    return puzzle[:cell] + "." + puzzle[cell + 1 :]


def thinned(solution: str, chance: random.Random, fewest: int = 0) -> str:
    """Leave out clues at random while one solution and more than `fewest` clues remain."""
    puzzle = solution
    for cell in chance.sample(range(81), 81):
        if 81 - puzzle.count(".") > fewest and search(without(puzzle, cell)).solutions == 1:
            puzzle = without(puzzle, cell)
    return puzzle


def write(name: str, puzzles: list[str]) -> None:
    """Write a set, a puzzle a line."""
    Path(HERE, f"{name}.txt").write_text("\n".join(puzzles) + "\n", encoding="ascii")


def main() -> None:
    """Write the four sets."""
    chance = random.Random(SEED)
    grids = solved_grids(chance)
    easy: list[str] = []
    while len(easy) < EACH:
        puzzle = thinned(next(grids), chance, 30)
        if not search(puzzle).nodes:
            easy.append(puzzle)
    write("easy", easy)
    minimal = [thinned(next(grids), chance) for _ in range(MINIMAL)]
    write("few-clues", sorted(minimal, key=lambda puzzle: 81 - puzzle.count("."))[:EACH])
    write("hard", sorted(minimal, key=lambda puzzle: -search(puzzle).nodes)[:EACH])
    sparse = []
    for _ in range(EACH):
        kept = set(chance.sample(range(81), chance.randint(10, 16)))
        sparse.append("".join(digit if cell in kept else "." for cell, digit in enumerate(next(grids))))
    write("sparse", sparse)


if __name__ == "__main__":
    main()
