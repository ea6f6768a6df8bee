"""Where a path that is being drawn may still end."""

from collections.abc import Iterable


class Ending:
    """The places on which a tour may end, None for any, and how many of them are still free.

    >>> ending = Ending([5, 7])
    >>> ending.visited(5)
    >>> ending.allowed([6, 7], left=2), ending.allowed([6, 7], left=1)
    ([6], [7])
    """

    def __init__(self, places: Iterable[int] | None) -> None:
        """Take the places, all free as yet."""
        self.places = None if places is None else frozenset(places)
        self._free = 0 if self.places is None else len(self.places)

    def allows(self, place: int) -> bool:
        """Whether a tour may end on this place."""
        return self.places is None or place in self.places

    def allowed(self, places: list[int], left: int) -> list[int]:
        """Those of some free places after which the tour can still end where it has to, with so many left."""
        ends = self.places
        if ends is None:
            return places
        if left == 1:
            return [place for place in places if place in ends]
        if self._free > 1:
            return places
        return [place for place in places if place not in ends] if self._free else []

    def visited(self, place: int) -> None:
        """Count a place that is visited now."""
        if self.places is not None and place in self.places:
            self._free -= 1

    def left(self, place: int) -> None:
        """Count a place that was visited and is free again."""
        if self.places is not None and place in self.places:
            self._free += 1
