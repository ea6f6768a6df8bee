"""What is wrong with an act that the search would not do now: a habit, told from where the search is."""

from __future__ import annotations

from undoku.learn.by_hand.acts import DEEPER, PLACES, REJECTS, RETURNS, SOLVES, UNDOES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.learn.by_hand.acts import Act, Script

FORGOT_UNDO = "forgot-undo"
UNDID_TOO_MUCH = "undid-too-much"
UNDID_EARLY = "undid-early"
PAST_DEAD_END = "past-dead-end"
ORDER = "order"
SKIPPED = "skipped"
UNCHECKED = "unchecked"
TOO_STRICT = "too-strict"
EARLY_SOLUTION = "early-solution"
MISSED_SOLUTION = "missed-solution"
STOPPED_AT_FIRST = "stopped-at-first"
PAST_FIRST = "past-first"
STARTED_AGAIN = "started-again"
EMPTY_CALL = "empty-call"
RETURNED_EARLY = "returned-early"
NO_CALL = "no-call"
NO_RETURN = "no-return"

LAST_FIRST = "last-first"
"""The last candidate before the one that is due: SKIPPED or ORDER, which one act cannot tell."""

KINDS = (
    FORGOT_UNDO,
    UNDID_TOO_MUCH,
    UNDID_EARLY,
    PAST_DEAD_END,
    ORDER,
    SKIPPED,
    UNCHECKED,
    TOO_STRICT,
    EARLY_SOLUTION,
    MISSED_SOLUTION,
    STOPPED_AT_FIRST,
    PAST_FIRST,
    STARTED_AGAIN,
    EMPTY_CALL,
    RETURNED_EARLY,
    NO_CALL,
    NO_RETURN,
)


def slip(script: Script, index: int, given: Act | None) -> str:
    """Name the habit that an act shows where the act of this index is expected; None for having stopped."""
    expected = script.acts[index]
    kind = expected.act.kind
    if given is None:
        given = script.acts[-1].act._replace(kind=RETURNS)
    if given.kind == SOLVES:
        return EARLY_SOLUTION
    if kind == SOLVES:
        return MISSED_SOLUTION
    if kind == UNDOES:
        return _instead_of_undo(script, index, given)
    if kind == RETURNS:
        return _instead_of_return(script, index, given)
    if given.kind == UNDOES:
        own_stands = script.begins_placed(expected.call) or kind == DEEPER
        return UNDID_EARLY if own_stands else UNDID_TOO_MUCH
    if given.kind == RETURNS:
        return RETURNED_EARLY
    if given.kind == DEEPER:
        return _wrong_call(script, index, given)
    if kind == DEEPER and expected.act.cell < 0:
        return NO_CALL
    return _wrong_candidate(script, index, given)


def _instead_of_undo(script: Script, index: int, given: Act) -> str:
    """Name the habit of an act where a placement is to be taken back."""
    expected = script.acts[index]
    candidates = script.candidates[expected.call]
    if given.kind == RETURNS:
        return STOPPED_AT_FIRST if expected.found and expected.tried < len(candidates) else FORGOT_UNDO
    if (expected.act.cell, expected.act.value) in candidates:
        return PAST_DEAD_END if given.kind == DEEPER else FORGOT_UNDO
    # What a call begins with is taken back when all its candidates have been tried.
    if (given.cell, given.value) in candidates:
        return STARTED_AGAIN
    return FORGOT_UNDO if _follows(script, index, given, (UNDOES, RETURNS)) else PAST_DEAD_END


def _instead_of_return(script: Script, index: int, given: Act) -> str:
    """Name the habit of an act where nothing is left to the call but to return."""
    expected = script.acts[index]
    if expected.found and script.stops:
        return PAST_FIRST
    before = script.acts[index - 1].act.kind if index else ""
    if given.kind == UNDOES:
        return UNDID_TOO_MUCH if before == UNDOES else UNDID_EARLY
    if given.kind == DEEPER and given.cell < 0:
        return PAST_DEAD_END
    if (given.cell, given.value) in script.candidates[expected.call]:
        return STARTED_AGAIN
    return NO_RETURN if _follows(script, index, given, (RETURNS, UNDOES)) else PAST_DEAD_END


def _wrong_call(script: Script, index: int, given: Act) -> str:
    """Name the habit of going deeper where that is not to be done now, or not there."""
    expected = script.acts[index].act
    if given.cell >= 0 and (given.cell, given.value) == (expected.cell, expected.value):
        return UNCHECKED if expected.kind == REJECTS else EMPTY_CALL
    return EMPTY_CALL if given.cell < 0 else _wrong_candidate(script, index, given)


def _wrong_candidate(script: Script, index: int, given: Act) -> str:
    """Name the habit of a decision where another one is due."""
    expected = script.acts[index]
    act = expected.act
    at = given.cell, given.value
    if at == (act.cell, act.value):
        if act.kind == REJECTS:
            return UNCHECKED
        return TOO_STRICT if given.kind == REJECTS else NO_CALL
    candidates = script.candidates[expected.call]
    if at in candidates[: expected.tried]:
        return STARTED_AGAIN
    if act.kind == PLACES and not script.decides(index):
        return EMPTY_CALL
    left = candidates[expected.tried + 1 :]
    if at not in left[:1]:
        return ORDER
    if len(left) > 1:
        return SKIPPED
    # What cannot stand is passed over by who sees it; what can, by who goes the other way round.
    return LAST_FIRST if act.kind == REJECTS else ORDER


def _follows(script: Script, index: int, given: Act, passing: tuple[str, ...]) -> bool:
    """Whether an act would be due once acts of some kinds had been done."""
    while index < len(script.acts) and script.acts[index].act.kind in passing:
        index += 1
    return index < len(script.acts) and given == script.acts[index].act
