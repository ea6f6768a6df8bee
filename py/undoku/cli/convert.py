"""`undoku sudoku convert`: positions in any text form, written in another."""

from __future__ import annotations

from undoku.cli.input import lines_of
from undoku.cli.output import Lines, placed
from undoku.cli.positions import positions
from undoku.cli.shape import add_shape, layout_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

FORMS = (
    "81", "grid", "candidates", "hodoku", "729", "sdk", "sdm", "ss", "opensudoku", "csv", "tsv", "json",
    "sudokuwiki", "sudokuexchange", "fpuzzles", "sudokupad", "penpa", "link",
)  # fmt: skip
"""The names of the forms, which are imported when one is asked for."""


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `convert` to the commands of `sudoku`."""
    parser = commands.add_parser("convert", help="write positions in another form")
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="positions of any form, mixed; stdin if left out or -"
    )
    parser.add_argument("--to", choices=FORMS, required=True, help="the form to write")
    parser.add_argument("--from", dest="form", choices=FORMS, help="the form to read, if not by its looks")
    add_shape(parser)
    parser.set_defaults(run=run_convert)


def run_convert(arguments: argparse.Namespace) -> int:
    """Write every position of the input; 1 if one could not be read or written."""
    from undoku.sudoku import GridError, Position
    from undoku.sudoku.forms.register import form_of

    form = form_of(arguments.to)
    layout = layout_of(arguments)
    code = 0
    written = 0
    with Lines(file=arguments.file) as output, lines_of(arguments.file, output.flush) as lines:
        for number, text in positions(lines):
            try:
                line = form.record(Position.parse(text, layout, line=number, form=arguments.form))
            except GridError as error:
                code = 1
                output.complain(placed(error, number))
            else:
                output.write((form.between if written else form.head) + line)
                written += 1
        if written and form.tail:
            output.write(form.tail.lstrip("\n"))
    return code
