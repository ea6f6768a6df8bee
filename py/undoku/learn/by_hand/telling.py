"""What is shown of an exercise, as plain values: the board with its states, open calls, and the verdict."""

from __future__ import annotations

from undoku.learn.by_hand import words
from undoku.learn.by_hand.acts import REJECTS, SOLVES, UNDOES
from undoku.learn.by_hand.boards import FOR_ALL, STRATEGIES, sizes_of
from undoku.search.register import find
from undoku.search.steps import NO_CELL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.learn.by_hand.boards import Making
    from undoku.learn.by_hand.exercise import Exercise

PROVISIONAL, PERMANENT, IMPOSSIBLE = "provisional", "permanent", "impossible"

Plain = dict[str, object]


def opening(making: Making) -> Plain:
    """What stays the same: what is to be done, and on which board."""
    fresh = making.fresh
    assert fresh is not None
    problem = fresh.trace.problem
    return {
        "board": making.board,
        "strategy": making.strategy,
        "size": list(making.size),
        "seed": making.seed,
        "rows": problem.rows,
        "cols": problem.cols,
        "given": problem.board(),
        "task": words.task(
            fresh.trace.tree.depth(fresh.call),
            stops=fresh.script.stops,
            tried=words.tried(making.board, fresh.tried),
        ),
    }


def choices(board: str) -> list[Plain]:
    """The strategies that can be played on a board, by name, each with its sizes."""
    return [
        {
            "name": name,
            "title": words.title(find(board, name).title, stops=name not in FOR_ALL),
            "sizes": [
                {"size": list(size), "label": words.size(board, size)} for size in sizes_of(board, name)
            ],
        }
        for name in STRATEGIES[board]
    ]


def state(exercise: Exercise, board: str) -> Plain:
    """How it stands after the acts so far."""
    hand, fresh = exercise.hand, exercise.fresh
    strategy, problem = fresh.trace.strategy.name, fresh.trace.problem
    stack = [
        words.stands_for(board, strategy, depth, level.cell, problem.rows)
        for depth, level in enumerate(hand.levels, 1)
    ]
    latest = exercise.latest
    wrong = exercise.wrong
    return {
        "values": list(hand.board),
        "states": _states(exercise),
        "cell": latest.cell if latest and latest.kind == REJECTS else NO_CELL,
        "value": latest.value if latest else 0,
        "by": _forbidding(exercise),
        "stack": stack,
        "asks": words.asks(len(stack)) if stack and not exercise.finished else "",
        "said": exercise.why(exercise.index - 1) if _may_be_said(exercise) else "",
        "wrong": wrong and _named(wrong.kind) | {"why": exercise.why(wrong.expected)},
        "done": exercise.done,
        "total": exercise.total,
        "finished": exercise.finished,
        "solved": exercise.solved,
        "score": exercise.score,
        "over": words.over(exercise.right, exercise.total) if exercise.finished else "",
        "missed": [_missed(exercise, kind, times) for kind, times in exercise.missed],
    }


def _may_be_said(exercise: Exercise) -> bool:
    """Whether the latest act is known to be right."""
    return exercise.at_once and exercise.wrong is None and exercise.done > 0


def _states(exercise: Exercise) -> list[str]:
    hand, problem = exercise.hand, exercise.fresh.trace.problem
    latest = exercise.latest
    found = [""] * len(hand.board)
    if problem.tries_cells_once:
        for level in hand.levels:
            for cell in level.refused:
                found[cell] = IMPOSSIBLE
    elif latest and latest.kind in (REJECTS, UNDOES):
        found[latest.cell] = IMPOSSIBLE
    stands = PERMANENT if latest and latest.kind == SOLVES else PROVISIONAL
    for cell, (value, given) in enumerate(zip(hand.board, problem.board(), strict=True)):
        if value:
            found[cell] = "" if given else stands
    return found


def _forbidding(exercise: Exercise) -> int:
    """The cell whose piece is the reason why the latest act, which is right, refused something."""
    latest = exercise.latest
    if not latest or latest.kind != REJECTS or not _may_be_said(exercise):
        return NO_CELL
    step = exercise.fresh.trace.step(exercise.fresh.script.acts[exercise.index - 1].position)
    return step.by if step else NO_CELL


def _named(kind: str) -> dict[str, object]:
    return {"kind": kind, "name": words.NAMES[kind], "about": words.ABOUT[kind]}


def _missed(exercise: Exercise, kind: str, times: int) -> Plain:
    first = exercise.first(kind)
    return _named(kind) | {"times": times, "first": words.at(first.given + 1, exercise.why(first.expected))}
