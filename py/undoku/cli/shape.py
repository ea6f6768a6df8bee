"""The options that say what shape puzzles have, where that cannot be seen."""

from __future__ import annotations

from undoku.cli.errors import CommandError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from undoku.sudoku import Layout

RANDOM = "random"


def add_shape(parser: argparse.ArgumentParser) -> None:
    """Add the options of a command that reads puzzles."""
    parser.add_argument("--size", metavar="N", help="rows, of the usual boxes (default: as it looks, or 9)")
    add_rules(parser)


def add_rules(parser: argparse.ArgumentParser, drawn: bool = False) -> None:
    """Add the options besides the size; where something may be `drawn`, regions and cages may be `random`."""
    more = f", or {RANDOM}" if drawn else ""
    parser.add_argument(
        "--regions", metavar="LETTERS", help=f"the boxes: a letter a cell, in reading order{more}"
    )
    parser.add_argument(
        "--diagonal", action="store_true", help="both long diagonals hold every digit once as well"
    )
    parser.add_argument(
        "--cages",
        metavar="TEXT",
        help=f"sums and cells of cages, as in 10:0.1.9_3:2.3, cells from 0, a sum 0 for none{more}",
    )


def layout_of(arguments: argparse.Namespace, drawn: bool = False) -> Layout | None:
    """The shape that the options describe, None where there are none; raises LayoutError and CommandError.

    Without a size and regions it is 9 by 9. What is `random` is left out where it is drawn, and an error
    elsewhere.
    """
    for name in () if drawn else ("regions", "cages"):
        if getattr(arguments, name) == RANDOM:
            raise CommandError(
                f"--{name} {RANDOM} is for generate alone: here the {name} of the puzzle are needed."
            )
    asked = {"size": arguments.size, "shape": arguments.regions, "cages": arguments.cages}
    asked = {key: value for key, value in asked.items() if value not in (None, "", RANDOM)}
    if not asked and not arguments.diagonal:
        return None
    from undoku.sudoku.shape import shape_of

    return shape_of({**asked, "diagonal": arguments.diagonal})


def words_of(arguments: argparse.Namespace) -> str:
    """The options as they are written in a command, for a run that goes on with an earlier one."""
    values = {name: getattr(arguments, name) for name in ("size", "regions", "cages")}
    words = [f" --{name} {value}" for name, value in values.items() if value]
    return "".join([*words, " --diagonal" if arguments.diagonal else ""])
