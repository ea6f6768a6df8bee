"""How a puzzle is made: a full grid at random, from which givens are taken as long as one solution is left.

What takes long is a generator, which yields None where it may be paused and returns what it has made.
"""

from __future__ import annotations

from collections import Counter

from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch
from undoku.sudoku.techniques.candidates import LAYOUT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence
    from typing import TypeAlias, TypeVar

    from undoku.search.draws import Draws
    from undoku.sudoku.generator.shapes import Orbit

    Made = TypeVar("Made")
    Making: TypeAlias = Generator[None, None, Made]

_NODES = 200
"""So many nodes of a solver lie between two pauses; a puzzle being made needs a few."""

_CHOICE = 12
"""Of so many solutions one is drawn, where givens were taken out and others are to come in."""

_SURVEYED = 300
"""At so many solutions it is no longer looked which digit would settle them."""


def solution_at_random(draws: Draws) -> Making[bytes]:
    """Make a full grid: three boxes that do not see each other are drawn, then one of the grids with them."""
    digits = bytearray(81)
    for corner in (0, 30, 60):
        for place, digit in enumerate(draws.shuffled(range(1, 10))):
            digits[corner + place // 3 * 9 + place % 3] = digit
    # The solver's first solution is always of one kind, the last of many is not.
    return (yield from _some_solution(digits, draws))


def _searched(digits: bytes | bytearray, limit: int, out: Sequence[int] = ()) -> Making[SudokuSearch]:
    """Search for the first solutions of a puzzle, without what is `out`."""
    search = SudokuSearch(Grid.trusted(LAYOUT, bytes(digits)), limit, out)
    while not search.advance(_NODES):
        yield
    return search


def _some_solution(digits: bytes | bytearray, draws: Draws) -> Making[bytes]:
    search = yield from _searched(digits, 1 + draws.below(_CHOICE))
    return search.found[-1].packed


def solved(digits: bytes) -> Making[bytes]:
    """Solve a puzzle that has a solution."""
    search = yield from _searched(digits, 1)
    return search.found[0].packed


def with_givens(digits: bytes, solution: bytes, cells: Iterable[int]) -> bytes:
    """Put the digits of a solution into some cells of a puzzle."""
    more = bytearray(digits)
    for cell in cells:
        more[cell] = solution[cell]
    return bytes(more)


def _has_one_solution(digits: bytearray) -> Making[bool]:
    """Say whether a puzzle that has a solution has no second one."""
    return (yield from _searched(digits, 2)).solutions == 1


def _is_needed(digits: bytearray, cell: int) -> Making[bool]:
    """Say whether a puzzle with one solution has more without the given of a cell."""
    rest = bytearray(digits)
    rest[cell] = 0
    other = (*(0,) * cell, 1 << digits[cell] - 1)
    return (yield from _searched(rest, 1, other)).solutions == 1


def reduced(solution: bytes, order: Iterable[Orbit], fewest: int = 0) -> Making[bytes]:
    """Take from a full grid, in an order, each orbit that can be spared, down to `fewest` givens."""
    digits = bytearray(solution)
    left = len(digits)
    for orbit in order:
        if left - len(orbit) < fewest:
            continue
        if len(orbit) == 1:
            spared = not (yield from _is_needed(digits, orbit[0]))
        else:
            for cell in orbit:
                digits[cell] = 0
            spared = yield from _has_one_solution(digits)
        for cell in orbit:
            digits[cell] = 0 if spared else solution[cell]
        left -= spared * len(orbit)
        yield
    return bytes(digits)


def exchanged(digits: bytes, taken: int, draws: Draws) -> Making[bytes | None]:
    """Take some givens out of a puzzle and put one in, so that there is one solution again.

    All solutions without those givens are looked at: a digit that only one of them has in a cell settles it.
    Then every given is left out that can be. Gives None where there are too many solutions, or no such digit.
    """
    rest = bytearray(digits)
    for cell in draws.shuffled([cell for cell, digit in enumerate(digits) if digit])[:taken]:
        rest[cell] = 0
    search = yield from _searched(rest, _SURVEYED)
    if search.solutions == _SURVEYED:
        return None
    seen: Counter[tuple[int, int]] = Counter()
    for solution in search.found:
        seen.update(enumerate(solution.packed))
        yield
    settling = [placed for placed, solutions in seen.items() if solutions == 1]
    if not settling:
        return None
    cell, digit = settling[draws.below(len(settling))]
    rest[cell] = digit
    for cell in draws.shuffled([cell for cell, digit in enumerate(rest) if digit]):
        if not (yield from _is_needed(rest, cell)):
            rest[cell] = 0
        yield
    return bytes(rest)


def spare_givens(digits: bytes) -> Making[int]:
    """Count the givens of a puzzle with one solution of which any one can be left out."""
    puzzle = bytearray(digits)
    spare = 0
    for cell, digit in enumerate(digits):
        if digit:
            spare += not (yield from _is_needed(puzzle, cell))
            yield
    return spare


def beside(
    digits: bytes, symmetry: Sequence[Orbit], taken: int, draws: Draws
) -> Making[tuple[bytes, list[Orbit]]]:
    """Take some orbits of givens out of a puzzle, and draw one of the solutions that there are then.

    Gives that solution, and the orbits in an order in which to take givens from it: what the puzzle still has
    comes last, so that a puzzle is made that lies near the first one.
    """
    given = draws.shuffled([orbit for orbit in symmetry if digits[orbit[0]]])
    kept = given[taken:]
    rest = bytearray(81)
    for orbit in kept:
        for cell in orbit:
            rest[cell] = digits[cell]
    solution = yield from _some_solution(rest, draws)
    others = draws.shuffled([orbit for orbit in symmetry if orbit not in kept])
    return solution, others + kept
