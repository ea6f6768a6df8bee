"""The number of placements of queens, in this process or with its parts on several cores."""

from __future__ import annotations

from undoku.queens import CountSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.cli.progress import Update

SLICE = 20_000


def count_queens(n: int, fundamental: bool, jobs: int, update: Update) -> int:
    """How many placements of n queens there are; `update` is told how far it is. May raise BoardError."""
    if jobs == 1:
        search = CountSearch(n, fundamental)
        while search.total is None:
            if not search.advance(SLICE):
                update(search.progress, f"{search.progress:.0%}")
        return search.total
    from undoku.cli.parallel import ordered_map
    from undoku.queens.parts import parts, total_of

    whole = parts(n)
    founds: list[int] = []
    done = 0.0
    questions = [(n, index) for index in range(len(whole))]
    jobs = min(jobs, len(whole))
    for part, found in zip(whole, ordered_map(_found, questions, jobs, size=1), strict=True):
        founds.append(found)
        done += part.share
        update(done, f"{done:.0%}")
    return total_of(n, founds, fundamental)


def _found(question: tuple[int, int]) -> int:
    from undoku.queens.parts import PartSearch

    search = PartSearch(*question)
    while not search.advance(SLICE):
        pass
    return search.found
