"""Which symmetries of the board a tour has, and what such a tour is called.

A symmetry of the board that moves the squares of a tour onto themselves, and each of its moves onto one of
its moves, is one of the tour; a closed tour has the move from its last square to its first as well. The names
are those of G. P. Jelliss ("Knight's Tour Notes", 2019), after E. Bergholt and H. J. R. Murray. A closed tour
that half a turn moves onto itself either circles round the middle of the board, so that half the tour lies
between a square and its image (Eulerian), or passes through it twice (Bergholtian).
"""

from collections.abc import Callable, Collection

from undoku.knight.moves import Square
from undoku.knight.tour import Tour

_Map = Callable[[int, int, int, int], Square]

#: name -> where it moves a square: (row, column, last row, last column) to (row, column).
_MAPS: dict[str, _Map] = {
    "identity": lambda row, col, _bottom, _right: (row, col),
    "turn-90": lambda row, col, bottom, _right: (col, bottom - row),
    "turn-180": lambda row, col, bottom, right: (bottom - row, right - col),
    "turn-270": lambda row, col, _bottom, right: (right - col, row),
    "mirror-rows": lambda row, col, bottom, _right: (bottom - row, col),
    "mirror-columns": lambda row, col, _bottom, right: (row, right - col),
    "mirror-diagonal": lambda row, col, _bottom, _right: (col, row),
    "mirror-antidiagonal": lambda row, col, bottom, right: (right - col, bottom - row),
}

#: The names of the symmetries, turns clockwise; the last four mirror the order of the rows, that of the
#: columns, at the diagonal from the top left, and at the other.
SYMMETRIES = tuple(_MAPS)

#: Those that only a square board has.
_OF_SQUARES = frozenset({"turn-90", "turn-270", "mirror-diagonal", "mirror-antidiagonal"})

#: The kinds by their symmetries, from many to few; `kind` says what they mean.
KINDS = ("octonary", "birotary", "biaxial", "eulerian", "bergholtian", "rotary", "axial", "asymmetric")


def has(tour: Tour, symmetry: str) -> bool:
    """Whether a tour has one of the `SYMMETRIES`.

    At most a step for each square, and hardly any where it has not.

    >>> has(Tour(3, 4, ((0, 0), (2, 1), (0, 2), (2, 3))), "turn-180")
    True
    """
    return _shift(tour, symmetry) is not None


def symmetries(tour: Tour) -> tuple[str, ...]:
    """Return the symmetries that a tour has, in the order of `SYMMETRIES`; the identity is one."""
    return tuple(name for name in SYMMETRIES if has(tour, name))


def kind(tour: Tour, found: Collection[str]) -> str:
    """Return which of the `KINDS` a tour with these `symmetries` is.

    octonary: all eight; birotary: a quarter turn; biaxial: two mirrors; for half a turn alone, eulerian or
    bergholtian if the tour is closed, else rotary; axial: one mirror; asymmetric: none.

    >>> tour = Tour(3, 4, ((0, 0), (2, 1), (0, 2), (2, 3)))
    >>> kind(tour, symmetries(tour))
    'rotary'
    """
    if len(found) == len(SYMMETRIES):
        return "octonary"
    if "turn-90" in found:
        return "birotary"
    mirrors = sum(name.startswith("mirror") for name in found)
    if mirrors:
        return "biaxial" if mirrors > 1 else "axial"
    if "turn-180" not in found:
        return "asymmetric"
    if not tour.closed:
        return "rotary"
    return "bergholtian" if _shift(tour, "turn-180") == -1 else "eulerian"


def _shift(tour: Tour, symmetry: str) -> int | None:
    """How a symmetry moves the tour: None if not onto itself, 1 if its images run with it, -1 if against it.

    Of one square or two, whose images run both ways, 1.
    """
    path, length = tour.path, len(tour.path)
    if symmetry in _OF_SQUARES and tour.rows != tour.cols:
        return None
    moved, bottom, right = _MAPS[symmetry], tour.rows - 1, tour.cols - 1
    closed = tour.closed and length > 2
    first = moved(*path[0], bottom, right)
    if not closed and first not in (path[0], path[-1]):
        return None
    if first not in path:
        return None
    at = path.index(first)
    for way in (1, -1):
        if not closed and at + way * (length - 1) not in (0, length - 1):
            continue
        if all(
            moved(*square, bottom, right) == path[(at + way * number) % length]
            for number, square in enumerate(path)
        ):
            return way
    return None
