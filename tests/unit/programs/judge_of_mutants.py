"""What the judge says of programs that are wrong, by their mistakes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from undoku.programs.calling.wanted import Wanted
from undoku.programs.judging.judged import judged
from undoku.programs.judging.known import solvable
from undoku.programs.judging.symptoms import CODES, symptom_of
from undoku.programs.judging.verdict import Verdict, verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.search.errors import PuzzleError

from .mutants import Mutant

LINES = 300_000

AS_GUESSED = Wanted()


class Said(NamedTuple):
    """What was said of a mutant: whether it ended, the verdict's `right`, and the symptom, "" for none."""

    mutant: Mutant
    ended: bool
    right: bool | None
    symptom: str
    sentence: str


def said_of(mutant: Mutant) -> Said:
    """Run, judge and explain one."""
    try:
        # Nobody sees that one which stops at the first solution was to give them all.
        answer = mutant.base.kind if mutant.kind == "stops-early" else ""
        run, found = run_of(mutant.base.board, mutant.text, mutant.question, Wanted(answer=answer))
    except PuzzleError as error:
        return Said(mutant, True, None, "", str(error))
    is_named = found.right is False and mutant.kind in CODES
    symptom = symptom_of(run, found) if is_named else None
    assert run.outcome
    ended = run.outcome.kind != "ended"
    return Said(mutant, ended, found.right, symptom.code if symptom else "", found.sentence)


def run_of(
    board: str, text: str, question: dict[str, object], wanted: Wanted = AS_GUESSED
) -> tuple[ProgramRun, Verdict]:
    """A program that has run, and its verdict."""

    def judge(run: ProgramRun) -> Verdict:
        return verdict(run, lambda: solvable(run.board, run.problem), 10)

    return judged(ProgramRun(Program(text), board, question, lambda: 0.0, wanted, most=LINES), judge)


class Score(NamedTuple):
    """How often: of those that end how many are called wrong, right, and neither; how many rightly named."""

    ended: int
    wrong: int
    right: int
    named: int
    of_named: int
    table: str


def score(said: Iterable[Said]) -> Score:
    """Count, and write a table by kind."""
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    for one in said:
        count = kinds[one.mutant.kind]
        count["all"] += 1
        count["ended"] += one.ended
        count["wrong"] += one.ended and one.right is False
        count["right"] += one.right is True
        count["named"] += one.right is False and one.symptom == one.mutant.kind
        count["other"] += one.right is False and one.symptom not in ("", one.mutant.kind)
    rows = ["kind                     all  ended  wrong  named  other"]
    rows += [
        f"{kind:<22} {count['all']:>5}"
        + "".join(f" {count[what]:>6}" for what in ("ended", "wrong", "named", "other"))
        for kind, count in sorted(kinds.items())
    ]
    every = sum(kinds.values(), Counter())
    named = [count for kind, count in kinds.items() if kind in CODES]
    return Score(
        every["ended"],
        every["wrong"],
        every["right"],
        sum(count["named"] for count in named),
        sum(count["all"] for count in named),
        "\n".join(rows),
    )
