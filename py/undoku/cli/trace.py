"""What the three `trace` commands do: teaching strategies run from a shell."""

import argparse
import json
import sys
from collections.abc import Iterator

from undoku.cli.progress import progress
from undoku.search.errors import PuzzleError
from undoku.search.problem import Problem

SLICE = 100_000


def run_trace(arguments: argparse.Namespace, board: str, problem: Problem) -> None:
    """Run the chosen strategy to its end and print its counts or its steps."""
    lines = _steps(arguments, board, problem) if arguments.steps else _counts(arguments, board, problem)
    for line in lines:
        print(line)


def report(arguments: argparse.Namespace, error: PuzzleError, where: str = "") -> int:
    """Say what is wrong with a puzzle, in JSON if that was asked for; returns the exit code."""
    if arguments.json or arguments.steps:
        print(json.dumps({"strategy": arguments.strategy, "error": str(error)}))
    else:
        print(f"undoku: {where}{error}", file=sys.stderr)
    return 1


def _counts(arguments: argparse.Namespace, board: str, problem: Problem) -> Iterator[str]:
    from undoku.search.recorder import Recorder
    from undoku.search.register import find

    search = Recorder(find(board, arguments.strategy), problem, limit=0)
    with progress(f"{board} {arguments.strategy}") as update:
        while not search.advance(SLICE):
            update(None, f"{search.counts.calls:,} calls")
    first = None if search.first is None else problem.answer(search.first)
    fields = {"strategy": arguments.strategy, **search.counts._asdict(), "first": first}
    if arguments.json:
        yield json.dumps(fields)
    else:
        yield ", ".join(f"{name} {number:,}" for name, number in search.counts._asdict().items())
        yield "no solution" if first is None else f"first solution: {as_words(first)}"


def as_words(answer: object) -> str:
    """Characters as they are, columns with spaces between, the squares of a path as R:C."""
    if isinstance(answer, list):
        return " ".join(":".join(map(str, item)) if isinstance(item, list) else str(item) for item in answer)
    return str(answer)


def _steps(arguments: argparse.Namespace, board: str, problem: Problem) -> Iterator[str]:
    from undoku.search.follow import Run
    from undoku.search.register import find
    from undoku.search.steps import fields

    for step in Run(find(board, arguments.strategy), problem).steps():
        yield json.dumps(fields(step, problem.cols))
