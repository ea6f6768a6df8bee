"""What is said of the methods: what each is, and why one has found no tour."""

from __future__ import annotations

from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Method(NamedTuple):
    """What a method is called, whose it is, and what it does, in one sentence."""

    title: str
    source: str
    about: str


#: name -> method, in the order in which they are listed.
METHODS = {
    "spliced": Method(
        "Spliced blocks",
        "after Parberry, 1997",
        "Small boards whose tours are known are laid side by side and joined: at once on any board.",
    ),
    "warnsdorff-pohl": Method(
        "Warnsdorff, ties as Pohl",
        "Warnsdorff, 1823; Pohl, 1967",
        "Always go where the fewest moves lead on; among equals, where the fewest lead on one move later.",
    ),
    "warnsdorff-roth": Method(
        "Warnsdorff, ties as Roth",
        "Warnsdorff, 1823; Roth",
        "Always go where the fewest moves lead on; among equals, farthest from the middle.",
    ),
    "rotations": Method(
        "Rotations",
        "Pósa, 1976",
        "Go by Warnsdorff's rule until stuck, then turn the path round after a square beside its end, "
        "which gives it another end.",
    ),
    "backtracking": Method(
        "Backtracking",
        "Warnsdorff's order, with a way back",
        "Go by Warnsdorff's rule, and take the last move back where none leads on: sure, but maybe slow.",
    ),
}

#: What is no method of its own, but what the tour is to be like.
CALM = Method(
    "Few turns and crossings",
    "Besa, Johnson, Mamano, Osegueda and Williams, 2019",
    "Straight lines are laid across the board side by side and joined at its borders.",
)

_REASONS = {
    "stuck": "The knight got stuck after {visited:,} of {size:,} squares.",
    "stuck-before-end": "After {visited:,} of {size:,} squares no move was left after which the tour could "
    "still end where it has to.",
    "out-of-rotations": "After {rotations:,} rotations the path still had only {visited:,} of {size:,} "
    "squares.",
    "ends-elsewhere": "The path had all {size:,} squares, but after {rotations:,} rotations it still did not "
    "end where it has to.",
    "out-of-patience": "Given up after {nodes:,} squares entered; the longest path had {visited:,} of "
    "{size:,}.",
    "tried-everything": "There is no such tour: every way was tried, with {nodes:,} squares entered.",
}


def reason(code: str, values: dict[str, Any]) -> str:
    """Why a method has found no tour.

    >>> reason("stuck", {"visited": 57, "size": 64})
    'The knight got stuck after 57 of 64 squares.'
    """
    if code in _REASONS:
        return _REASONS[code].format(**values)
    from undoku.knight.words import reason as of_board

    return of_board(code, values)
