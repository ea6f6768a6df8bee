"""`undoku sudoku convert`: positions in any text form, written in another."""

from __future__ import annotations

from undoku.cli.input import lines_of
from undoku.cli.output import Lines, complain
from undoku.cli.shape import add_shape, layout_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `convert` to the commands of `sudoku`."""
    from undoku.sudoku.forms.register import FORMS

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
    from undoku.sudoku.forms.records import records
    from undoku.sudoku.forms.register import form_of

    form = form_of(arguments.to)
    layout = layout_of(arguments)
    code = 0
    written = 0
    with Lines() as output, lines_of(arguments.file, output.flush) as lines:
        for number, text in records(lines):
            try:
                line = form.record(Position.parse(text, layout, line=number, form=arguments.form))
            except GridError as error:
                code = 1
                if "line" in error.values:
                    complain(output, error)
                else:
                    output.complain(f"line {number}: {error}")
            else:
                output.write((form.between if written else form.head) + line)
                written += 1
        if written and form.tail:
            output.write(form.tail.lstrip("\n"))
    return code
