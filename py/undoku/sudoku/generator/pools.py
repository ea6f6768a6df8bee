"""The pool: puzzles that need techniques which hardly ever come up, found beforehand.

A line is a puzzle: its 81 characters, the symmetry of its givens, its level, how many pauses its path has,
how many of its givens could be left out, and the techniques of the path beyond singles, with commas between.
The path of every image of a puzzle has the same ones. The file is made by `tools/pools.py`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undoku.sudoku.grid import Grid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Pooled(NamedTuple):
    """A puzzle of the pool.

    Attributes:
        digits: its givens, a byte a cell.
        symmetry: their symmetry.
        level: its level.
        pauses: how many its path has: how long it takes to rate.
        spare: how many of its givens could be left out, each by itself.
        techniques: the techniques of its path beyond singles, in the order of the catalogue.
    """

    digits: bytes
    symmetry: str
    level: str
    pauses: int
    spare: int
    techniques: tuple[str, ...]


def read(lines: Iterable[str]) -> list[Pooled]:
    """Read lines of the pool."""
    found = []
    for line in lines:
        digits, symmetry, level, pauses, spare, techniques = line.split()
        names = tuple(techniques.split(","))
        found.append(Pooled(Grid.parse(digits).packed, symmetry, level, int(pauses), int(spare), names))
    return found


@lru_cache(maxsize=1)
def lines() -> list[str]:
    """Give the lines of the pool that belongs to the package."""
    from importlib.resources import files

    return files("undoku.sudoku.generator").joinpath("pool.txt").read_text("ascii").splitlines()


def with_techniques(needed: Sequence[str]) -> list[str]:
    """Give the lines of puzzles that need some techniques, all of them; none where none is named."""
    if not needed:
        return []
    return [line for line in lines() if set(needed).issubset(line.rsplit(" ", 1)[1].split(","))]
