"""A program that has run on its board, and what is to be said of that."""

from __future__ import annotations

from itertools import islice

from undoku.programs.judging.verdict import is_beyond, is_misfit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undoku.programs.judging.verdict import Verdict
    from undoku.programs.run import ProgramRun

MOST = 8
"""Calls that are tried instead of one that does not fit."""


def judged(run: ProgramRun, judge: Callable[[ProgramRun], Verdict]) -> tuple[ProgramRun, Verdict]:
    """Run a program and judge it: the run that counts, and its verdict.

    A call that was guessed and does not fit is guessed anew. A program that has boards of its own is run on
    one after the other of those that its text has, until it is right on one; what counts is the first where
    it is right on none.
    """
    *_, last = trials(run, judge)
    return last


def fitting(run: ProgramRun) -> ProgramRun:
    """Run a program, and where its call was guessed and does not fit, call it anew; the run that counts."""
    run.run()
    return next((other for other in _others(run) if not is_misfit(other)), run) if is_misfit(run) else run


def trials(run: ProgramRun, judge: Callable[[ProgramRun], Verdict]) -> Iterator[tuple[ProgramRun, Verdict]]:
    """After each of these runs, the one that counts so far, and its verdict."""
    run = fitting(run)
    verdict = judge(run)
    if is_beyond(run):
        # A list that was guessed may be too short: but only what comes out right shows that.
        for other in _others(run):
            yield run, verdict
            if (found := judge(other)).right:
                run, verdict = other, found
                break
            if _is_ended(other):
                # The next ones may take as long, one after the other.
                break
    yield run, verdict
    if verdict.right or _is_ended(run):
        return
    for question in run.others:
        other = run.on(question)
        other.run()
        if (found := judge(other)).right:
            yield other, found
            return
        yield run, verdict


def _is_ended(run: ProgramRun) -> bool:
    """Whether a run did not come to its own end."""
    return run.outcome is not None and run.outcome.kind == "ended"


def _others(run: ProgramRun) -> Iterator[ProgramRun]:
    """The same program, called and run in other ways."""
    for call in islice(run.other_calls(), MOST):
        other = run.called_by(call)
        other.run()
        yield other
