"""What is said to an answer: rows, columns and boxes count from 1."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import cell_and_digit
from undoku.sudoku.techniques.words import phrases

_NO_ARTICLE = ("candidates", "colors", "symmetry")


def named(technique: str) -> str:
    """Name a technique within a sentence, with its article.

    >>> named("x-wing"), named("naked-pair"), named("uniqueness-1"), named("locked-candidates-pointing")
    ('an X-wing', 'a naked pair', 'uniqueness test 1', 'locked candidates (pointing)')
    """
    name = phrases.name_of(technique)
    if name[-1].isdigit() or any(word in name for word in _NO_ARTICLE):
        return name
    # Letters that are said by their names: an X, an AIC, but a W.
    vowel = name[0] in "aeioAX" or name.startswith(("extended", "empty"))
    return f"{'an' if vowel else 'a'} {name}"


def candidate(number: int) -> str:
    """Name a candidate.

    >>> candidate(91)
    'the 2 in row 2, column 2'
    """
    cell, digit = cell_and_digit(number)
    return f"the {digit} in {phrases.cell(cell)}"


def nothing_marked() -> str:
    """There is no answer yet."""
    return "Nothing is marked yet."


def concluded(technique: str) -> str:
    """All that was marked follows, and all that follows was marked."""
    return f"Right: that follows by {named(technique)}."


def found(technique: str, eliminations: int, placements: int) -> str:
    """The pattern was marked."""
    return f"Right: that is {named(technique)}. {phrases.concluded(eliminations, placements)}"


def more_candidates(missing: int) -> str:
    """So many candidates are missing.

    >>> more_candidates(2), more_candidates(1)
    ('Right so far: two more candidates go.', 'Right so far: one more candidate goes.')
    """
    if missing == 1:
        return "Right so far: one more candidate goes."
    return f"Right so far: {phrases.number(missing)} more candidates go."


def more_of_pattern(cells: int, digits: int, candidates: int) -> str:
    """So much of the pattern is missing: cells, or else digits, or else candidates.

    >>> more_of_pattern(1, 0, 2)
    'Right so far: one more cell belongs to the pattern.'
    >>> more_of_pattern(0, 2, 0)
    'Right so far: two more digits belong to the pattern.'
    """
    missing = cells or digits or candidates
    what = "cell" if cells else "digit" if digits else "candidate"
    belong = f"{what} belongs" if missing == 1 else f"{what}s belong"
    return f"Right so far: {phrases.number(missing)} more {belong} to the pattern."


def no_candidate(number: int, filled: int) -> str:
    """What was marked is no candidate; `filled` is the digit that stands there, 0 for none.

    >>> no_candidate(91, 5), no_candidate(91, 0)
    ('5 stands in row 2, column 2 already.', '2 is no candidate in row 2, column 2 any more.')
    """
    cell, digit = cell_and_digit(number)
    if filled:
        return f"{filled} stands in {phrases.cell(cell)} already."
    return f"{digit} is no candidate in {phrases.cell(cell)} any more."


def is_true(number: int) -> str:
    """What was marked to go must stay.

    >>> is_true(91)
    "2 is the solution's digit in row 2, column 2: it must stay."
    """
    cell, digit = cell_and_digit(number)
    return f"{digit} is the solution's digit in {phrases.cell(cell)}: it must stay."


def goes_otherwise(number: int, technique: str) -> str:
    """What was marked does go, but not by this.

    >>> goes_otherwise(91, "x-wing")
    'The 2 in row 2, column 2 does go, but not by an X-wing.'
    """
    return f"{phrases.sentence(candidate(number))} does go, but not by {named(technique)}."


def is_false(number: int) -> str:
    """What was marked to be placed is wrong."""
    cell, digit = cell_and_digit(number)
    return f"{digit} is not the solution's digit in {phrases.cell(cell)}."


def placed_otherwise(number: int, technique: str) -> str:
    """What was marked does belong there, but that follows from something else."""
    cell, digit = cell_and_digit(number)
    return f"{digit} does go into {phrases.cell(cell)}, but not by {named(technique)}."


def places(technique: str) -> str:
    """Candidates were marked to go where a digit is to be placed."""
    return f"{phrases.sentence(named(technique))} places a digit: mark that one."


def takes_out(technique: str) -> str:
    """A digit was marked to be placed where candidates are to go."""
    return f"{phrases.sentence(named(technique))} places no digit: mark the candidates that go."


def nearest(reason: str) -> str:
    """Say why the pattern does not hold that would nearly show what was marked.

    >>> nearest("Row 4 has a third 7 (in column 5).")
    'The nearest pattern fails: row 4 has a third 7 (in column 5).'
    """
    return f"The nearest pattern fails: {reason[:1].lower()}{reason[1:]}"


def rest_is_right(count: int) -> str:
    """All else that was marked follows."""
    return "The other one is right." if count == 1 else "All the others are right."


def no_pattern(technique: str) -> str:
    """What was marked is no pattern, and no more can be said."""
    return f"What is marked is not the pattern of {named(technique)} here."


def belongs_to_none(cell: int, technique: str) -> str:
    """A cell that was marked is in no pattern.

    >>> belongs_to_none(10, "x-wing")
    'Row 2, column 2 belongs to the pattern of no X-wing here.'
    """
    name = named(technique).removeprefix("an ").removeprefix("a ")
    return f"{phrases.sentence(phrases.cell(cell))} belongs to the pattern of no {name} here."


def whole_board() -> str:
    """The pattern is all there is."""
    return "The pattern is the whole board: mark what follows from it."


def not_so_many(technique: str, size: int, marked: int, what: str = "cell") -> str:
    """More or fewer cells were marked than the pattern has.

    >>> not_so_many("naked-pair", 2, 3)
    'A naked pair has two cells, and three are marked.'
    """
    return (
        f"{phrases.sentence(named(technique))} has {phrases.number(size)} {what}s,"
        f" and {phrases.number(marked)} {'is' if marked == 1 else 'are'} marked."
    )
