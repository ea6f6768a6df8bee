"""What every kind of job is: something that is done in slices, and tells how far it has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku import Layout

USUAL_SIZE = 9

Question = Mapping[str, Any]
"""What a job is opened with: plain values by name, as they come out of JSON."""

Report = dict[str, object]
"""Plain values by name, as they go into JSON."""


class BaseJob:
    """A job that has nothing to do yet and tells nothing.

    Attributes:
        answers: the names of the methods that may be asked. Each takes plain values by name, and returns
            plain values or a flat `array`, within some milliseconds.
    """

    answers: ClassVar[tuple[str, ...]] = ()

    @property
    def done(self) -> bool:
        """Whether there is nothing left to do."""
        return True

    def advance(self) -> None:
        """Go on for a slice, which takes a millisecond or a few in a browser."""

    def report(self) -> Report:
        """Tell how far the job has come."""
        return {}


class Search(Protocol):
    """A search of the engine, which is pulled."""

    @property
    def done(self) -> bool:
        """Whether it has come to its end."""

    def advance(self, budget: int, /) -> object:
        """Go on for about so many units of its own."""


class SearchJob(BaseJob):
    """A job that is one search, and done when that is.

    Attributes:
        search: what is searched; each kind of job begins its own.
        units: how far the search goes in a slice.
    """

    search: Search
    units: int

    @property
    def done(self) -> bool:
        """Whether the search has come to its end."""
        return self.search.done

    def advance(self) -> None:
        """Search on."""
        self.search.advance(self.units)


def slice_of(layout: Layout) -> int:
    """Say how many nodes of a Sudoku are a slice: large grids and cages take longer for each."""
    return 100 if layout.size <= USUAL_SIZE and not layout.cages else 5
