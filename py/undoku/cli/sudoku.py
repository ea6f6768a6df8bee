"""`undoku sudoku solve` and `undoku sudoku trace`: puzzles one a line, as many as there are."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TextIO

from undoku.cli import trace
from undoku.cli.arguments import positive_number
from undoku.cli.output import write_line
from undoku.cli.parallel import ordered_map
from undoku.cli.progress import progress
from undoku.search import PuzzleError
from undoku.sudoku import Grid, solutions


class Answer(NamedTuple):
    """What is printed for one line of the input."""

    line: int
    puzzle: str
    solutions: int | None
    """Counted up to the limit; None for a line that cannot be read."""
    solution: str | None
    error: str | None

    def as_json(self) -> str:
        """One JSON object."""
        fields = self._asdict()
        del fields["line"]
        return json.dumps(fields)

    def as_text(self) -> str:
        """The solution, and whether it is not the only one."""
        if not self.solutions:
            return "no solution"
        return f"{self.solution} (more than one)" if self.solutions > 1 else str(self.solution)


def add_commands(problems: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `sudoku` with its commands to the parser."""
    group = problems.add_parser("sudoku", help="solve Sudoku puzzles")
    commands = group.add_subparsers(metavar="solve | trace", dest="command", required=True)
    solve = commands.add_parser("solve", help="solve puzzles, one a line")
    solve.add_argument("file", metavar="FILE", nargs="?", help="the puzzles; stdin if left out or -")
    solve.add_argument(
        "--limit", metavar="K", type=positive_number, default=2, help="count solutions up to K (default 2)"
    )
    solve.add_argument("--json", action="store_true", help="one JSON object a puzzle")
    solve.add_argument(
        "--jobs", metavar="N", type=positive_number, default=1, help="solve on N cores (default 1)"
    )
    solve.set_defaults(run=run_solve)
    trace_parser = trace.add_trace(commands)
    trace_parser.add_argument("file", metavar="FILE", nargs="?", help="the puzzles; stdin if left out or -")
    trace_parser.set_defaults(run=run_trace)


def run_solve(arguments: argparse.Namespace) -> int:
    """Answer every puzzle of the input in its order; 1 if a line could not be read."""
    unreadable = 0
    work = partial(answer, limit=arguments.limit)
    with _lines(arguments.file) as lines, progress("sudoku", beside_output=True) as update:
        for done, result in enumerate(ordered_map(work, _puzzles(lines), arguments.jobs), 1):
            unreadable += result.error is not None
            if arguments.json:
                write_line(result.as_json())
            elif result.error is None:
                write_line(result.as_text())
            else:
                print(f"undoku: line {result.line}: {result.error}", file=sys.stderr)
            update(None, f"{done:,} puzzles")
    return 1 if unreadable else 0


def run_trace(arguments: argparse.Namespace) -> int:
    """Run a teaching strategy on every puzzle of the input; 1 if a line could not be read."""
    from undoku.search.register import find
    from undoku.sudoku.strategies.problem import SudokuProblem

    find("sudoku", arguments.strategy)
    code = 0
    with _lines(arguments.file) as lines:
        for number, puzzle in _puzzles(lines):
            try:
                trace.run_trace(arguments, "sudoku", SudokuProblem(puzzle))
            except PuzzleError as error:
                code = trace.report(arguments, error, f"line {number}: ")
    return code


def answer(numbered_line: tuple[int, str], limit: int) -> Answer:
    """Solve the puzzle of one line, counting its solutions up to `limit`."""
    number, puzzle = numbered_line
    try:
        found = islice(solutions(Grid.parse(puzzle)), limit)
        first = next(found, None)
    except PuzzleError as error:
        return Answer(number, puzzle, None, None, str(error))
    if first is None:
        return Answer(number, puzzle, 0, None, None)
    return Answer(number, puzzle, 1 + sum(1 for _ in found), str(first), None)


@contextmanager
def _lines(file: str | None) -> Iterator[TextIO]:
    """The file, or stdin. Bytes that are no text become characters that no puzzle has."""
    if file is None or file == "-":
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
        yield sys.stdin
    else:
        with Path(file).open(encoding="utf-8-sig", errors="replace") as lines:
            yield lines


def _puzzles(lines: TextIO) -> Iterator[tuple[int, str]]:
    """The lines that hold a puzzle, with their numbers from 1."""
    for number, line in enumerate(lines, 1):
        puzzle = line.strip()
        if puzzle and not puzzle.startswith("#"):
            yield number, puzzle
