"""What is asked of anything recorded that is gone through: a strategy's search, or a reader's own program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.omitted import Omitted


class Counts(Protocol):
    """What had been done."""

    @property
    def placements(self) -> int:
        """How many values had been placed."""


class Calls(Protocol):
    """The calls of a search; see `undoku.search.tree.Tree`, which says what these mean."""

    def node_at(self, position: int, /) -> int:
        """The call that is running at a position."""

    def path(self, number: int, /) -> list[int]:
        """The calls from the first one down to this one."""

    def span(self, number: int, /) -> tuple[int, int]:
        """Where a call begins and ends."""

    def children(self, number: int, /) -> list[int]:
        """The calls made by this one."""

    def calls_by(self, position: int, /) -> int:
        """How many calls had been made by then."""

    def ends_at(self, number: int, position: int, /) -> bool:
        """Whether a call that is open there ends there."""

    def outcome(self, number: int, /) -> str:
        """How the call ended."""

    def size(self, number: int, /) -> int:
        """How many calls were made in it."""

    def label(self, number: int, /) -> tuple[int, int]:
        """What it begins with: cell and value."""

    def begin(self, number: int, /) -> int:
        """The position at which it begins."""


class Ways(Protocol):
    """The jumps from a position; see `undoku.search.jumps.Jumps`."""

    @property
    def aims(self) -> Mapping[str, Callable[[int, int], int | None]]:
        """The jumps to something of one's choice, by their names: they take that and the position."""

    def next_solution(self, position: int, /) -> int | None:
        """The first solution after it."""

    def previous_solution(self, position: int, /) -> int | None:
        """The last solution before it."""

    def next_dead_end(self, position: int, /) -> int | None:
        """The first dead end after it."""

    def previous_dead_end(self, position: int, /) -> int | None:
        """The last dead end before it."""

    def over(self, position: int, /) -> int:
        """Over the call that is opened there."""

    def out(self, position: int, /) -> int:
        """Out of the running call."""

    def placement(self, number: int, /) -> int | None:
        """The placement of that number."""

    def solutions_within(self, begin: int, end: int, /) -> int:
        """How many solutions there are in between."""

    def dead_ends_within(self, begin: int, end: int, /) -> int:
        """How many dead ends there are in between."""


class Moments(Protocol):
    """A trace; its positions are whole numbers from 0."""

    @property
    def omitted(self) -> Omitted:
        """What it leaves out of the whole."""

    @property
    def tree(self) -> Calls:
        """The calls of the search."""

    @property
    def jumps(self) -> Ways:
        """The ways through it."""

    def __len__(self) -> int:
        """Its last position."""

    def depth(self, position: int, /) -> int:
        """How many calls were open at a position."""

    def deepest(self, begin: int, end: int, /) -> int:
        """The greatest depth from one place up to another."""

    def counts(self, position: int, /) -> Counts:
        """What had been done by then."""


Trace = TypeVar("Trace", bound=Moments)
Seen = TypeVar("Seen", bound=Moments, covariant=True)


class Recorded(Protocol[Seen]):
    """The first part of what was recorded, up to `head`, and the last, from `since` on, if that is apart."""

    @property
    def trace(self) -> Seen:
        """The first part."""

    @property
    def ending(self) -> Seen | None:
        """The last part; None where the first one is all."""

    @property
    def head(self) -> int:
        """The last position of the first part."""

    @property
    def since(self) -> int:
        """The first position of the last part."""

    @property
    def steps(self) -> int:
        """The last position of all."""
