"""How numbers and squares are written in a command, and what the three `trace` commands share."""

import argparse
import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.queens import QueensQuestion

MOST_DIGITS = 18


def whole_number(text: str) -> int:
    """A whole number, negative ones included: the engine says what range is right."""
    if not re.fullmatch(r"[+-]?[0-9]+", text):
        raise argparse.ArgumentTypeError(f"{_short(text)} is not a whole number")
    if len(text) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"{_short(text)} is too large")
    return int(text)


def positive_number(text: str) -> int:
    """A whole number from 1."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too small: it must be at least 1")
    return number


def square(text: str) -> tuple[int, int]:
    """A square written as R:C, row and column counted from 0."""
    row, colon, column = text.partition(":")
    if not colon:
        raise argparse.ArgumentTypeError(
            f"{_short(text)} is not a square: write row and column from 0, like 0:7"
        )
    return whole_number(row.strip()), whole_number(column.strip())


def squares(text: str) -> list[tuple[int, int]]:
    """Squares written as R:C,R:C,..."""
    return [square(part) for part in text.split(",") if part.strip()]


def columns(text: str) -> list[int]:
    """Columns written as C,C,..., counted from 0."""
    return [whole_number(part.strip()) for part in text.split(",") if part.strip()]


def add_squares(parser: argparse.ArgumentParser) -> None:
    """Add the squares of a board of queens that are given to a command."""
    parser.add_argument("--queens", metavar="R:C,...", type=squares, default=[], help="queens already placed")
    parser.add_argument(
        "--blocked", metavar="R:C,...", type=squares, default=[], help="squares to stay empty"
    )


def question_of(arguments: argparse.Namespace) -> "QueensQuestion":
    """What is asked of a board of queens with N and what `add_squares` adds."""
    from undoku.queens import QueensQuestion

    return QueensQuestion.of({"n": arguments.n, "queens": arguments.queens, "blocked": arguments.blocked})


def add_trace(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> argparse.ArgumentParser:
    """Add `trace` to the commands of a problem and return its parser, which still needs the puzzle."""
    parser = commands.add_parser("trace", help="run a teaching strategy and count what it does")
    parser.add_argument(
        "--strategy", metavar="NAME", required=True, help="one that `undoku strategies` lists"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a search")
    parser.add_argument("--steps", action="store_true", help="every step instead, one JSON object a line")
    return parser


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "...")
