"""`undoku queens orbit`: the images of a placement under rotation and reflection."""

from __future__ import annotations

from undoku.cli.arguments import columns, whole_number
from undoku.cli.output import write_json, write_line
from undoku.queens import Placement, words
from undoku.queens.orbit import orbit

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

SUMMARY = "print the images of a placement under symmetry"
DESCRIPTION = """
Turn and reflect a placement in the eight ways in which a square can be, and print the different images, each
with the symmetries that make it: there are 8, 4, 2 or 1 of them. Rows and columns are counted from 0.
"""


def add_orbit(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `orbit` to the commands of `queens`."""
    parser = commands.add_parser("orbit", help=SUMMARY, description=DESCRIPTION)
    parser.add_argument("n", metavar="N", type=whole_number, help="queens, rows and columns")
    parser.add_argument(
        "--columns",
        metavar="C,C,...",
        type=columns,
        required=True,
        help="for each row the column of its queen, from 0",
    )
    parser.add_argument(
        "--json", action="store_true", help="one JSON object; each image with all its symmetries"
    )
    parser.set_defaults(run=run_orbit)


def run_orbit(arguments: argparse.Namespace) -> int:
    """Print the different images, each with the symmetries that make it, and why there are so many."""
    members = orbit(arguments.n, arguments.columns)
    if arguments.json:
        listed = [{"symmetry": member.symmetries, "columns": member.columns} for member in members]
        write_json({"n": arguments.n, "size": len(members), "members": listed})
        return 0
    for member in members:
        write_line(", ".join(member.symmetries))
        for line in Placement(member.columns).lines():
            write_line(line)
        write_line("")
    write_line(words.orbit(len(members)))
    return 0
