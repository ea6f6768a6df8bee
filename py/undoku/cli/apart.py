"""What `undoku watch` does in a process of its own: it runs and judges a program."""

from __future__ import annotations

import faulthandler
import json
import os
import sys
from functools import partial
from time import perf_counter
from typing import Any

from undoku.programs.calling.wanted import SCRIPT, Wanted
from undoku.programs.errors import ProgramError
from undoku.programs.judging.answers import written
from undoku.programs.judging.judged import judged
from undoku.programs.judging.known import solutions_of
from undoku.programs.judging.symptoms import symptom_of
from undoku.programs.judging.verdict import verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.search.errors import PuzzleError

WATCHED = 1
"""The code with which the process ends that was not to be ended otherwise."""

LATER = 5
"""Seconds after its time in which a program may still come back by itself, and its fault be found."""

UNNAMED = frozenset({"box-missed", "rows-shared"})
"""Symptoms without a name in the output, whose readers know a fixed list of them."""


def main() -> None:
    """Read a request on stdin and answer it on stdout; whatever the program writes there goes to stderr."""
    request = json.load(sys.stdin)
    answer = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    found = found_of(**request)
    answer.write(json.dumps(found) + "\n")
    answer.flush()
    # Threads of the program may still be running, and have functions to be called at the end.
    os._exit(0)


def found_of(
    file: str,
    text: str,
    board: str,
    question: dict[str, Any],
    seconds: int,
    aloud: bool,
    wanted: dict[str, Any],
) -> dict[str, Any]:
    """What comes of a program on a board, by name; `aloud` writes what it prints to stderr.

    `sentence` says what came; where it did not run to its end `error` does, with the name of the file.
    """
    try:
        run = ProgramRun(Program(text), board, question, perf_counter, Wanted(**wanted), seconds=seconds)
        with open(os.devnull, "w") as nowhere:  # noqa: PTH123 (as in `input`)
            # From outside of Python: code that never comes back, or that catches everything, ends so as well.
            faulthandler.dump_traceback_later(
                (seconds + LATER) * (len(run.others) + 1), exit=True, file=nowhere
            )
            try:
                run, found = judged(run, lambda run: verdict(run, partial(_solvable, run), seconds))
                symptom = symptom_of(run, found) if found.right is False else None
            finally:
                faulthandler.cancel_dump_traceback_later()
    except ProgramError as error:
        return {"error": f"{file}: {error}"}
    except PuzzleError as error:
        return {"error": str(error)}
    if aloud:
        sys.stderr.write("".join(run.log.told))
    counts = run.counts
    return {
        "answer": found.values and written(board, run.problem, found.values),
        "right": found.right,
        "calls": counts.calls,
        "lines": counts.lines,
        "placements": counts.placements,
        "undos": counts.undos,
        "error": f"{file}: {found.error}" if found.error else None,
        "sentence": found.sentence,
        "call": run.called.call or SCRIPT,
        "kind": found.kind,
        "symptom": symptom.code if symptom and symptom.code not in UNNAMED else None,
    }


def _solvable(run: ProgramRun) -> bool | None:
    solutions = solutions_of(run.board, run.problem)
    return None if solutions is None else solutions > 0
