"""Half boards that use the same columns."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Bucket(NamedTuple):
    """The states of half boards, some of them of the mirrored half board: images are not made one by one."""

    plain: Sequence[int]
    mirrored: Sequence[int]

    @property
    def size(self) -> int:
        """How many half boards there are."""
        return len(self.plain) + len(self.mirrored)

    def without(self, squares: tuple[int, int]) -> "Bucket":
        """Those that attack neither of the squares: the first is for plain states, the other for mirrored."""
        plain, mirrored = squares
        return Bucket(
            [state for state in self.plain if not state & plain],
            [state for state in self.mirrored if not state & mirrored] if self.mirrored else (),
        )

    def with_held(self, squares: tuple[int, int]) -> "Bucket":
        """The same with the diagonals of the squares held, too."""
        plain, mirrored = squares
        return Bucket([state | plain for state in self.plain], [state | mirrored for state in self.mirrored])

    def pieces(self, length: int) -> "Iterator[Bucket]":
        """All of it, `length` states or fewer at a time."""
        for at in range(0, len(self.plain), length):
            yield Bucket(self.plain[at : at + length], [])
        for at in range(0, len(self.mirrored), length):
            yield Bucket([], self.mirrored[at : at + length])
