"""Which sets of columns are joined with which, of those that are images of each other one."""

from functools import cache
from typing import NamedTuple


class Join(NamedTuple):
    """A lower half for an upper one, both of them sets of columns as masks."""

    lower: int
    middle: int
    """The column of the queen on the middle row, -1 if there is no such row."""
    weight: int
    """How many joins give the same number, being its images when the board is mirrored or flipped."""


def joins_of(n: int, middle_columns: int, pair: tuple[int, int], upper: int) -> list[Join]:
    """What the bucket of an upper half is joined with, one of each set of images.

    `pair` is what the upper and the lower half use of the columns in the middle.
    """
    rest = (1 << n) - 1 ^ upper
    is_flipped, is_mirrored, is_turned = _symmetry(n, pair)
    if n % 2 == 0 and is_flipped and rest < upper:
        return []
    upper_mirrored = mirrored_columns(n, upper)
    if is_mirrored and upper_mirrored < upper:
        return []
    left = middle_columns ^ pair[0] ^ pair[1]
    middles = [0] if n % 2 == 0 else [left] if left else bits_of(rest & ~middle_columns)
    joins = []
    for middle in middles:
        lower = rest ^ middle
        lower_mirrored = (1 << n) - 1 ^ upper_mirrored ^ (mirrored_columns(n, middle) if middle else 0)
        is_later = (
            (is_flipped and lower < upper)
            or (is_mirrored and upper_mirrored == upper and lower_mirrored < lower)
            or (is_turned and (lower_mirrored, upper_mirrored) < (upper, lower))
        )
        if not is_later:
            is_symmetric = upper == lower_mirrored or (upper == upper_mirrored and lower == lower_mirrored)
            joins.append(Join(lower, middle.bit_length() - 1, 2 if is_symmetric else 4))
    return joins


@cache
def _symmetry(n: int, pair: tuple[int, int]) -> tuple[bool, bool, bool]:
    """Whether flipping the board, mirroring it, or both leave the pair as it is."""
    mirrored = (mirrored_columns(n, pair[0]), mirrored_columns(n, pair[1]))
    return pair[::-1] == pair, mirrored == pair, mirrored[::-1] == pair


def images_of(n: int, upper: int, lower: int) -> set[tuple[int, int]]:
    """The columns of both halves when the board is mirrored, flipped, both or neither."""
    mirrored = (mirrored_columns(n, upper), mirrored_columns(n, lower))
    return {(upper, lower), (lower, upper), mirrored, mirrored[::-1]}


def mirrored_columns(n: int, columns: int) -> int:
    """A set of columns when the board is mirrored."""
    return int(f"{columns:0{n}b}"[::-1], 2)


def bits_of(mask: int) -> list[int]:
    """The bits that are set in a mask, from the lowest."""
    return [1 << index for index in range(mask.bit_length()) if mask >> index & 1]
