"""What is drawn beside the figures of a search: the published, and what trying everything would cost."""

from __future__ import annotations

from math import comb, factorial
from typing import NamedTuple

from undoku.learn.growth.words import BESIDE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.learn.growth.sizes import Size

# fmt: off
SOLUTIONS = (
    1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512,
    95_815_104, 666_090_624, 4_968_057_848, 39_029_188_884,
)
# fmt: on
"""Placements of N queens, N from 0 on, as published: https://oeis.org/A000170."""


class Beside(NamedTuple):
    """A line for comparison: its name, its title, and its figure at each size."""

    name: str
    title: str
    figures: list[int]


def beside(board: str, sizes: list[Size]) -> list[Beside]:
    """The lines of a board at these sizes."""
    return [Beside(name, BESIDE[name], [of(one.size) for one in sizes]) for name, of in _LINES[board].items()]


_LINES: dict[str, dict[str, Callable[[int], int]]] = {
    "queens": {
        "factorial": factorial,
        "solutions": SOLUTIONS.__getitem__,
        "rows": lambda n: n**n,
        "squares": lambda n: comb(n * n, n),
    },
    "sudoku": {"digits": lambda cells: 9**cells},
    "knight": {"moves": lambda squares: 8 ** (squares - 1)},
}
