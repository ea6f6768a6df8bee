"""The engine from a shell: `undoku sudoku solve`, `undoku queens count 8`, `undoku knight tour 8 8`, ...

Exit codes: 0 done; 1 some input could not be read, or what was asked for does not exist; 2 the command
itself is wrong; 130 stopped with Ctrl+C.
"""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module

from undoku import __version__
from undoku.search.errors import PuzzleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, NoReturn

GROUPS = (
    ("sudoku", "solve Sudoku puzzles", "undoku.cli.sudoku"),
    ("queens", "place N queens that do not attack each other", "undoku.cli.queens"),
    ("knight", "visit every square with a knight", "undoku.cli.knight"),
    ("strategies", "list the teaching strategies", "undoku.cli.strategies"),
    ("watch", "run a program of your own on a board", "undoku.cli.watch"),
    ("lesson", "check a lesson of your own", "undoku.cli.lesson"),
)
"""The first word of a command, what it is for, and the module that does it, imported when it is asked for.

Each module has `add_commands(group)`; a command is a function from the arguments to the exit code.
"""

STOPPED = 130
PIPE_CLOSED = 141


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with a command in one sentence, and not the whole usage before it."""

    def error(self, message: str) -> NoReturn:
        """End with exit code 2."""
        self.exit(2, f"{self.prog}: {message} (try {self.prog} --help)\n")


class _Group(_Parser):
    """What follows the first word of a command; its module, and so its board, is imported only then."""

    module = ""
    """The module whose commands are still to be added."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Add the commands, then parse as usual; options may stand between words if no command follows."""
        if self.module:
            module, self.module = import_module(self.module), ""
            module.add_commands(self)
            if self._subparsers is None:
                return self.parse_known_intermixed_args(args, namespace)
        return super().parse_known_args(args, namespace)


def build_parser() -> argparse.ArgumentParser:
    """The parser of every command; the chosen command is the `run` of what it returns."""
    parser = _Parser(prog="undoku", description="Solve Sudoku, N-Queens and the knight's tour.")
    parser.add_argument("--version", action="version", version=f"undoku {__version__}")
    groups = parser.add_subparsers(
        metavar="sudoku | queens | knight | strategies | watch | lesson",
        dest="problem",
        required=True,
        parser_class=_Group,
    )
    for name, purpose, module in GROUPS:
        groups.add_parser(name, help=purpose).module = module
    return parser


def _parsed(argv: Sequence[str] | None) -> argparse.Namespace:
    """The arguments; of words that a command does not know it is the command's own help that tells more."""
    parser = build_parser()
    arguments, unknown = parser.parse_known_args(argv)
    if unknown:
        command = (parser.prog, arguments.problem, getattr(arguments, "command", None))
        parser.prog = " ".join(word for word in command if word)
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    return arguments


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; `argv` are the words after the program's name."""
    try:
        arguments = _parsed(argv)
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
