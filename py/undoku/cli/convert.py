"""`undoku sudoku convert`: positions in any text form, written in another."""

from __future__ import annotations

from undoku.cli.input import lines_of
from undoku.cli.output import Lines, complain

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

FORMS = ("81", "grid", "candidates", "hodoku")
_OF_SEVERAL_LINES = ("grid", "candidates")


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `convert` to the commands of `sudoku`."""
    parser = commands.add_parser("convert", help="write positions in another form")
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="positions of any form, mixed; stdin if left out or -"
    )
    parser.add_argument("--to", choices=FORMS, required=True, help="the form to write")
    parser.set_defaults(run=run_convert)


def run_convert(arguments: argparse.Namespace) -> int:
    """Write every position of the input; 1 if one could not be read."""
    from undoku.sudoku import GridError, Position
    from undoku.sudoku.forms.records import records

    code = 0
    between = ""
    with Lines() as output, lines_of(arguments.file, output.flush) as lines:
        for number, text in records(lines):
            try:
                output.write(between + Position.parse(text, line=number).write(arguments.to))
            except GridError as error:
                code = 1
                complain(output, error)
            else:
                between = "\n" if arguments.to in _OF_SEVERAL_LINES else ""
    return code
