"""Which sets of columns are joined with which, of those that are images of each other one."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

BACKWARDS = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))
"""For every byte the one with its bits in reverse order."""


class Join(NamedTuple):
    """A lower half for an upper one, both of them sets of columns as masks."""

    lower: int
    middle: int
    """The column of the queen on the middle row, -1 if there is no such row."""
    weight: int
    """How many joins give the same number, being its images when the board is mirrored or flipped."""


def joins_of(
    n: int, middle_columns: int, pair: tuple[int, int], uppers: Iterable[int]
) -> Iterator[tuple[int, int, list[Join]]]:
    """What the buckets of upper halves are joined with, one of each set of images.

    Yields the place and the columns of each upper half with which something is joined. `pair` is what the
    upper and the lower half use of the columns in the middle.
    """
    is_flipped, is_mirrored, is_turned = _symmetry(n, pair)
    has_middle = n % 2 == 1
    everything = (1 << n) - 1
    last = 1 << n - 1
    left = middle_columns ^ pair[0] ^ pair[1]
    for at, upper in enumerate(uppers):
        rest = everything ^ upper
        if is_flipped and not has_middle and rest < upper:
            continue
        upper_mirrored = mirrored_columns(n, upper)
        if is_mirrored and upper_mirrored < upper:
            continue
        middles = ([left] if left else bits_of(rest & ~middle_columns)) if has_middle else [0]
        joins = []
        for middle in middles:
            lower = rest ^ middle
            if is_flipped and lower < upper:
                continue
            # One column is mirrored by dividing.
            lower_mirrored = everything ^ upper_mirrored ^ (middle and last // middle)
            if is_mirrored and upper_mirrored == upper and lower_mirrored < lower:
                continue
            if is_turned and (lower_mirrored, upper_mirrored) < (upper, lower):
                continue
            is_symmetric = upper == lower_mirrored or (upper == upper_mirrored and lower == lower_mirrored)
            joins.append(Join(lower, middle.bit_length() - 1, 2 if is_symmetric else 4))
        if joins:
            yield at, upper, joins


def _symmetry(n: int, pair: tuple[int, int]) -> tuple[bool, bool, bool]:
    """Whether flipping the board, mirroring it, or both leave the pair as it is."""
    mirrored = (mirrored_columns(n, pair[0]), mirrored_columns(n, pair[1]))
    return pair[::-1] == pair, mirrored == pair, mirrored[::-1] == pair


def images_of(n: int, upper: int, lower: int) -> set[tuple[int, int]]:
    """The columns of both halves when the board is mirrored, flipped, both or neither."""
    mirrored = (mirrored_columns(n, upper), mirrored_columns(n, lower))
    return {(upper, lower), (lower, upper), mirrored, mirrored[::-1]}


def mirrored_columns(n: int, columns: int) -> int:
    """A set of columns when the board is mirrored; n is 24 at most."""
    low, middle, high = columns & 255, columns >> 8 & 255, columns >> 16
    return (BACKWARDS[low] << 16 | BACKWARDS[middle] << 8 | BACKWARDS[high]) >> 24 - n


def bits_of(mask: int) -> list[int]:
    """The bits that are set in a mask, from the lowest."""
    return [1 << index for index in range(mask.bit_length()) if mask >> index & 1]
