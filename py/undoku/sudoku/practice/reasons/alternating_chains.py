"""What a chain of strong and weak links shows as it is marked, or which of its links does not hold."""

from __future__ import annotations

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.reasons import Reasons
from undoku.sudoku.practice.reasons.chain_links import fault, nothing_seen, seen_by, weak_fault
from undoku.sudoku.practice.words import named
from undoku.sudoku.techniques.candidates import CELLS, EXCLUDES, mask_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State

LOOP, REFUTED, AIC = "continuous-nice-loop", "discontinuous-nice-loop", "aic"
_SHORTEST = 4


def _between(technique: str, answer: Answer) -> tuple[int, ...]:
    """Give the chain: of a discontinuous loop without the candidate with which it begins and ends."""
    nodes = tuple(dict.fromkeys(answer.marked))
    if technique == REFUTED and len(nodes) & 1 and len(nodes) > 1:
        first = nodes[0]
        if EXCLUDES[nodes[1]] >> first & EXCLUDES[nodes[-1]] >> first & 1:
            return nodes[1:]
    return nodes


def _shown(state: State, nodes: Sequence[int]) -> dict[str, int]:
    """Give what a chain of which all links hold takes out, by the technique that it is then."""
    start, end = nodes[0], nodes[-1]
    both = seen_by(state, start, end)
    shown = {}
    if not weak_fault(start, end):
        whole = both
        for one, other in zip(nodes[1::2], nodes[2::2], strict=False):
            whole |= seen_by(state, one, other)
        shown[LOOP] = whole
    if start % CELLS != end % CELLS and both:
        shown[AIC if both & (both - 1) else REFUTED] = both
    return {technique: gone for technique, gone in shown.items() if gone}


def proves(state: State, technique: str, answer: Answer) -> int:
    """Give what goes by the chain as it is marked, if it is one of the technique."""
    nodes = _between(technique, answer)
    if _malformed(state, technique, nodes):
        return 0
    return _shown(state, nodes).get(technique, 0)


def _malformed(state: State, technique: str, nodes: Sequence[int]) -> Reason | None:
    if len(nodes) < _SHORTEST or len(nodes) & 1 or len({*nodes}) < len(nodes):
        return Reason(words.not_so_long(len(nodes), _SHORTEST), mask_of(nodes))
    return fault(state, nodes)


def of_pattern(state: State, technique: str, answer: Answer) -> Reason | None:
    """Name the first link that does not hold, or what else the chain is."""
    if technique not in (LOOP, REFUTED, AIC):
        return None
    if not answer.marked:
        return Reason(words.mark_candidates(), cells=answer.where)
    nodes = _between(technique, answer)
    reason = _malformed(state, technique, nodes)
    if reason:
        return reason
    if technique == LOOP:
        reason = weak_fault(nodes[-1], nodes[0])
        if reason:
            return reason
    for other in _shown(state, nodes):
        return Reason(words.another_shape(named(other)), mask_of(nodes))
    return nothing_seen(nodes[0], nodes[-1])


REASONS = Reasons(of_pattern=of_pattern, proves=proves)
