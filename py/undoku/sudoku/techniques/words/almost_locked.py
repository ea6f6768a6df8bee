"""How almost locked sets are spoken of: each has a letter, in the order of the step's sets."""

from __future__ import annotations

from undoku.sudoku.techniques.almost_locked import FIELDS
from undoku.sudoku.techniques.candidates import cells_of, digits_in, members, seen_by_all
from undoku.sudoku.techniques.words import phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said

LETTERS = "ABCDEFGHI"


def introduced(sets: Iterable[int]) -> str:
    """Say what the sets are, and what follows from their having one digit more than cells.

    >>> introduced((1 | 1 << 81, 1 << 80 | 1 << 161))
    'A is row 1, column 1, which is 1 or 2. B is row 9, column 9, which is 1 or 2.'
    """
    said = []
    explained = False
    for letter, one in zip(LETTERS, sets, strict=False):
        cells, digits = cells_of(one), digits_in(one)
        where, which = phrases.cells(cells), phrases.digits(digits)
        if cells.bit_count() == 1:
            said.append(f"{letter} is {where}, which is {phrases.digits(digits, 'or')}.")
        elif explained:
            said.append(f"{letter} is another such set, with the digits {which}: {where}.")
        else:
            explained = True
            said.append(
                f"{letter} is the {counted(cells)} cells in {where}. They have only the {counted(digits)}"
                f" digits {which} between them, one more than there are cells. So if one of these digits is"
                " in none of the cells, each of the others must be in one of them."
            )
    return " ".join(said)


def counted(mask: int) -> str:
    """Give the number of a set's members, at most nine, as a word.

    >>> counted(0b1011)
    'three'
    """
    return phrases.number(mask.bit_count())


def look_at(sets: Iterable[int]) -> str:
    """Say where to look for some sets."""
    return f"Look {at_regions(sets)}."


def at_regions(sets: Iterable[int]) -> str:
    """Name where some sets lie, each with an "at": "row 5, column 2" would be a cell.

    >>> at_regions((1, 1 << 40, 1 | 1 << 1))
    'at box 1 and at box 5'
    """
    return phrases.listed([f"at {region}" for region in dict.fromkeys(map(phrases.region, sets))])


def see(victims: int, several: str = "each of these") -> str:
    """Say that some cells see the candidates that were spoken of.

    >>> see(1)
    'row 1, column 1 shares a row, column or box with each of these'
    >>> see(0b11)
    'row 1, columns 1 and 2 each share a row, column or box with each of these'
    """
    cells = cells_of(victims)
    share = "shares" if cells.bit_count() == 1 else "each share"
    return f"{phrases.cells(cells)} {share} a row, column or box with {several}"


def through(step: Step) -> Said:
    """Explain a chain of sets: a digit is in the first one or in the last one."""
    sets, commons = step.sets, step.values
    last = LETTERS[len(sets) - 1]
    said = [introduced(sets), _apart(commons)]
    digit, *others = members(digits_in(step.eliminations))
    said.append(f"Now take {digit + 1}. If A has it, it is {_place(sets[0], digit)}.")
    then = f"If not, A has all its other digits, and so {commons[0]}"
    for place, common in enumerate(commons[1:], 1):
        letter = LETTERS[place]
        then += f"; then {letter} is without {commons[place - 1]}, and so has {common}"
    said.append(
        f"{then}; then {last} is without {commons[-1]}, and so has {digit + 1} {_place(sets[-1], digit)}."
    )
    victims = step.eliminations & FIELDS[digit]
    said.append(f"Either way one of these {digit + 1}s is true, and {see(victims, 'each of them')}.")
    for digit in others:
        places = phrases.node((sets[0] | sets[-1]) & FIELDS[digit])
        victims = step.eliminations & FIELDS[digit]
        said.append(f"In the same way A or {last} has {places}, and {see(victims)}.")
    said.append(phrases.concluded(step.eliminations, 0))
    return look_at(sets), " ".join(said)


def _apart(commons: Iterable[int]) -> str:
    first, *others = commons
    said = (
        f"All {first}s of A share a row, column or box with all {first}s of B, so only one of these two sets"
    )
    said += f" can have {phrases.a(first)}"
    pairs = [
        f"the {digit}s of {LETTERS[place]} and {LETTERS[place + 1]}" for place, digit in enumerate(others, 1)
    ]
    return f"{said}; it is the same with {phrases.listed(pairs)}." if pairs else f"{said}."


def _place(candidates: int, digit: int) -> str:
    return f"in {phrases.cells(cells_of(candidates & FIELDS[digit]), 'or')}"


def ring(step: Step) -> Said:
    """Explain two sets with two restricted commons."""
    first, second = step.sets
    x, y = step.values
    said = [
        introduced(step.sets),
        f"All {x}s of A share a row, column or box with all {x}s of B, so only one of the two sets can have"
        f" {phrases.a(x)}; it is the same with {y}.",
        f"Only one digit is missing from a set, so one of them is without {x} and has {y}, and the other is"
        f" without {y} and has {x}. All their other digits are in them.",
    ]
    for digit in members(digits_in(step.eliminations)):
        victims = step.eliminations & FIELDS[digit]
        if digit + 1 in (x, y):
            said.append(f"{digit + 1} is in A or in B, and {see(victims, f'each {digit + 1} of both')}.")
            continue
        for letter, one in zip("AB", (first, second), strict=True):
            own = one & FIELDS[digit]
            seeing = victims & seen_by_all(own) if own else 0
            if seeing:
                said.append(f"{letter} has {phrases.node(own)}, and {see(seeing)}.")
    said.append(phrases.concluded(step.eliminations, 0))
    return look_at(step.sets), " ".join(said)
