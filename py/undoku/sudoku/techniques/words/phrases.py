"""What sentences about steps are made of: cells, digits and units by name, counted from 1."""

from __future__ import annotations

from functools import lru_cache

from undoku.sudoku.techniques import geometry as usual
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER
from undoku.sudoku.text import SYMBOLS
from undoku.sudoku.words import with_article

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.geometry import Geometry

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_DIAGONALS = ("the diagonal from the top left", "the diagonal from the top right")


def number(count: int) -> str:
    """Write a number, up to nine as a word.

    >>> number(6), number(12)
    ('six', '12')
    """
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Join parts with commas and a last word.

    >>> listed(("a", "b", "c")), listed(("a", "b"), "or")
    ('a, b and c', 'a or b')
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def clauses(parts: Sequence[str], last: str = "and") -> str:
    """Join parts that have commas or an "and" of their own.

    >>> clauses(("a", "b, c and d")), clauses(("a", "b", "c"), "or")
    ('a, and b, c and d', 'a; b; or c')
    """
    if len(parts) < 3:
        return f", {last} ".join(parts)
    return f"{'; '.join(parts[:-1])}; {last} {parts[-1]}"


def sentence(text: str) -> str:
    """Begin with a capital letter.

    >>> sentence("row 2 is full.")
    'Row 2 is full.'
    """
    return text[:1].upper() + text[1:]


def digit(value: int) -> str:
    """Name a digit, as it is written in a grid: letters from A for 10.

    >>> digit(7), digit(12)
    ('7', 'C')
    """
    return SYMBOLS[value]


def a(value: int) -> str:
    """Put the article before a digit.

    >>> a(7), a(8), a(10)
    ('a 7', 'an 8', 'an A')
    """
    return with_article(digit(value))


def digits(mask: int, last: str = "and") -> str:
    """Name the digits of a mask, bit digit - 1.

    >>> digits(0b10010010)
    '2, 5 and 8'
    """
    return listed([digit(place + 1) for place in members(mask)], last)


def name_of(technique: str) -> str:
    """Name a technique within a sentence.

    >>> name_of("x-wing"), name_of("naked-pair"), name_of("sue-de-coq")
    ('X-wing', 'naked pair', 'Sue de Coq')
    """
    title = BY_IDENTIFIER[technique].title
    begins = title.split(" ")[0]
    is_proper = any(letter.isupper() for letter in begins[1:]) or "-" in begins[:2] or begins == "Sue"
    return title if is_proper else f"{title[0].lower()}{title[1:]}"


class Phrases:
    """The phrases that depend on the shape; `of` gives those for a state."""

    def __init__(self, geometry: Geometry) -> None:
        """Take the shape."""
        self.geometry = geometry

    @property
    def shared(self) -> str:
        """What two cells that see each other may share.

        >>> USUAL.shared
        'row, column or box'
        """
        return listed(self._kinds, "or")

    @property
    def shared_with_articles(self) -> str:
        """The same, each with its article.

        >>> USUAL.shared_with_articles
        'a row, a column or a box'
        """
        return listed([f"a {kind}" for kind in self._kinds], "or")

    @property
    def whole(self) -> str:
        """The kinds of unit that hold each digit once.

        >>> USUAL.whole
        'row, column or box'
        """
        return listed([kind for kind in self._kinds if kind != "cage"], "or")

    @property
    def _kinds(self) -> list[str]:
        at = self.geometry
        kinds = (at.rows, at.columns, at.boxes, at.diagonals, at.in_cages)
        return [at.kind(kind[0]) for kind in kinds if kind]

    def unit(self, number: int) -> str:
        """Name a unit by its number.

        >>> unit(0), unit(13), unit(26)
        ('row 1', 'column 5', 'box 9')
        """
        at = self.geometry
        if number in at.in_cages:
            cage = at.cage(number)
            return f"the cage{f' of {cage.sum}' if cage.sum else ''} at {self.cell(cage.cells[0])}"
        if number in at.diagonals:
            return _DIAGONALS[number - at.diagonals.start]
        return f"{at.kind(number)} {number % at.size + 1}"

    def units(self, numbers: Iterable[int]) -> str:
        """Name several units, those of a kind together, boxes first: "row 5, column 2" would be a cell.

        >>> units((1, 4)), units((13,)), units((0, 9, 10)), units((4, 10, 18))
        ('rows 2 and 5', 'column 5', 'row 1 and columns 1 and 2', 'box 1, row 5 and column 2')
        """
        at = self.geometry
        numbers = sorted(numbers)
        named = []
        for kind in (at.boxes, at.rows, at.columns):
            indices = [str(number - kind.start + 1) for number in numbers if number in kind]
            if indices:
                named.append(f"{plural(at.kind(kind[0]), len(indices))} {listed(indices)}")
        named += [self.unit(number) for number in numbers if number >= 3 * at.size]
        return listed(named)

    def cell(self, number: int) -> str:
        """Name a cell.

        >>> cell(10)
        'row 2, column 2'
        """
        row, column = divmod(number, self.geometry.size)
        return f"row {row + 1}, column {column + 1}"

    def cells(self, mask: int, last: str = "and") -> str:
        """Name a set of cells, those of a line together.

        >>> cells(0b11), cells(1 | 1 << 9), cells(1 | 1 << 80)
        ('row 1, columns 1 and 2', 'column 1, rows 1 and 2', 'row 1, column 1, and row 9, column 9')
        """
        size = self.geometry.size
        numbers = list(members(mask))
        columns = {number % size for number in numbers}
        if len(columns) == 1 and len(numbers) > 1:
            rows = listed([str(number // size + 1) for number in numbers], last)
            return f"column {columns.pop() + 1}, rows {rows}"
        by_row: dict[int, list[str]] = {}
        for number in numbers:
            by_row.setdefault(number // size, []).append(str(number % size + 1))
        named = [
            f"row {row + 1}, {plural('column', len(found))} {listed(found, last)}"
            for row, found in by_row.items()
        ]
        return clauses(named, last)

    def node(self, mask: int, last: str = "or") -> str:
        """Name a set of candidates of one digit as what may be true of them.

        >>> node(1 << 91), node(1 << 81 | 1 << 82)
        ('2 in row 2, column 2', '2 in row 1, columns 1 or 2')
        """
        named = [f"{which} in {self.cells(where, last)}" for which, where in self._by_digit(mask)]
        return f" {last} ".join(named)

    def absent(self, node: int) -> str:
        """Say that a set of candidates of one digit is false.

        >>> USUAL.absent(1 << 91), USUAL.absent(1 << 81 | 1 << 82)
        ('2 is not in row 2, column 2', '2 is not in row 1, columns 1 or 2')
        """
        [(which, where)] = self._by_digit(node)
        return f"{which} is not in {self.cells(where, 'or')}"

    def present(self, node: int) -> str:
        """Say that one candidate of a set, all of one digit, is true.

        >>> USUAL.present(1 << 91), USUAL.present(1 << 81 | 1 << 82)
        ('2 is in row 2, column 2', '2 is in row 1, columns 1 or 2')
        """
        [(which, where)] = self._by_digit(node)
        return f"{which} is in {self.cells(where, 'or')}"

    def _by_digit(self, mask: int) -> list[tuple[str, int]]:
        """Name the digits of some candidates, and give the cells of each."""
        at = self.geometry
        return [
            (digit(place + 1), mask >> at.cells * place & at.field) for place in members(at.digits_in(mask))
        ]

    def removed(self, mask: int) -> str:
        """Say which candidates a step takes out: whole sentences, digits that leave the same cells together.

        >>> removed(1 << 81 | 1 << 91)
        'So 2 can be removed from row 1, column 1, and row 2, column 2.'
        >>> removed(1 | 1 << 81)
        'So 1 and 2 can be removed from row 1, column 1.'
        >>> removed(1 | 1 << 91)
        'So 1 can be removed from row 1, column 1. And 2 can be removed from row 2, column 2.'
        """
        said = [f"{which} can be removed from {where}." for which, where in self._leaving(mask)]
        return f"So {' And '.join(said)}"

    def _leaving(self, mask: int) -> list[tuple[str, str]]:
        """Name the digits of some candidates, those of the same cells together, and the cells."""
        by_cells: dict[int, list[str]] = {}
        for which, where in self._by_digit(mask):
            by_cells.setdefault(where, []).append(which)
        return [(listed(which), self.cells(where)) for where, which in by_cells.items()]

    def placed(self, mask: int) -> str:
        """Say which digits a step places: a whole sentence.

        >>> placed(1 << 91)
        'So 2 goes into row 2, column 2.'
        """
        return f"So {self._going(mask)}."

    def _going(self, mask: int) -> str:
        return listed([f"{which} goes into {self.cells(where)}" for which, where in self._by_digit(mask)])

    def concluded(self, eliminations: int, placements: int) -> str:
        """Say what a step takes out and places."""
        parts = []
        if placements:
            parts.append(self.placed(placements))
        if eliminations:
            parts.append(self.removed(eliminations))
        return " ".join(parts)

    def done(self, eliminations: int, placements: int) -> str:
        """Say what was taken out and placed when a step has been applied.

        >>> USUAL.done(1 | 1 << 81, 0)
        '1 and 2 removed from row 1, column 1.'
        >>> USUAL.done(1, 1 << 91)
        '2 goes into row 2, column 2. 1 removed from row 1, column 1.'
        """
        parts = [f"{self._going(placements)}."] if placements else []
        parts += [f"{which} removed from {where}." for which, where in self._leaving(eliminations)]
        return " ".join(parts)

    def in_short(self, eliminations: int, placements: int) -> str:
        """Say in a few words what a step takes out and places, for a list of steps.

        >>> USUAL.in_short(1 << 81 | 1 << 91, 0), USUAL.in_short(0, 1 << 91)
        ('no 2 in r1c1, r2c2', '2 in r2c2')
        """
        size = self.geometry.size
        said = []
        for mask, word in ((placements, ""), (eliminations, "no ")):
            for which, where in self._by_digit(mask):
                names = [f"r{number // size + 1}c{number % size + 1}" for number in members(where)]
                said.append(f"{word}{which} in {', '.join(names)}")
        return "; ".join(said)

    def region(self, mask: int) -> str:
        """Say roughly where candidates lie: in one box, row or column, or in some boxes.

        >>> region(1 | 1 << 10), region(1 | 1 << 40)
        ('box 1', 'boxes 1 and 5')
        """
        at = self.geometry
        where = at.cells_of(mask)
        for number in (*at.boxes, *at.rows, *at.columns):
            if not where & ~at.units[number]:
                return self.unit(number)
        return self.units({number for number in at.boxes if where & at.units[number]})


def plural(kind: str, count: int) -> str:
    """Name a kind of which there are so many.

    >>> plural("box", 2), plural("row", 1)
    ('boxes', 'row')
    """
    return kind if count == 1 else f"{kind}{'es' if kind == 'box' else 's'}"


@lru_cache(64)
def _of(geometry: Geometry) -> Phrases:
    return Phrases(geometry)


def of(state: AnyState) -> Phrases:
    """Give the phrases for steps of a state."""
    return _of(state.geometry)


USUAL = _of(usual.USUAL)
"""The phrases of the usual 9 by 9: for what is said of it alone, they stand beside those of no shape."""
unit, units, region = USUAL.unit, USUAL.units, USUAL.region
cell, cells, node = USUAL.cell, USUAL.cells, USUAL.node
removed, placed, concluded = USUAL.removed, USUAL.placed, USUAL.concluded
