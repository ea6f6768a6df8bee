"""Sets of digits as masks: bit `digit - 1` is set for each digit of the set, so 0b10010010 is 2, 5 and 8."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from undoku.sudoku.layout import Layout


def mask_of(digits: Iterable[int]) -> int:
    """Give the mask of some digits.

    >>> bin(mask_of((2, 5, 8)))
    '0b10010010'
    """
    mask = 0
    for digit in digits:
        mask |= 1 << digit - 1
    return mask


def digits_of(mask: int) -> tuple[int, ...]:
    """Give the digits of a mask, in ascending order.

    >>> digits_of(0b10010010)
    (2, 5, 8)
    """
    return tuple(bit + 1 for bit in range(mask.bit_length()) if mask >> bit & 1)


def fitting(layout: Layout, digits: Sequence[int]) -> list[int]:
    """Give the mask of the digits that no peer holds, for every empty cell; 0 where a digit stands."""
    every = (1 << layout.size) - 1
    held = [0] * layout.cells
    for unit in layout.units + tuple([cage.cells for cage in layout.cages]):
        mask = mask_of(digits[cell] for cell in unit if digits[cell])
        for cell in unit:
            held[cell] |= mask
    return [0 if digit else every & ~taken for digit, taken in zip(digits, held, strict=True)]
