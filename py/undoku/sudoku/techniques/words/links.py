"""What is said of a chain: link by link, what is then false, and what must be true instead."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, FIELD, UNITS, cells_of, digits_in, members
from undoku.sudoku.techniques.words import phrases
from undoku.sudoku.techniques.words.almost_locked import LETTERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Link


def followed(links: Sequence[Link], state: State, sets: Sequence[int] = ()) -> str:
    """Tell a chain that begins with a supposition, a sentence a strong link: 'So ... is false; ... is left.'

    A weak link at its end is told by who says what the chain leads to.
    """
    sentences = []
    for place, link in enumerate(links):
        if link.strong:
            instead = _instead(link, state, sets)
            if place:
                sentences.append(f"So {absent(link.source)}{why(links[place - 1])}; {instead}.")
            else:
                sentences.append(phrases.sentence(f"{instead}."))
    return " ".join(sentences)


def why(weak: Link) -> str:
    """Say in brackets why a weak link holds: its ends are in one cell or unit; '' if that is not so of"
    " all."""
    both = cells_of(weak.source | weak.target)
    if not both & (both - 1):
        return " (same cell)"
    for unit, cells in enumerate(UNITS):
        if not both & ~cells:
            return f" (same {('row', 'column', 'box')[unit // 9]})"
    return ""


def absent(node: int) -> str:
    """Say that a node is false.

    >>> absent(1 << 91), absent(1 << 81 | 1 << 82)
    ('2 is not in row 2, column 2', '2 is not in row 1, columns 1 or 2')
    """
    return f"{_digit(node)} is not in {phrases.cells(cells_of(node), 'or')}"


def present(node: int) -> str:
    """Say that a node is true.

    >>> present(1 << 91), present(1 << 81 | 1 << 82)
    ('2 is in row 2, column 2', '2 is in row 1, columns 1 or 2')
    """
    return f"{_digit(node)} is in {phrases.cells(cells_of(node), 'or')}"


def _digit(node: int) -> str:
    return phrases.digits(digits_in(node))


def _instead(link: Link, state: State, sets: Sequence[int]) -> str:
    """Say what is left if the source of a strong link is false."""
    both = link.source | link.target
    cell = cells_of(both)
    if not cell & (cell - 1) and state.cells[cell.bit_length() - 1].bit_count() == 2:
        return f"the only candidate left there is {_digit(link.target)}"
    digits = digits_in(both)
    if not digits & (digits - 1):
        places = both >> CELLS * (digits.bit_length() - 1) & FIELD
        for unit, cells in enumerate(UNITS):
            if state.places[digits.bit_length() - 1] & cells == places:
                return f"{_places(link.target)} for {_digit(link.target)} in {phrases.unit(unit)}"
    return _locked(link, state, sets)


def _places(target: int) -> str:
    """Begin to say where else a digit can be.

    >>> _places(1 << 91), _places(1 << 81 | 1 << 82)
    ('row 2, column 2 is the only place left', 'row 1, columns 1 and 2 are the only places left')
    """
    cells = cells_of(target)
    if cells & (cells - 1):
        return f"{phrases.cells(cells)} are the only places left"
    return f"{phrases.cells(cells)} is the only place left"


def _locked(link: Link, state: State, sets: Sequence[int]) -> str:
    """Say that an almost locked set, which has lost a digit, must hold each of its others."""
    both = link.source | link.target
    cells, letter = min(
        (
            (cells_of(candidates), letter)
            for candidates, letter in zip(sets, LETTERS, strict=False)
            if not both & ~candidates
        ),
        key=lambda pair: pair[0].bit_count(),
    )
    digits = 0
    for cell in members(cells):
        digits |= state.cells[cell]
    digits &= ~digits_in(link.source)
    number = phrases.number(cells.bit_count())
    left = (
        f"the {number} cells in {phrases.cells(cells)} (set {letter}) have only {phrases.digits(digits)} left"
    )
    return f"{left} and need them all, so {present(link.target)}"
