"""Locked candidates on the board of `bitboard`, for all boxes and digits at once.

A box shares a *run* of cells with each row and column that crosses it. If all places of a digit in the box
lie in one run, the digit leaves the rest of that row or column ("pointing"). The converse, from a line to
the rest of a box ("claiming"), saves few nodes more and costs as much again, so it is left out.

Two planes of *flags* have the groups that the boxes' plane of the board has, the lower one for runs in
rows, the upper one for runs in columns. A flag stands where the first cell of its run stands, and is set
while the digit has a place in the run. Groups with exactly one flag are found as singles are found.
"""

from __future__ import annotations

from functools import partial

from undoku.sudoku.bitboard import BOX, Lazy, bitboard, made

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.bitboard import Bitboard
    from undoku.sudoku.layout import Layout


class Locked:
    """The masks of one layout for `lock`."""

    __slots__ = (
        "_boxes",
        "_firsts",
        "_folds",
        "_plane",
        "_rests",
        "_runs",
        "_shift",
        "_size",
        "_slots",
        "unlocked",
    )

    def __init__(self, layout: Layout) -> None:
        """Make the masks of a layout; `unlocked` is what `lock` wants at first."""
        masks = bitboard(layout)
        size = self._size = layout.size
        plane = self._plane = masks.plane
        self._shift = BOX * plane
        self._boxes = (1 << plane) - 1
        # Two planes have the slots and the guards of any two planes of the board.
        two = (1 << 2 * plane) - 1
        self._slots = masks.slots & two
        self.unlocked = masks.guards & two
        self._rests: dict[int, tuple[list[int], int]] = {}
        self._runs = Lazy(partial(_without, masks, self._rests))
        # For each distance from the first cell of a run to another, the flags of the runs that have it.
        folds = {0: 0}
        for box, region in enumerate(layout.boxes):
            for number, line in enumerate(layout.units[: 2 * size]):
                slots = [slot for slot, cell in enumerate(region) if cell in line]
                rest = [cell for cell in line if cell not in region]
                base = 0 if number < size else plane
                for digit in range(size if slots else 0):
                    first = base + (box * size + digit) * masks.width + slots[0]
                    for slot in slots:
                        distance = slot - slots[0]
                        folds[distance] = folds.get(distance, 0) | 1 << first
                    self._rests[first + 1] = rest, digit
        self._firsts = folds.pop(0)
        self._folds = tuple(folds.items())

    def lock(self, board: int, unlocked: int) -> tuple[int, int]:
        """Take away what locked candidates forbid.

        `unlocked` are the guards of the groups of flags that have not been found locked before. Returns the
        board and what is still unlocked.
        """
        slots = self._slots
        cells = board >> self._shift & self._boxes
        cells |= cells << self._plane
        flags = cells & self._firsts
        for distance, mask in self._folds:
            flags |= cells >> distance & mask
        rest = flags & (flags + slots)
        ones = cells & unlocked
        ones ^= ones & (rest + slots)
        locked = flags & (ones - (ones >> self._size))
        runs = self._runs
        while locked:
            flag = locked.bit_length()
            board &= runs[flag]
            locked ^= 1 << flag - 1
        return board, unlocked ^ ones


def _without(masks: Bitboard, rests: dict[int, tuple[list[int], int]], flag: int) -> int:
    """Give the mask that takes a digit away from the cells of a line that are in none of its run's boxes."""
    keep = masks.full
    rest, digit = rests[flag]
    for cell in rest:
        keep ^= masks.candidates[cell][digit]
    return keep


_LOCKED: dict[Layout, Locked] = {}


def locked(layout: Layout) -> Locked:
    """Give the masks of a layout, made at its first use."""
    return _LOCKED.get(layout) or made(_LOCKED, layout, Locked)
