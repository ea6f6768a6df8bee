"""How long Sudokus of other shapes take: to be made, and to be solved and proved to have one solution.

`.venv/bin/python tests/benchmark/shapes.py [--puzzles N]`.
"""

import argparse
import statistics
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2] / "py"))

from undoku.sudoku import Grid, Layout, SudokuSearch
from undoku.sudoku.generator import ShapeGenerator, ShapeWishes

KINDS = {
    "6 by 6": (6, False, ()),
    "9 by 9, jigsaw": (9, False, ("regions",)),
    "9 by 9, diagonals": (9, True, ()),
    "9 by 9, killer": (9, False, ("cages",)),
    "12 by 12": (12, False, ()),
    "16 by 16": (16, False, ()),
    "16 by 16, jigsaw": (16, False, ("regions",)),
}


def proved(puzzle: Grid) -> float:
    """Seconds that it takes to find the solution and to prove that there is no other."""
    began = perf_counter()
    search = SudokuSearch(puzzle, 2)
    while not search.advance(100):
        pass
    assert search.solutions == 1
    return perf_counter() - began


def main() -> None:
    """Print a line a kind."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--puzzles", type=int, default=40)
    count = parser.parse_args().puzzles
    for name, (size, diagonal, drawn) in KINDS.items():
        made, proofs = [], []
        for seed in range(count):
            wishes = ShapeWishes(Layout.standard(size).with_rules(diagonal), drawn)
            began = perf_counter()
            search = ShapeGenerator(wishes, str(seed))
            while not search.done:
                search.advance(10)
            made.append(perf_counter() - began)
            assert search.puzzle is not None
            proofs.append(proved(search.puzzle))
        proofs.sort()
        slow = proofs[min(int(0.95 * count), count - 1)]
        middle = (
            f"made in {statistics.median(made):.3f} s, proved in {1000 * statistics.median(proofs):.1f} ms"
        )
        print(f"{name:20} {middle} (95%: {1000 * slow:.1f} ms, slowest {1000 * proofs[-1]:.1f} ms)")


if __name__ == "__main__":
    main()
