"""What commands that take names of techniques share: how a name is read, and where the names are listed."""

from __future__ import annotations

import argparse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

NEAR = 6
"""So many names are offered in place of an unknown one."""


def add_parser(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    says: str,
    more: Callable[[], list[str]] | None = None,
) -> argparse.ArgumentParser:
    """Add a command whose help lists the techniques, and before them what `more` gives."""
    parser = commands.add_parser(
        name, help=says, add_help=False, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    # Only with the help the names are needed, which take longer to import than many a puzzle to solve.
    parser.add_argument(
        "-h",
        "--help",
        action=_Help,
        nargs=0,
        const=more,
        default=argparse.SUPPRESS,
        help="show this help and exit",
    )
    return parser


class _Help(argparse.Action):
    """Adds the names of the techniques to the help before it is shown."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        """Show the help and exit."""
        from textwrap import fill

        from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER

        lists = self.const() if callable(self.const) else []
        lists.append(f"The techniques, easiest first: {', '.join(BY_IDENTIFIER)}.")
        parser.epilog = "\n".join(fill(names, 79, break_on_hyphens=False) for names in lists)
        parser.print_help()
        parser.exit()


def known(name: str) -> str:
    """Take the name of a technique, however it is spaced and capitalised."""
    from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER

    identifier = "-".join(name.lower().replace("_", " ").replace("-", " ").split())
    if identifier in BY_IDENTIFIER:
        return identifier
    from difflib import get_close_matches

    near = [each for each in BY_IDENTIFIER if len(identifier) > 2 and identifier in each]
    near += [each for each in get_close_matches(identifier, BY_IDENTIFIER, NEAR) if each not in near]
    shown = repr(name if len(name) <= 40 else f"{name[:37]}...")
    if not near:
        raise argparse.ArgumentTypeError(f"there is no technique {shown}; the help lists them")
    names = ", ".join(near[:NEAR])
    raise argparse.ArgumentTypeError(f"there is no technique {shown}; names near it: {names}")
