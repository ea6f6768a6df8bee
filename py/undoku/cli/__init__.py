"""The engine from a shell: `undoku sudoku solve`, `undoku queens count 8`, `undoku knight tour 8 8`, ...

Exit codes: 0 done; 1 some input could not be read, or what was asked for does not exist; 2 the command
itself is wrong; 130 stopped with Ctrl+C.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from undoku.cli import knight, queens, sudoku, trace
from undoku.search import PuzzleError

GROUPS = (sudoku, queens, knight, trace)
"""Each has `add_commands(problems)`; a command is a function from the arguments to the exit code."""

STOPPED = 130
PIPE_CLOSED = 141


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with a command in one sentence, and not the whole usage before it."""

    def error(self, message: str) -> NoReturn:
        """End with exit code 2."""
        self.exit(2, f"{self.prog}: {message} (try {self.prog} --help)\n")


def build_parser() -> argparse.ArgumentParser:
    """The parser of every command; the chosen command is the `run` of what it returns."""
    parser = _Parser(prog="undoku", description="Solve Sudoku, N-Queens and the knight's tour.")
    problems = parser.add_subparsers(
        metavar="sudoku | queens | knight | strategies", dest="problem", required=True
    )
    for group in GROUPS:
        group.add_commands(problems)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; `argv` are the words after the program's name."""
    try:
        arguments = build_parser().parse_args(argv)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except PuzzleError as error:
        print(f"undoku: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # Python would complain once more while it flushes the closed pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        print(f"undoku: {error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        return 1
    return code
