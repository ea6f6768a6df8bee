"""The canonical form of a position: the same for all of its images under the symmetries of the grid.

Rows, columns, boxes and digits get colours, which say what is known of how they lie: at first nothing, and
then, again and again, the colours of the row, column, box and digit of each of their facts (a given, a placed
digit, a candidate that was taken out). Colours are numbers made by adding and mixing, so that they depend on
nothing but the position as it is, whichever way it lies. As a rule every row, column and digit soon has a
colour of its own. Sorted by it, they are the canonical form, and so is found which symmetry leads there.

Where some are still alike, as in a position that has symmetries itself, each of them in turn is told from the
others and the colours are worked out again (individualisation and refinement, as in McKay's "Practical graph
isomorphism"): of all that comes out so, the least is the canonical form. When two outcomes are the same,
there is a symmetry of the position that takes the one to the other, and what lies beside the one need not be
gone through again beside the other. Rows, columns and digits without any fact can stand in any order, and
are never told apart.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import PEERS, members
from undoku.sudoku.techniques.symmetry import Symmetry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.techniques.state import State

    Fact = tuple[int, int, int, int, int]
    """Row, column, box, digit from 0, and kind."""
    Places = list[int]
    """For each of nine where it goes."""

_GIVEN, _PLACED, _OUT = 0x2545F491, 0x1B873593, 0x0CC9E2D5
_FIRST, _SECOND, _THIRD = 0x1E3779B1, 0x05EBCA77, 0x27D4EB2F
"""Numbers without any pattern, to mix with."""
_MASK = (1 << 30) - 1


class _Colours(NamedTuple):
    """The colours of the nine rows, columns, boxes and digits."""

    rows: Sequence[int]
    columns: Sequence[int]
    boxes: Sequence[int]
    digits: Sequence[int]

    def transposed(self) -> _Colours:
        """Exchange rows and columns."""
        boxes = [self.boxes[box % 3 * 3 + box // 3] for box in range(9)]
        return _Colours(self.columns, self.rows, boxes, self.digits)


_ALL_ALIKE = _Colours(*[(1,) * 9] * 4)


def canonical(state: State) -> Symmetry:
    """Give a symmetry that takes a state to its canonical form; where there are several, one of them."""
    facts = _facts(state)
    colours = _refined(facts, _ALL_ALIKE)
    rows, columns = sorted(colours.rows), sorted(colours.columns)
    search = _Search(rows != columns)
    if rows <= columns:
        search.explore(facts, colours, [0])
    if rows >= columns:
        search.explore([_transposed(fact) for fact in facts], colours.transposed(), [1])
    is_transposed, at_row, at_column, at_digit = search.best
    cells = [
        9 * at_row[column] + at_column[row] if is_transposed else 9 * at_row[row] + at_column[column]
        for row in range(9)
        for column in range(9)
    ]
    return Symmetry(cells, at_digit)


def _facts(state: State) -> list[Fact]:
    """Tell all of a state: what stands where, and which candidates would fit beside that but are out."""
    facts = []
    seen = [0] * 9
    for cell, digit in enumerate(state.digits):
        if digit:
            seen[digit - 1] |= PEERS[cell]
            facts.append(_fact(cell, digit - 1, _GIVEN if state.given >> cell & 1 else _PLACED))
    for digit, places in enumerate(state.places):
        out = places ^ state.empty & ~seen[digit]
        if out:
            facts += [_fact(cell, digit, _OUT) for cell in members(out)]
    return facts


def _fact(cell: int, digit: int, kind: int) -> Fact:
    row, column = divmod(cell, 9)
    return row, column, row // 3 * 3 + column // 3, digit, kind


def _transposed(fact: Fact) -> Fact:
    row, column, box, digit, kind = fact
    return column, row, box % 3 * 3 + box // 3, digit, kind


def _refined(facts: Sequence[Fact], colours: _Colours) -> _Colours:
    """Give all that is not alike a colour of its own, as far as the facts tell."""
    count, before = 0, -1
    while before < count:
        rows, columns, boxes, digits = colours
        sums = new_rows, new_columns, new_boxes, new_digits = [0] * 9, [0] * 9, [0] * 9, [0] * 9
        for row, column, box, digit, kind in facts:
            # Rows and columns come in alike, so that a position and its reflection have the same colours.
            mixed = (rows[row] + columns[column]) * (digits[digit] + boxes[box] + kind) & _MASK
            mixed = (mixed ^ mixed >> 15) * _FIRST & _MASK
            new_rows[row] += mixed
            new_columns[column] += mixed
            new_boxes[box] += mixed
            new_digits[digit] += mixed
        colours = _Colours(*map(_mixed, colours, sums))
        colours = colours._replace(rows=_in_bands(colours.rows), columns=_in_bands(colours.columns))
        told = len(set(colours.rows)) + len(set(colours.columns)) + len(set(colours.digits))
        if told == 27:
            break
        before, count = count, told + len(set(colours.boxes))
    return colours


def _mixed(old: Sequence[int], new: Sequence[int]) -> list[int]:
    mixed = [(was * _SECOND + now) & _MASK for was, now in zip(old, new, strict=True)]
    return [(value ^ value >> 13) * _THIRD & _MASK for value in mixed]


def _in_bands(lines: Sequence[int]) -> list[int]:
    """Tell lines of one band, or stack, from those of another."""
    bands = [sum(lines[start : start + 3]) * _FIRST for start in (0, 3, 6)]
    return [colour + bands[line // 3] & _MASK for line, colour in enumerate(lines)]


class _Search:
    """A search for the least of all the forms that come out.

    Attributes:
        best: how it is reached: whether rows and columns are exchanged at first, and where rows, columns and
            digits go then.
    """

    best: tuple[bool, Places, Places, Places]

    def __init__(self, one_way: bool) -> None:
        """Begin with nothing; `one_way` if rows and columns are not exchanged at first, or always are."""
        self._one_way = one_way
        self._least: tuple[Fact, ...] | None = None
        self._reached: dict[tuple[Fact, ...], list[int]] = {}

    def explore(self, facts: Sequence[Fact], colours: _Colours, chosen: list[int]) -> int:
        """Go through all forms that come out of some colours, which themselves came of what was `chosen`.

        Give the number of choices that have to stay if the next one is to bring anything new.
        """
        kind, alike = _alike(facts, colours)
        if not alike:
            return self._take(facts, colours, chosen)
        for number in alike:
            told = list(colours[kind])
            told[number] = told[number] * _SECOND + _FIRST & _MASK
            refined = _refined(facts, colours._replace(**{_Colours._fields[kind]: told}))
            kept = self.explore(facts, refined, [*chosen, number])
            if kept < len(chosen):
                return kept
        return len(chosen)

    def _take(self, facts: Sequence[Fact], colours: _Colours, chosen: list[int]) -> int:
        """Look at one form; one that came out before is an image, and so is all beside it."""
        at_row, at_column = _places_of_lines(colours.rows), _places_of_lines(colours.columns)
        at_digit = _places(sorted(range(9), key=colours.digits.__getitem__))
        form: tuple[Fact, ...] = ()
        # Where no choice was made there is no other to compare it with.
        if len(chosen) > 1 or not self._one_way:
            moved = (
                _fact(9 * at_row[row] + at_column[column], at_digit[digit], kind)
                for row, column, _, digit, kind in facts
            )
            form = tuple(sorted(moved))
        before = self._reached.setdefault(form, chosen)
        if before is not chosen:
            same = (one == other for one, other in zip(before, chosen, strict=False))
            return next((count for count, is_same in enumerate(same) if not is_same), len(chosen))
        if self._least is None or form < self._least:
            self._least = form
            self.best = chosen[0] == 1, at_row, at_column, at_digit
        return len(chosen)


def _alike(facts: Sequence[Fact], colours: _Colours) -> tuple[int, list[int]]:
    """Give the fewest rows, columns or digits that still have one colour, and which of these kinds they are.

    None are given if all that have any fact are told apart.
    """
    found: list[tuple[int, int, int, list[int]]] = []
    for kind in _KINDS:
        if len(set(colours[kind])) < 9:
            of_colour: dict[int, list[int]] = {}
            for number in {fact[kind] for fact in facts}:
                of_colour.setdefault(colours[kind][number], []).append(number)
            found += [
                (len(numbers), kind, colour, sorted(numbers))
                for colour, numbers in of_colour.items()
                if len(numbers) > 1
            ]
    if not found:
        return 0, []
    _, kind, _, numbers = min(found)
    return kind, numbers


_KINDS = (0, 1, 3)
"""Where rows, columns and digits are among the colours, and in a fact."""


def _places_of_lines(colours: Sequence[int]) -> Places:
    """Sort bands, or stacks, by the colours of their lines, and the lines in them."""
    bands = sorted((0, 3, 6), key=lambda start: sorted(colours[start : start + 3]))
    return _places(
        [line for start in bands for line in sorted(range(start, start + 3), key=colours.__getitem__)]
    )


def _places(order: Sequence[int]) -> Places:
    """Say of each of nine where it is in an order."""
    places = [0] * 9
    for place, number in enumerate(order):
        places[number] = place
    return places
