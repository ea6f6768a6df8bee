"""What is said of grids and shapes: clashes and errors. Rows and columns count from 1 here."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

_AN = "8AEFHILMNO"  # digits whose names begin with a vowel
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

_ERRORS = {
    "not-text": "A grid is read from text, not from {type}.",
    "not-a-puzzle": "A puzzle is a Grid or text, not {type}.",
    "not-digits": "Digits are numbers, one a cell, not {type}.",
    "cells": "{cells} cells found, {needed} needed.",
    "no-digit": "{cell}: {value} is not 0, nor a digit to {size}.",
    "no-symbol": "{cell}: {value!r} is not a digit from 1 to {size}, nor a blank.",
    "outside": "({row}, {column}) is outside the grid: rows and columns go from 0 to {last}.",
    "twice": "{cell} is both given and entered.",
    "limit-below-1": "The limit is {limit}; it must be at least 1, or None for all solutions.",
    "too-large-to-watch": "A search is watched up to {most} by {most} cells, not on {size} by {size}.",
    "no-rating": "Rating and practice are for the usual 9 by 9; this is a grid of another shape.",
    "technique-elsewhere": "{technique} is not looked for on this shape: that is for {where} alone.",
    "no-technique": "There is no technique {technique}; undoku sudoku hint --help lists them.",
    "not-without": "{technique} cannot be left out: it is what remains where nothing else goes on.",
    "no-practice": "{technique} cannot be practised: there is no pattern to find.",
    "not-on-way": "{technique} is not on the way of this puzzle.",
    "no-pool": "There is no puzzle of ours to practise on yet; give one in which the technique is needed.",
    "no-solution": "There is no solution.",
    "several-solutions": "There is more than one solution; a puzzle with exactly one is needed.",
    "wrong-digit": "{cell}: {digit} is wrong; no solution has it there.",
    "lost-candidate": "{cell}: a candidate is missing there that the solution needs.",
    "no-solution-left": "No solution has all these digits and only these candidates.",
    "no-size": "No usual shape has size {size}; {sizes} do.",
    "no-labels": "Regions are labels, one a cell: {problem}.",
    "no-square": "{cells} cells are no square of side 1 to {largest}.",
    "no-cage": "Cage {cage} is not a sum and its cells, but {value}.",
    "cage-cell": "Cage {cage} has a cell {cell}; cells are numbered from 0 to {last}.",
    "cage-cells": "Cage {cage} has {cells} cells; it can have 1 to {size}, since their digits differ.",
    "cage-twice": "{cell} is in cage {cage} and in another one, or twice in this.",
    "cage-sum": "{cell}: the cage there cannot have the sum {sum}; {cells} digits that differ make {least} to"
    " {most}.",
    "no-cages": "{value} is not a cage; one is written as its sum, ':' and its cells from 0, '.' between.",
    "no-shape-text": "A shape is written with {name} as {form}, not as {value}.",
    "shape-size": "The shape has {cells} cells, and a size of {size} was asked for.",
    "regions": "{regions} regions found, {needed} needed.",
    "region-size": "Region {label} has {cells} cells, {needed} needed.",
    "other-layout": "The digits have {cells} cells and the givens {needed}, or their boxes differ.",
    "given-changed": "{cell}: the given is {given}, so {digit} cannot stand there.",
    "masks": "Notes for {masks} cells found, {needed} needed.",
    "no-mask": "{cell}: {value} is not a mask of digits from 1 to {size}.",
    "no-form": "A form is one of {forms}, not {form}.",
    "form-without": "The form {form!r} has no way for {lost}; without, it would be another puzzle.",
    "form-of-nine": "The form {form!r} is for 9 by 9; this grid has {size} rows.",
}

_LOST = {
    "entries": "which digits were entered",
    "corner": "corner notes",
    "centre": "centre notes",
    "out": "candidates taken out",
    "shape": "regions",
    "diagonal": "the two long diagonals",
    "cages": "cages",
}


def error(code: str, values: dict[str, Any]) -> str:
    """The sentence of a GridError or LayoutError.

    >>> error("twice", {"row": 0, "column": 8})
    'Row 1, column 9 is both given and entered.'
    """
    if code == "clash":
        return no_solution(clash(**values))
    said = dict(values)
    if "sizes" in said:
        said["sizes"] = _listed([str(size) for size in said["sizes"]])
    if "line" in said:
        from undoku.sudoku.forms.words import error_at

        return error_at(code, said)
    if "row" in said:
        said["cell"] = f"Row {said['row'] + 1}, column {said['column'] + 1}"
    if "lost" in said:
        said["lost"] = _LOST[said["lost"]]
    if "forms" in said:
        said["forms"] = _listed([repr(form) for form in said["forms"]])
    return _ERRORS[code].format(**said)


def name(digit: int) -> str:
    """A digit as it stands on the board: from 10 on it is a letter.

    >>> name(9), name(12)
    ('9', 'C')
    """
    return str(digit) if digit < 10 else chr(ord("A") + digit - 10)


def with_article(name: str) -> str:
    """Put the article before the name of a digit.

    >>> with_article("8"), with_article("B")
    ('an 8', 'a B')
    """
    return f"{'an' if name in _AN else 'a'} {name}"


def clash(
    digit: int,
    unit_kind: str,
    unit_index: int,
    cells: Iterable[Sequence[int]],
    sum: int = 0,  # noqa: A002
) -> str:
    """The sentence of a digit that a unit holds more than once, or of a cage that cannot have its sum.

    >>> clash(5, "row", 3, [(3, 1), (3, 6)])
    'Row 4 has two 5s: columns 2 and 7.'
    >>> clash(5, "diagonal", 0, [(3, 3), (6, 6)])
    'The diagonal from the top left has two 5s: row 4, column 4 and row 7, column 7.'
    >>> clash(0, "cage", 7, [(3, 1), (3, 2)], sum=10)
    'A cage cannot have its sum of 10 with the digits in row 4, column 2 and row 4, column 3.'
    """
    squares = list(cells)
    if sum:
        digits = "digit" if len(squares) == 1 else "digits"
        return f"A cage cannot have its sum of {sum} with the {digits} in {_squares(squares)}."
    number = _NUMBERS[len(squares)] if len(squares) < len(_NUMBERS) else str(len(squares))
    if unit_kind == "row":
        where = "columns " + _listed([str(column + 1) for _, column in squares])
    elif unit_kind == "column":
        where = "rows " + _listed([str(row + 1) for row, _ in squares])
    else:
        where = _squares(squares)
    if unit_kind == "cage":
        unit = "A cage"
    elif unit_kind == "diagonal":
        unit = f"The diagonal from the top {('left', 'right')[unit_index]}"
    else:
        unit = f"{unit_kind.capitalize()} {unit_index + 1}"
    return f"{unit} has {number} {name(digit)}s: {where}."


def _squares(squares: Iterable[Sequence[int]]) -> str:
    return _listed([f"row {row + 1}, column {column + 1}" for row, column in squares], "; ")


def no_solution(clash: str) -> str:
    """The verdict on digits of which some clash, from the sentence of a clash.

    >>> no_solution("Row 4 has two 5s: columns 2 and 7.")
    'No solution: row 4 has two 5s: columns 2 and 7.'
    """
    return f"No solution: {clash[0].lower()}{clash[1:]}"


_NAMED = 3
"""So many digits that would mend a grid are named; of more it is said how many they are."""


def mended(mends: Sequence[tuple[int, int, int, int]], given: bool) -> str:
    """What would mend a grid without a solution: row, column, digit and solutions (2 for more) of each.

    >>> mended([(2, 1, 7, 1)], given=False)
    'Without the 7 in row 3, column 2 there is one solution.'
    >>> mended([(2, 1, 7, 2), (4, 0, 4, 2)], given=False)
    'There are several solutions without the 7 in row 3, column 2, or without the 4 in row 5, column 1.'
    """
    if not mends:
        return "Taking away a single digit does not mend it."
    one = [f"without {_digit(mend, given)}" for mend in mends if mend[3] == 1]
    several = [f"without {_digit(mend, given)}" for mend in mends if mend[3] > 1]
    if len(mends) > _NAMED:
        return _many(one, several, "givens" if given else "entries")
    if len(mends) == 1:
        number = "is one solution" if one else "are several solutions"
        return f"W{(one or several)[0][1:]} there {number}."
    clauses = [f"there is one solution {', or '.join(one)}"] if one else []
    if several:
        clauses.append(f"there are several {'' if one else 'solutions '}{', or '.join(several)}")
    return f"T{'; '.join(clauses)[1:]}."


def _digit(mend: tuple[int, int, int, int], given: bool) -> str:
    row, column, digit, _ = mend
    return f"the {'given ' * given}{name(digit)} in row {row + 1}, column {column + 1}"


def _many(one: list[str], several: list[str], what: str) -> str:
    begin = f"Leave out any one of these {len(one) + len(several)} {what}, which are marked, and there"
    if not one:
        return f"{begin} are several solutions."
    if not several:
        return f"{begin} is one solution."
    few = ", or ".join(one) if len(one) <= _NAMED else f"without {len(one)} of them"
    return f"{begin} is a solution; {few} it is the only one."


def _listed(words: list[str], comma: str = ", ") -> str:
    return " and ".join([comma.join(words[:-1])] * (len(words) > 1) + words[-1:])


def counted(solutions: int, exact: bool) -> str:
    """How many solutions there are; or, not `exact`, of how many there are more.

    >>> counted(17, exact=True), counted(100_000, exact=False)
    ('17 solutions.', 'More than 100,000 solutions.')
    """
    if exact and solutions < 2:
        return ("No solution.", "One solution.")[solutions]
    return f"{'' if exact else 'More than '}{solutions:,} solutions."


def so_far(solutions: int) -> str:
    """How many solutions were found up to now, in round numbers so that it can be read while it grows.

    >>> so_far(0), so_far(1), so_far(12_345), so_far(12_000)
    ('No solution so far.', 'One solution so far.', 'More than 12,000 so far.', 'More than 11,000 so far.')
    """
    if solutions < 2:
        return ("No solution so far.", "One solution so far.")[solutions]
    less = solutions - 1
    step = 10 ** max(len(str(less)) - 2, 0)
    return f"More than {less // step * step:,} so far."


def cannot_stand(digits: int) -> str:
    """The verdict on a grid without a solution, where a minimal clash of so many digits is known.

    >>> cannot_stand(4)
    'No solution: 4 digits cannot stand together, though any 3 of them can.'
    """
    if digits == 1:
        return "No solution: this digit cannot stand there."
    return f"No solution: {digits} digits cannot stand together, though any {digits - 1} of them can."


def row_by_row(digits: Iterable[Sequence[int]]) -> str:
    """Which digits they are: row, column and digit of each, in reading order.

    >>> row_by_row([(0, 0, 1), (0, 3, 4), (2, 2, 3)])
    'Row 1: 1 in column 1, 4 in column 4; row 3: 3 in column 3.'
    """
    rows: dict[int, list[str]] = {}
    for row, column, digit in digits:
        rows.setdefault(row + 1, []).append(f"{name(digit)} in column {column + 1}")
    named = "; ".join(f"row {row}: {', '.join(said)}" for row, said in rows.items())
    return f"R{named[1:]}."


def spared(spare: int) -> str:
    """How many digits of a puzzle with one solution could be left out, one at a time.

    >>> spared(0), spared(1)
    ('Every digit is needed for that.', 'One of the digits could be left out.')
    """
    if spare < 2:
        return ("Every digit is needed for that.", "One of the digits could be left out.")[spare]
    return f"Any one of {spare} digits could be left out."


def not_held(lost: Sequence[str]) -> str:
    """What of a position is not in a text form; nothing if all is.

    >>> not_held(["entries", "corner"]), not_held([])
    ('Not in it: which digits were entered and corner notes.', '')
    """
    return f"Not in it: {_listed([_LOST[name] for name in lost])}." if lost else ""


def differing(cells: int) -> str:
    """In how many cells the solutions differ.

    >>> differing(4)
    'They differ in 4 cells.'
    """
    return f"They differ in {cells} cells."
