"""How placements of queens are found and printed, for `solve` and for `complete`."""

from __future__ import annotations

from undoku.cli.output import write_json, write_line
from undoku.cli.progress import progress
from undoku.queens import CompletionSearch, QueensSearch, place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from undoku.queens import OrderedSearch, Placement, QueensQuestion

SLICE = 20_000

LECTURE_SIZE = 20
"""Up to this N a single placement is the first in the lecture's order."""

LECTURE_PATIENCE = 300_000
"""Queens placed in looking for it, before any other placement will do."""


def print_placements(n: int, placements: Iterable[Placement], as_json: bool) -> int:
    """Print placements as they come, as boards or as JSON, and return how many there were."""
    printed = 0
    with progress(f"{n} queens", beside_output=True) as update:
        for placement in placements:
            if as_json:
                write_json({"n": placement.n, "columns": placement.columns})
            else:
                if printed:
                    write_line("")
                for line in placement.lines():
                    write_line(line)
            printed += 1
            update(None, f"{printed:,} placements")
    return printed


def found_by(search: QueensSearch | OrderedSearch, units: int) -> Iterator[Placement]:
    """Give what a search finds, as soon as `units` more of it are done."""
    while True:
        search.advance(units)
        yield from search.found
        search.found.clear()
        if search.done:
            return


def one_placement(question: QueensQuestion) -> Placement | None:
    """The lecture's first on small boards; on large ones whatever is found quickly."""
    if question.n <= LECTURE_SIZE:
        search = QueensSearch.about(question)
        while search.nodes < LECTURE_PATIENCE and not search.found and not search.advance(100):
            pass
        if search.found or search.done:
            return search.found[0] if search.found else None
    if question.is_plain:
        return place(question.n)
    completion = CompletionSearch.about(question)
    while not completion.advance(SLICE):
        pass
    return completion.placement
