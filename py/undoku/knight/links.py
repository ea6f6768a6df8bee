"""Which moves a path over given squares may and must use, and what follows from that.

A path is made a circle: outside the board, one or two more vertices lead from the end of the path back to its
start, so that every vertex is met by exactly two moves of the circle. Then

- a vertex that only two moves are left for uses both, and one that has used two can use no other;
- the moves used make up stretches, and a move between both ends of one stretch would close it too early.

Both rules are applied until nothing new follows ("forced edges"; B. Vandegriend and J. Culberson, "The Gn,m
phase transition is not hard for the Hamiltonian cycle problem", Journal of Artificial Intelligence Research
9, 1998). Vertices are numbers from 0, sets of them are the bits of one integer.
"""

from __future__ import annotations


class Links:
    """The moves that a circle through all vertices may still use, and those it must use.

    `allowed` and `used` hold a set of vertices for each vertex. `mates` holds the other end of a stretch at
    each of its ends, and a vertex itself where it has no move yet. `drawn` counts the moves used. `head` is
    how far the path has been walked from its start, `passed` the set of the vertices passed so far and of
    those outside the board.
    """

    __slots__ = ("allowed", "drawn", "head", "mates", "passed", "used")

    def __init__(self, allowed: list[int], outside: int, head: int) -> None:
        """Start at `head` with no move used; vertices from number `outside` on are outside the board."""
        self.allowed = allowed
        self.used = [0] * len(allowed)
        self.mates = list(range(len(allowed)))
        self.drawn = 0
        self.head = head
        self.passed = (1 << len(allowed)) - (1 << outside) | 1 << head

    def copy(self) -> Links:
        """Return a copy that can be changed."""
        new = Links.__new__(Links)
        new.allowed = self.allowed[:]
        new.used = self.used[:]
        new.mates = self.mates[:]
        new.drawn = self.drawn
        new.head = self.head
        new.passed = self.passed
        return new

    @property
    def complete(self) -> bool:
        """Whether the circle is closed."""
        return self.drawn == len(self.allowed)

    def forbid(self, one: int, two: int) -> bool:
        """Rule out the move between two vertices; False if no circle is left."""
        self.allowed[one] &= ~(1 << two)
        self.allowed[two] &= ~(1 << one)
        return self.settle([one, two], [])

    def settle(self, changed: list[int], wanted: list[tuple[int, int]]) -> bool:
        """Use the moves `wanted` and all that follows from them and from `changed`; False: no circle."""
        allowed, used, mates, size = self.allowed, self.used, self.mates, len(self.allowed)
        while True:
            while wanted:
                one, two = wanted.pop()
                bit_one, bit_two = 1 << one, 1 << two
                if used[one] & bit_two:
                    continue
                if not allowed[one] & bit_two:
                    return False
                used[one] |= bit_two
                used[two] |= bit_one
                self.drawn += 1
                first, last = mates[one], mates[two]
                if first == two:
                    return self.drawn == size
                mates[first], mates[last] = last, first
                for vertex, bit, end in ((one, bit_one, first), (two, bit_two, last)):
                    if vertex != end:
                        # It has both its moves now.
                        spare = allowed[vertex] & ~used[vertex]
                        allowed[vertex] = used[vertex]
                        while spare:
                            low = spare & -spare
                            spare ^= low
                            other = low.bit_length() - 1
                            allowed[other] &= ~bit
                            changed.append(other)
                if self.drawn < size - 1 and allowed[first] >> last & 1 and not used[first] >> last & 1:
                    allowed[first] &= ~(1 << last)
                    allowed[last] &= ~(1 << first)
                    changed += (first, last)
            if not changed:
                return True
            vertex = changed.pop()
            left = allowed[vertex]
            count = left.bit_count()
            if count < 2:
                return False
            if count == 2:
                left &= ~used[vertex]
                while left:
                    low = left & -left
                    left ^= low
                    wanted.append((vertex, low.bit_length() - 1))

    def walk(self) -> list[int]:
        """Let `head` go on over moves that are used already; return the vertices walked over."""
        walked = []
        used, head, passed = self.used, self.head, self.passed
        while onward := used[head] & ~passed:
            # From outside the board there may be two ways to go.
            onward &= -onward
            head = onward.bit_length() - 1
            passed |= onward
            walked.append(head)
        self.head, self.passed = head, passed
        return walked
