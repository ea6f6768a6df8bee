"""What sentences about steps are made of: cells, digits and units by name, counted from 1."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF, cells_of, digits_in, members
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_KINDS = ("row", "column", "box")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


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


def a(digit: int) -> str:
    """Put the article before a digit.

    >>> a(7), a(8)
    ('a 7', 'an 8')
    """
    return f"{'an' if digit == 8 else 'a'} {digit}"


def unit(number: int) -> str:
    """Name a unit by its number.

    >>> unit(0), unit(13), unit(26)
    ('row 1', 'column 5', 'box 9')
    """
    kind, index = divmod(number, 9)
    return f"{_KINDS[kind]} {index + 1}"


def units(numbers: Iterable[int]) -> str:
    """Name several units, those of a kind together, boxes first: "row 5, column 2" would be a cell.

    >>> units((1, 4)), units((13,)), units((0, 9, 10)), units((4, 10, 18))
    ('rows 2 and 5', 'column 5', 'row 1 and columns 1 and 2', 'box 1, row 5 and column 2')
    """
    by_kind: list[list[str]] = [[], [], []]
    for number in sorted(numbers):
        by_kind[number // 9].append(str(number % 9 + 1))
    named = [
        f"{kind if len(indices) == 1 else f'{kind}es' if kind == 'box' else f'{kind}s'} {listed(indices)}"
        for kind, indices in zip(_KINDS, by_kind, strict=True)
        if indices
    ]
    if by_kind[2]:
        named.insert(0, named.pop())
    return listed(named)


def cell(number: int) -> str:
    """Name a cell.

    >>> cell(10)
    'row 2, column 2'
    """
    return f"row {number // 9 + 1}, column {number % 9 + 1}"


def cells(mask: int, last: str = "and") -> str:
    """Name a set of cells, those of a line together.

    >>> cells(0b11), cells(1 | 1 << 9), cells(1 | 1 << 80)
    ('row 1, columns 1 and 2', 'column 1, rows 1 and 2', 'row 1, column 1, and row 9, column 9')
    """
    numbers = list(members(mask))
    columns = {number % 9 for number in numbers}
    if len(columns) == 1 and len(numbers) > 1:
        rows = listed([str(number // 9 + 1) for number in numbers], last)
        return f"column {columns.pop() + 1}, rows {rows}"
    by_row: dict[int, list[str]] = {}
    for number in numbers:
        by_row.setdefault(number // 9, []).append(str(number % 9 + 1))
    named = [
        f"row {row + 1}, column{'s' if len(found) > 1 else ''} {listed(found, last)}"
        for row, found in by_row.items()
    ]
    if len(named) < 3:
        return f", {last} ".join(named)
    return f"{'; '.join(named[:-1])}; {last} {named[-1]}"


def digits(mask: int, last: str = "and") -> str:
    """Name the digits of a mask, bit digit - 1.

    >>> digits(0b10010010)
    '2, 5 and 8'
    """
    return listed([str(digit + 1) for digit in members(mask)], last)


def node(mask: int, last: str = "or") -> str:
    """Name a set of candidates of one digit as what may be true of them.

    >>> node(1 << 91), node(1 << 81 | 1 << 82)
    ('2 in row 2, column 2', '2 in row 1, columns 1 or 2')
    """
    named = [
        f"{digit + 1} in {cells(mask >> CELLS * digit & (1 << CELLS) - 1, last)}"
        for digit in members(digits_in(mask))
    ]
    return f" {last} ".join(named)


def removed(mask: int) -> str:
    """Say which candidates a step takes out: whole sentences, digits that leave the same cells together.

    >>> removed(1 << 81 | 1 << 91)
    'So 2 can be removed from row 1, column 1, and row 2, column 2.'
    >>> removed(1 | 1 << 81)
    'So 1 and 2 can be removed from row 1, column 1.'
    >>> removed(1 | 1 << 91)
    'So 1 can be removed from row 1, column 1. And 2 can be removed from row 2, column 2.'
    """
    said = [f"{which} can be removed from {where}." for which, where in _leaving(mask)]
    return f"So {' And '.join(said)}"


def _leaving(mask: int) -> list[tuple[str, str]]:
    """Name the digits of some candidates, those of the same cells together, and the cells."""
    by_cells: dict[int, int] = {}
    for digit in members(digits_in(mask)):
        where = mask >> CELLS * digit & (1 << CELLS) - 1
        by_cells[where] = by_cells.get(where, 0) | 1 << digit
    return [(digits(which), cells(where)) for where, which in by_cells.items()]


def placed(mask: int) -> str:
    """Say which digits a step places: a whole sentence.

    >>> placed(1 << 91)
    'So 2 goes into row 2, column 2.'
    """
    return f"So {_going(mask)}."


def _going(mask: int) -> str:
    named = [
        f"{digit + 1} goes into {cells(mask >> CELLS * digit & (1 << CELLS) - 1)}"
        for digit in members(digits_in(mask))
    ]
    return listed(named)


def concluded(eliminations: int, placements: int) -> str:
    """Say what a step takes out and places."""
    parts = []
    if placements:
        parts.append(placed(placements))
    if eliminations:
        parts.append(removed(eliminations))
    return " ".join(parts)


def done(eliminations: int, placements: int) -> str:
    """Say what was taken out and placed when a step has been applied.

    >>> done(1 | 1 << 81, 0)
    '1 and 2 removed from row 1, column 1.'
    >>> done(1, 1 << 91)
    '2 goes into row 2, column 2. 1 removed from row 1, column 1.'
    """
    parts = [f"{_going(placements)}."] if placements else []
    parts += [f"{which} removed from {where}." for which, where in _leaving(eliminations)]
    return " ".join(parts)


def in_short(eliminations: int, placements: int) -> str:
    """Say in a few words what a step takes out and places, for a list of steps.

    >>> in_short(1 << 81 | 1 << 91, 0), in_short(0, 1 << 91)
    ('no 2 in r1c1, r2c2', '2 in r2c2')
    """
    said = []
    for mask, word in ((placements, ""), (eliminations, "no ")):
        for digit in members(digits_in(mask)):
            names = [
                f"r{number // 9 + 1}c{number % 9 + 1}"
                for number in members(mask >> CELLS * digit & (1 << CELLS) - 1)
            ]
            said.append(f"{word}{digit + 1} in {', '.join(names)}")
    return "; ".join(said)


def sentence(text: str) -> str:
    """Begin with a capital letter.

    >>> sentence("row 2 is full.")
    'Row 2 is full.'
    """
    return text[:1].upper() + text[1:]


def region(mask: int) -> str:
    """Say roughly where candidates lie: in one box, row or column, or in some boxes.

    >>> region(1 | 1 << 10), region(1 | 1 << 40)
    ('box 1', 'boxes 1 and 5')
    """
    where = cells_of(mask)
    for number in (*range(18, 27), *range(18)):
        if not where & ~UNITS[number]:
            return unit(number)
    return units({UNITS_OF[number][2] for number in members(where)})


def name_of(technique: str) -> str:
    """Name a technique within a sentence.

    >>> name_of("x-wing"), name_of("naked-pair"), name_of("sue-de-coq")
    ('X-wing', 'naked pair', 'Sue de Coq')
    """
    title = BY_IDENTIFIER[technique].title
    begins = title.split(" ")[0]
    is_proper = any(letter.isupper() for letter in begins[1:]) or "-" in begins[:2] or begins == "Sue"
    return title if is_proper else f"{title[0].lower()}{title[1:]}"
