"""Choices of cells with as many digits, or of digits with as many cells: what subsets are found by."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def closed(masks: Sequence[int]) -> tuple[list[tuple[int, int]], ...]:
    """Give every choice of two, three and four masks that have as many bits between them, with these bits.

    >>> closed((0b11, 0b11, 0b110))
    ([(3, 3)], [(7, 7)], [])
    """
    few = [(1 << index, mask) for index, mask in enumerate(masks) if 2 <= mask.bit_count() <= 4]
    found: tuple[list[tuple[int, int]], ...] = ([], [], [])
    if len(few) > 1:
        _choose(few, 0, 0, 0, 1, found)
    return found


def _choose(
    masks: list[tuple[int, int]],
    start: int,
    chosen: int,
    union: int,
    size: int,
    found: tuple[list[tuple[int, int]], ...],
) -> None:
    """Add one more to a choice in every way; `size` is how many there are then."""
    for index in range(start, len(masks)):
        name, mask = masks[index]
        joined = union | mask
        bits = joined.bit_count()
        if bits <= 4:
            if bits == size > 1:
                found[size - 2].append((chosen | name, joined))
            if size < 4:
                _choose(masks, index + 1, chosen | name, joined, size + 1, found)
