"""Steps of a search that lie together, by their positions in the whole search."""

from __future__ import annotations

from typing import Generic, NamedTuple

from undoku.watch.recorded import Trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Part(NamedTuple, Generic[Trace]):
    """The positions of a search from `begin` to `end`, which a trace knows."""

    trace: Trace
    begin: int
    end: int

    def here(self, position: int) -> int:
        """The trace's own position."""
        return self.trace.omitted.here(position)

    def depth(self, position: int) -> int:
        """How many calls were open at a position; the first one at 0."""
        return self.trace.depth(self.here(position))

    def path(self, position: int) -> list[int]:
        """The calls open at a position, the first one first."""
        tree = self.trace.tree
        return tree.path(tree.node_at(self.here(position)))

    def jump(self, name: str, position: int, argument: int) -> int | None:
        """The position that a jump from one in this part, or beside it, leads to; None if there is none."""
        jumps, omitted = self.trace.jumps, self.trace.omitted
        here = omitted.here(position)
        from_here: dict[str, Callable[[int], int | None]] = {
            "next-solution": jumps.next_solution,
            "previous-solution": jumps.previous_solution,
            "next-dead-end": jumps.next_dead_end,
            "previous-dead-end": jumps.previous_dead_end,
            "over": jumps.over,
            "out": jumps.out,
        }
        if name == "placement":
            found = jumps.placement(argument - omitted.counts[1])
        elif aim := jumps.aims.get(name):
            found = aim(argument, here)
        else:
            found = from_here[name](here)
        if found is None:
            return None
        if name in ("over", "out"):
            return min(omitted.position(found), self.end)
        return omitted.position(found) if self.begin <= omitted.position(found) <= self.end else None

    def after(self, node: int) -> int:
        """The first position after a call that began before this part."""
        omitted = self.trace.omitted
        if not omitted.has(node):
            return self.begin
        _, end = self.trace.tree.span(node)
        return max(self.begin, omitted.position(min(end + 1, len(self.trace))))
