"""Machines that play a search by hand, each with one wrong habit: they know nothing of how it is named."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from undoku.learn.by_hand.acts import Act
from undoku.learn.by_hand.boards import STRATEGIES, Fresh, fresh, sizes_of
from undoku.learn.by_hand.exercise import Exercise


class Played(NamedTuple):
    """What is to be played: the right acts, how deep each is below the first call, and the board."""

    acts: list[Act]
    depths: list[int]
    begins_placed: bool
    stops: bool
    cols: int
    cells: int

    def decides(self, index: int) -> bool:
        """Whether an act decides on a candidate: the knight does so by going deeper."""
        kind = self.acts[index].kind
        return kind == "reject" or kind == ("deeper" if self.begins_placed else "place")

    def end_of(self, index: int) -> int:
        """The index after everything that follows from a decision: the call below and what is taken back."""
        depth = self.depths[index]
        after = index + 1
        while after < len(self.acts) and self.depths[after] > depth:
            after += 1
        if not self.begins_placed and self.acts[index].kind == "place":
            # Deeper belongs to the caller, and so does what is taken back.
            after = index + 2
            while self.depths[after] > depth:
                after += 1
            after += self.acts[after].kind == "undo"
        return after

    def decisions(self, index: int) -> list[int]:
        """All decisions of the call that does this act, by index."""
        depth = self.depths[index]
        first = index
        while first and self.depths[first - 1] >= depth:
            first -= 1
        last = index
        while last + 1 < len(self.acts) and self.depths[last + 1] >= depth:
            last += 1
        return [at for at in range(first, last + 1) if self.depths[at] == depth and self.decides(at)]


Rule = Callable[[Played, int], tuple[list[Act], int] | None]
"""Takes an index; returns the acts done instead, and the index to go on from. None to do it right."""


def played(of: Fresh) -> Played:
    """Read a board."""
    acts = [expected.act for expected in of.script.acts[of.begin : of.end]]
    depths, depth = [], 0
    for act in acts:
        depths.append(depth)
        depth += {"deeper": 1, "return": -1}.get(act.kind, 0)
    problem = of.trace.problem
    return Played(
        acts, depths, "rows" in of.question, of.script.stops, problem.cols, problem.rows * problem.cols
    )


def at_once(of: Fresh, rule: Rule) -> Exercise:
    """Play with a habit where every wrong act is told at once; it lets the right one be done, and goes on."""
    exercise = Exercise(of)
    seen = played(of)
    waiting: list[Act] = []
    index = 0
    while not exercise.finished:
        if not waiting:
            if index >= len(seen.acts):
                waiting, index = [Act("return")], index
            else:
                waiting, index = outcome(rule, seen, index)
                continue
        act = waiting.pop(0)
        if exercise.refusal(act):
            continue
        exercise.act(act)
        if exercise.wrong:
            exercise.help()
            waiting, index = [], exercise.done
    return exercise


def at_the_end(of: Fresh, rule: Rule) -> Exercise:
    """Play with a habit, and be judged at the end."""
    exercise = Exercise(of, at_once=False)
    seen = played(of)
    index = 0
    while index < len(seen.acts):
        acts, index = outcome(rule, seen, index)
        for act in acts:
            if not exercise.finished and not exercise.refusal(act):
                exercise.act(act)
    exercise.judge()
    return exercise


def outcome(rule: Rule, seen: Played, index: int) -> tuple[list[Act], int]:
    """What is done at an index."""
    return rule(seen, index) or ([seen.acts[index]], index + 1)


def forgets_to_undo(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Never takes anything back."""
    return ([], index + 1) if seen.acts[index].kind == "undo" else None


def undoes_twice(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Takes back one more."""
    act = seen.acts[index]
    return ([act, act], index + 1) if act.kind == "undo" else None


def undoes_early(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Takes back before the call below has returned; the knight, before it has tried its last move."""
    acts = seen.acts
    if seen.begins_placed:
        after = index + 1
        if acts[index].kind == "reject" and after < len(acts) and acts[after].kind == "undo":
            return [acts[after], acts[index]], index + 2
        return None
    before_undo = acts[index].kind == "return" and acts[index + 1 : index + 2] == [
        Act("undo", *_at(acts, index + 1))
    ]
    return ([acts[index + 1], acts[index]], index + 2) if before_undo else None


def _at(acts: list[Act], index: int) -> tuple[int, int]:
    return (acts[index].cell, acts[index].value) if index < len(acts) else (-1, 0)


def passes_dead_ends(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Goes on where nothing could be placed: in the next row, in the next cell, on a square out of reach."""
    acts = seen.acts
    due = "undo" if seen.begins_placed else "return"
    decisions = seen.decisions(index)
    if acts[index].kind != due or not decisions or any(acts[at].kind != "reject" for at in decisions):
        return None
    if any(act.kind == "solution" for act in acts[decisions[0] : index]):
        return None
    if seen.begins_placed:
        tried = {acts[at].cell for at in decisions}
        elsewhere = next(cell for cell in range(seen.cells) if cell not in tried)
        return [Act("deeper", elsewhere, acts[decisions[0]].value), Act("return"), acts[index]], index + 1
    return [Act("deeper"), Act("return"), acts[index]], index + 1


def goes_backwards(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Takes the candidates of a call from the last to the first, if it does not end with a solution."""
    decisions = seen.decisions(index) if seen.decides(index) else []
    if len(decisions) < 2 or index != decisions[0]:
        return None
    end = seen.end_of(decisions[-1])
    if seen.stops and Act("solution") in seen.acts[index:end]:
        return None
    parts = [seen.acts[at : seen.end_of(at)] for at in reversed(decisions)]
    return [act for part in parts for act in part], end


def skips(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Passes over whatever cannot stand, unless it is the last of the call."""
    is_skipped = seen.acts[index].kind == "reject" and index != seen.decisions(index)[-1]
    return ([], index + 1) if is_skipped and index % 2 else None


def never_checks(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Goes where nothing can stand."""
    act = seen.acts[index]
    if act.kind != "reject":
        return None
    if seen.begins_placed:
        return [act._replace(kind="deeper"), Act("return")], index + 1
    return [act._replace(kind="place"), Act("deeper"), Act("return"), act._replace(kind="undo")], index + 1


def is_too_strict(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Refuses what can stand, with all that would follow."""
    act = seen.acts[index]
    if not seen.decides(index) or act.kind == "reject":
        return None
    return [act._replace(kind="reject")], seen.end_of(index)


def solves_early(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Calls a solution wherever a call is made."""
    act = seen.acts[index]
    return ([Act("solution"), act], index + 1) if act.kind == "deeper" else None


def misses_solutions(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Never says that it has found one."""
    return ([], index + 1) if seen.acts[index].kind == "solution" else None


def stops_at_first(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Returns from all calls after the first solution of several."""
    if seen.stops or seen.acts[index].kind != "solution":
        return None
    if not any(seen.decides(at) for at in range(index, len(seen.acts))):
        return None
    return [seen.acts[index], *[Act("return")] * (seen.depths[index] + 1)], len(seen.acts)


def goes_past_first(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Takes back after the only solution that is wanted."""
    act = seen.acts[index]
    if not seen.stops or act.kind != "return" or Act("solution") not in seen.acts[:index]:
        return None
    return ([Act("undo"), act] if seen.begins_placed else [act, Act("undo")]), index + 1


def starts_again(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Comes back from a call and tries the first candidate once more, if that could not stand."""
    acts = seen.acts
    if not index or acts[index - 1].kind != ("return" if seen.begins_placed else "undo"):
        return None
    decisions = seen.decisions(index)
    if not decisions or acts[decisions[0]].kind != "reject":
        return None
    if seen.stops and Act("solution") in acts[:index]:
        return None
    return [acts[decisions[0]], acts[index]], index + 1


def calls_with_nothing(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Goes deeper before anything was placed; the knight, without having put its number down."""
    if seen.acts[index].kind != "place":
        return None
    return [], index + 1


def returns_early(seen: Played, index: int) -> tuple[list[Act], int] | None:
    """Leaves a call before its last candidate."""
    decisions = seen.decisions(index) if seen.decides(index) else []
    is_last = len(decisions) > 1 and index == decisions[-1] and seen.acts[index].kind == "reject"
    return ([], index + 1 + seen.begins_placed) if is_last else None


HABITS: dict[str, Rule] = {
    "forgot-undo": forgets_to_undo,
    "undid-too-much": undoes_twice,
    "undid-early": undoes_early,
    "past-dead-end": passes_dead_ends,
    "order": goes_backwards,
    "skipped": skips,
    "unchecked": never_checks,
    "too-strict": is_too_strict,
    "early-solution": solves_early,
    "missed-solution": misses_solutions,
    "stopped-at-first": stops_at_first,
    "past-first": goes_past_first,
    "started-again": starts_again,
    "empty-call": calls_with_nothing,
    "returned-early": returns_early,
}


def shows(of: Fresh, rule: Rule) -> bool:
    """Whether a habit does anything on a board: what cannot be done there at all is not done."""
    seen, exercise, index = played(of), Exercise(of, at_once=False), 0
    while index < len(seen.acts):
        acts, after = outcome(rule, seen, index)
        done = []
        for act in acts:
            if not exercise.finished and not exercise.refusal(act):
                exercise.act(act)
                done.append(act)
        if done != seen.acts[index:after]:
            return True
        index = after
    return False


@cache
def boards(seeds: int) -> tuple[Fresh, ...]:
    """Boards of so many seeds for each board, strategy and size."""
    return tuple(
        fresh(board, strategy, size, str(seed))
        for board, names in STRATEGIES.items()
        for strategy in names
        for size in sizes_of(board, strategy)
        for seed in range(seeds)
    )
