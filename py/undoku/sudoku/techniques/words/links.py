"""What is said of a chain: link by link, what is then false, and what must be true instead."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.words import phrases
from undoku.sudoku.techniques.words.almost_locked import LETTERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Link
    from undoku.sudoku.techniques.words.phrases import Phrases


def followed(links: Sequence[Link], state: AnyState, sets: Sequence[int] = ()) -> str:
    """Tell a chain that begins with a supposition, a sentence a strong link: 'So ... is false; ... is left.'

    A weak link at its end is told by who says what the chain leads to.
    """
    say = phrases.of(state)
    sentences = []
    for place, link in enumerate(links):
        if link.strong:
            instead = _instead(link, state, sets)
            if place:
                sentences.append(f"So {say.absent(link.source)}{why(say, links[place - 1])}; {instead}.")
            else:
                sentences.append(phrases.sentence(f"{instead}."))
    return " ".join(sentences)


def why(say: Phrases, weak: Link) -> str:
    """Say in brackets why a weak link holds: its ends are in one cell or unit; '' if not all are."""
    at = say.geometry
    both = at.cells_of(weak.source | weak.target)
    if not both & (both - 1):
        return " (same cell)"
    together = at.together(both)
    return f" (same {at.kind(together[0])})" if together else ""


def _instead(link: Link, state: AnyState, sets: Sequence[int]) -> str:
    """Say what is left if the source of a strong link is false."""
    say, at = phrases.of(state), state.geometry
    both = link.source | link.target
    cell = at.cells_of(both)
    target = phrases.digits(at.digits_in(link.target))
    if not cell & (cell - 1) and state.cells[cell.bit_length() - 1].bit_count() == 2:
        return f"the only candidate left there is {target}"
    digits = at.digits_in(both)
    if not digits & (digits - 1):
        places = both >> at.cells * (digits.bit_length() - 1) & at.field
        for unit in at.whole:
            if state.places[digits.bit_length() - 1] & at.units[unit] == places:
                return f"{_places(say, link.target)} for {target} in {say.unit(unit)}"
    return _locked(say, link, state, sets)


def _places(say: Phrases, target: int) -> str:
    """Begin to say where else a digit can be.

    >>> _places(phrases.USUAL, 1 << 91), _places(phrases.USUAL, 1 << 81 | 1 << 82)
    ('row 2, column 2 is the only place left', 'row 1, columns 1 and 2 are the only places left')
    """
    cells = say.geometry.cells_of(target)
    if cells & (cells - 1):
        return f"{say.cells(cells)} are the only places left"
    return f"{say.cells(cells)} is the only place left"


def _locked(say: Phrases, link: Link, state: AnyState, sets: Sequence[int]) -> str:
    """Say that an almost locked set, which has lost a digit, must hold each of its others."""
    at = say.geometry
    both = link.source | link.target
    cells, letter = min(
        (
            (at.cells_of(candidates), letter)
            for candidates, letter in zip(sets, LETTERS, strict=False)
            if not both & ~candidates
        ),
        key=lambda pair: pair[0].bit_count(),
    )
    digits = 0
    for cell in members(cells):
        digits |= state.cells[cell]
    digits &= ~at.digits_in(link.source)
    number = phrases.number(cells.bit_count())
    left = f"the {number} cells in {say.cells(cells)} (set {letter}) have only {phrases.digits(digits)} left"
    return f"{left} and need them all, so {say.present(link.target)}"
