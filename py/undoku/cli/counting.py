"""The number of placements of queens, in this process or with its parts on several cores or a cluster."""

from __future__ import annotations

import sys

from undoku.cli.errors import CommandError
from undoku.queens import CountSearch
from undoku.queens.parts import LARGEST_COUNTED, LARGEST_IN_PARTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from typing import TypeAlias

    from undoku.cli.progress import Update

    Found: TypeAlias = tuple[int, str | None]
    """How many placements there are in a part, or 0 and why that is not known."""

SLICE = 20_000


def count_queens(arguments: argparse.Namespace, update: Update) -> int:
    """How many placements of n queens there are; `update` is told how far it is.

    May raise BoardError or CommandError.
    """
    if (arguments.jobs or 1) > 1 or arguments.cluster is not None or arguments.resume is not None:
        return _in_parts(arguments, update)
    if LARGEST_COUNTED < arguments.n <= LARGEST_IN_PARTS:
        raise CommandError(
            f"N is {arguments.n}: above {LARGEST_COUNTED} placements are counted in parts, which takes long:"
            " say --jobs N, --cluster ADDRESS, or --resume STATE to be able to go on after a stop"
        )
    return count_here(arguments.n, arguments.unique, update)


def count_here(n: int, fundamental: bool, update: Update) -> int:
    """The same in this process, all at once. May raise BoardError."""
    search = CountSearch(n, fundamental)
    while search.total is None:
        if not search.advance(SLICE):
            update(search.progress, f"{search.progress:.0%}")
    return search.total


def _in_parts(arguments: argparse.Namespace, update: Update) -> int:
    from undoku.cli.pace import Pace
    from undoku.cli.progress import remark
    from undoku.cli.spread import spread
    from undoku.queens.parts import parts, total_of

    n: int = arguments.n
    whole = parts(n)
    founds, save = _counted_before(arguments.resume, n, len(whole))
    pace = Pace(f"of {len(whole) - len(founds):,} parts", 1.0)
    pace.skip(sum(whole[index].share for index in founds))
    left = [(n, index) for index in range(len(whole)) if index not in founds]
    if left:
        if founds:
            remark(
                f"{len(founds):,} of {len(whole):,} parts are counted already: this goes on with the others"
            )
        with spread(arguments, most=len(left)) as place:
            update(pace.done, pace.words(place.workers))
            for (_, index), (found, reason) in place.pairs(
                _found, left, _not_found, _nothing, size=1, ordered=False
            ):
                if reason is None:
                    founds[index] = found
                    save(founds)
                else:
                    print(f"undoku: part {index + 1} of {len(whole)}: {reason}", file=sys.stderr)
                pace.count(whole[index].share)
                update(pace.done, pace.words(place.workers))
    missing = len(whole) - len(founds)
    if missing:
        raise CommandError(f"{missing} of {len(whole)} parts are not counted, so the number is not known")
    return total_of(n, list(founds.values()), arguments.unique)


def _counted_before(
    file: str | None, n: int, number: int
) -> tuple[dict[int, int], Callable[[dict[int, int]], object]]:
    """What was found in parts by an earlier run, and what keeps what is found now."""
    if file is None:
        return {}, lambda founds: None
    from undoku.cli.resume import StateFile

    state = StateFile(file, f"queens count {n}")
    counted = state.values.get("parts", {})
    names = {str(index): index for index in range(number)}
    if not (
        isinstance(counted, dict)
        and state.values.get("of", number) == number
        and names.keys() >= counted.keys()
        and all(type(found) is int for found in counted.values())
    ):
        raise state.error()
    founds = {names[name]: found for name, found in counted.items()}
    return founds, lambda founds: state.save(
        {"of": number, "parts": {str(index): founds[index] for index in founds}}
    )


def _found(question: tuple[int, int]) -> Found:
    from undoku.queens.parts import PartSearch

    search = PartSearch(*question)
    while not search.advance(SLICE):
        pass
    return search.found, None


def _not_found(question: tuple[int, int], reason: str) -> Found:
    from undoku.cli.spread import GIVEN_UP

    return 0, f"{GIVEN_UP}: {reason}"


def _nothing() -> None:
    """Nothing is held back that could be printed."""
