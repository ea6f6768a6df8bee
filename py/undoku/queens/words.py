"""What is said of questions about queens, of placements and of the next step of somebody who plays."""

from __future__ import annotations

from math import isqrt

from undoku.search.problem import MOST_SQUARES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from undoku.queens.board import Square
    from undoku.queens.question import QueensQuestion

MOST_NAMED = 6
"""More queens than so many are not named one by one as the reason of a step."""

_ERRORS = {
    "not-a-number": "N is {n}: the number of queens must be a whole number.",
    "negative": "N is {n:,}: the number of queens cannot be negative.",
    "too-large": "N is {n}: {purpose} for N from 0 to {largest:,}.",
    "not-a-square": "{what} {square}: a square is a pair (row, column).",
    "not-numbers": "{what} {square}: row and column must be whole numbers.",
    "not-n-columns": "Columns given: {given:,}; needed for N = {n:,}: one for each row.",
    "no-rule": "The board of queens has no rule '{rule}'.",
    "not-heeded": "{purpose}, but not with the rule '{rule}'.",
    "no-letter": "Row {row:,}, column {column:,} of the regions is {text}: each square is a letter, A to Z.",
    "no-region-yet": "Row {row:,}, column {column:,} belongs to no region yet.",
    "not-regions": "The regions are {given}: they are N lines of N letters.",
    "not-n-lines": "The regions have {given:,} lines; N = {n:,} needs {n:,}.",
    "not-n-letters": "Row {row:,} of the regions has {given:,} letters; N = {n:,} needs {n:,}.",
    "not-all-letters": "The regions have {given:,} letters; N = {n:,} needs {needed:,}, one for each square.",
    "not-n-regions": "Regions: {given:,}; N = {n:,} needs {n:,}, as each has one queen.",
    "no-size": "There is no new board of {given} rows; it has {smallest} to {largest}.",
    "no-level": "There is no level {level}; there are {levels}.",
    "no-day": "{day} is no day; a day is written like 2026-11-27.",
    "off-board": "{what} on row {row:,}, column {column:,} is off the board: {side}.",
}

_PURPOSES = {
    "place": "a placement is constructed",
    "count": "placements are counted",
    "search": "placements are searched for",
    "complete": "placements are completed",
    "complete-large": "placements of more than 100 queens are completed",
    "list": "completions are listed",
    "hint": "hints are given",
    "regions": "a board is divided into regions",
    "turn": "images of a placement are told",
    "teach": f"a search can be stepped through up to N = {isqrt(MOST_SQUARES)}, and counted in a shell",
}

_SQUARES = {"queen": "Queen", "blocked": "Blocked square", "cross": "Cross"}


def error(code: str, values: dict[str, Any]) -> str:
    """The sentence of a BoardError.

    >>> error("off-board", {"what": "queen", "row": 8, "column": 0, "n": 8})
    'Queen on row 9, column 1 is off the board: rows and columns run from 1 to 8.'
    """
    if code == "attack":
        return attack(values["one"], values["two"])
    said = dict(values)
    if code == "too-large":
        said["n"] = f"{said['n']:,}" if said["n"] < 10**30 else "very large"
    if "purpose" in said:
        said["purpose"] = _PURPOSES[said["purpose"]]
    if "what" in said:
        said["what"] = _SQUARES[said["what"]]
    if code == "no-level":
        said["levels"] = f"{', '.join(said['levels'][:-1])} and {said['levels'][-1]}"
    if code == "off-board":
        said["row"] += 1
        said["column"] += 1
        said["side"] = f"rows and columns run from 1 to {said['n']:,}" if said["n"] else "it has no squares"
    sentence = _ERRORS[code].format(**said)
    return sentence[0].upper() + sentence[1:]


def fault(wrong: Sequence[Square], question: QueensQuestion) -> str:
    """Say that a queen stands on a blocked square, or that two attack each other."""
    if len(wrong) == 1:
        return f"{_queens(wrong)} stands on a blocked square."
    one, two = wrong
    return attack(one, two, question.regions)


def attack(one: Square, two: Square, regions: str = "") -> str:
    """Say that two queens attack each other, perhaps on a board with regions.

    >>> attack((0, 0), (2, 2))
    'The queens in row 1, column 1 and row 3, column 3 attack each other, on a diagonal.'
    """
    return f"{_queens([one, two])} attack each other, {shared(one, two, regions)}."


def shared(one: Square, two: Square, regions: str = "") -> str:
    """The line that two squares share, or on a board with regions why only one of them can have a queen.

    >>> shared((0, 0), (1, 1), "AABB" * 4)
    'as they touch'
    """
    if one[0] == two[0]:
        return "in the same row"
    if one[1] == two[1]:
        return "in the same column"
    if not regions:
        return "on a diagonal"
    if abs(one[0] - two[0]) == 1 == abs(one[1] - two[1]):
        return "as they touch"
    return f"in the same region {regions[one[0] * isqrt(len(regions)) + one[1]]}"


def impossible(because: Sequence[Square], question: QueensQuestion) -> str:
    """Say which queens, with the other rules, leave no placement.

    >>> from undoku.queens import QueensQuestion
    >>> impossible([(0, 0)], QueensQuestion(6))
    'With the queen in row 1, column 1 there is no placement.'
    """
    if not because:
        return no_placement(question)
    queens = _queens(because)
    if len(because) == 1:
        return f"With {_lower(queens)} there is no placement."
    both = "both" if len(because) == 2 else f"all {len(because)}"
    return f"With {_lower(queens)} there is no placement: it takes {both} of them to rule it out."


def no_placement(question: QueensQuestion) -> str:
    """Say that there is no placement, whatever queens were given."""
    n = question.n
    queens = f"{n:,} queen{'' if n == 1 else 's'}"
    restrictions = ["these blocked squares"] if question.blocked and n not in (2, 3) else []
    if question.regions:
        restrictions.append("one in each of these regions and no two that touch")
    restricted = f" with {' and '.join(restrictions)}" if restrictions else ""
    return f"There is no placement of {queens}{restricted}."


def orbit(size: int) -> str:
    """Say why a placement has so many different images."""
    return _ORBITS[size]


_ORBITS = {
    8: "No turn and no reflection leaves it as it is, so its 8 images are all different.",
    4: "The half turn leaves it as it is, so its 8 images are 4 different ones, each made in 2 ways.",
    2: "Every turn leaves it as it is, so its 8 images are 2 different ones, each made in 4 ways.",
    1: "Every turn and every reflection leaves it as it is, so it is its only image.",
}


def hint_done() -> str:
    """Say that nothing is left to be done."""
    return "All queens are placed, and none attacks another."


def hint_stuck(line: tuple[str, int], because: Sequence[Square], question: QueensQuestion) -> str:
    """Say which line has no free square, and which queens leave no placement."""
    kind, at = line
    named = f"Region {sorted(set(question.regions))[at]}" if kind == "region" else _line(line)
    return f"{named} has no free square left. {impossible(because, question)}"


def hint_wrong_cross(crosses: Sequence[Square], queens: Sequence[Square]) -> str:
    """Say which crosses cannot all be right, with the queens that there are."""
    places = listed([_place(cross) for cross in crosses])
    given = "with these queens, every" if queens else "every"
    if len(crosses) == 1:
        return f"The cross in {places} is wrong: {given} placement has a queen there."
    return f"The crosses in {places} cannot all be right: {given} placement has a queen on one of them."


def hint_single(
    line: tuple[str, int], square: Square, attackers: Sequence[Square], reasons: Sequence[str]
) -> str:
    """Say which square of a line is the only free one, and what the others are.

    >>> hint_single(("row", 4), (4, 2), [], ["blocked", "crossed out"])
    'Row 5 has one free square left: column 3. The others are blocked or crossed out.'
    """
    said = f"{_line(line)} has one free square left: {_within(line, square)}."
    return " ".join([said, *others(attackers, reasons)])


def others(attackers: Sequence[Square], reasons: Sequence[str]) -> list[str]:
    """Say why the other squares of a line are not free; nothing if it has no others."""
    named = _lower(_queens(attackers)) if len(attackers) <= MOST_NAMED else f"{len(attackers)} queens"
    said = [f"attacked by {named}"] if attackers else []
    said += reasons
    return [f"The others are {listed(said, 'or')}."] if said else []


def hint_cross(square: Square, line: tuple[str, int]) -> str:
    """Say which square would leave a line without a free one."""
    left = f"{_lower(_line(line))} would have no free square left"
    return f"With a queen in {_place(square)}, {left}: cross it out."


def hint_search(line: tuple[str, int], square: Square, leading: int, tried: int) -> str:
    """Say how many of the free squares of a line lead to a placement, and name one."""
    fewest = f"{_line(line)} has {tried} free squares, and no row or column without a queen has fewer."
    said = f"{fewest} Each was tried:"
    where = _within(line, square)
    if leading == 1:
        return f"{said} only {where} leads on to a placement."
    if leading == tried:
        return f"{said} all of them lead on to a placement, {where} too."
    return f"{said} {leading} of them lead on to a placement, {where} is one."


def _queens(squares: Sequence[Square]) -> str:
    return f"The queen{'s' if len(squares) > 1 else ''} in {listed([_place(square) for square in squares])}"


def _place(square: Square) -> str:
    return f"row {square[0] + 1}, column {square[1] + 1}"


def _line(line: tuple[str, int]) -> str:
    return f"{line[0].capitalize()} {line[1] + 1}"


def _within(line: tuple[str, int], square: Square) -> str:
    """Name a square of a line by its other line."""
    return f"column {square[1] + 1}" if line[0] == "row" else f"row {square[0] + 1}"


def _lower(text: str) -> str:
    return text[0].lower() + text[1:]


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Put places, lines or reasons into a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    # Places have commas of their own.
    between = "; " if any("," in part for part in parts) and len(parts) > 2 else ", "
    return f"{between.join(parts[:-1])} {last} {parts[-1]}"
