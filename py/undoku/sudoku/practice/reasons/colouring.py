"""What two colours of a digit show, and why marked cells do not take two colours."""

from __future__ import annotations

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.reasons import Reasons
from undoku.sudoku.practice.reasons.facts import in_one_digit, no_digit
from undoku.sudoku.techniques.candidates import CELLS, PEERS, joined, members
from undoku.sudoku.techniques.state import pairs_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State

_SIMPLE = ("simple-colors-trap", "simple-colors-wrap")


def proves(state: State, technique: str, answer: Answer) -> int:
    """Give what goes by the marked cells, a cluster or a part of one that hangs together."""
    if technique in _SIMPLE:
        for digit in in_one_digit(state, answer):
            colours = _colours(state, digit, answer.where)
            if colours:
                gone = _gone(state.places[digit], colours, technique)
                if gone:
                    return gone << CELLS * digit
    return 0


def _gone(places: int, colours: tuple[int, int], technique: str) -> int:
    seen = joined(PEERS, colours[0]), joined(PEERS, colours[1])
    if technique == "simple-colors-trap":
        return places & seen[0] & seen[1] & ~(colours[0] | colours[1])
    return next((colours[at] for at in (0, 1) if colours[at] & seen[at]), 0)


def _links(state: State, digit: int, cells: int) -> dict[int, int]:
    """Give for each of some cells those among them to which it has a strong link."""
    links = dict.fromkeys(members(cells), 0)
    for _, pair in pairs_of(state.places[digit]):
        if not pair & ~cells:
            one, other = members(pair)
            links[one] |= 1 << other
            links[other] |= 1 << one
    return links


def _colours(state: State, digit: int, cells: int) -> tuple[int, int] | None:
    """Give cells in two colours; None where they do not hang together by strong links."""
    links = _links(state, digit, cells)
    first = cells & -cells
    colours, reached, at = [first, 0], first, 0
    while reached:
        at = 1 - at
        reached = joined([links.get(cell, 0) for cell in range(CELLS)], reached) & ~colours[at]
        colours[at] |= reached
    whole = colours[0] | colours[1] == cells and not colours[0] & colours[1]
    return (colours[0], colours[1]) if whole else None


def of_pattern(state: State, technique: str, answer: Answer) -> Reason | None:
    """Name a cell that hangs on no other, or say that nothing sees both colours."""
    digits = in_one_digit(state, answer)
    if not digits:
        return no_digit(state, answer)
    for digit in digits:
        links = _links(state, digit, answer.where)
        loose = [cell for cell, others in links.items() if not others]
        if not loose:
            trapped = technique == "simple-colors-trap" and _colours(state, digit, answer.where)
            return Reason(words.sees_one_colour(digit), cells=answer.where) if trapped else None
    if len(digits) == 1:
        said = words.not_hanging_together(digits[0], loose[0])
        return Reason(said, 1 << CELLS * digits[0] + loose[0])
    return None


REASONS = Reasons(of_pattern=of_pattern, proves=proves)
