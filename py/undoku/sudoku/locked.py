"""Locked candidates on the board of `bitboard`, for all boxes and digits at once.

A box shares a *run* of cells with each row and column that crosses it. If all places of a digit in the box
lie in one run, the digit leaves the rest of that row or column ("pointing"). The converse, from a line to
the rest of a box ("claiming"), saves few nodes more and costs as much again, so it is left out.

Two planes of *flags* have the groups that the boxes' plane of the board has, the lower one for runs in
rows, the upper one for runs in columns. A flag stands where the first cell of its run stands, and is set
while the digit has a place in the run. Groups with exactly one flag are found as singles are found.
"""

from __future__ import annotations

from undoku.sudoku.bitboard import BOX, bitboard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.layout import Layout


class Locked:
    """The masks of one layout for `lock`."""

    __slots__ = ("_columns", "_guards", "_plane", "_rows", "_runs", "_shift", "_size", "unlocked")

    def __init__(self, layout: Layout) -> None:
        """Make the masks of a layout; `unlocked` is what `lock` wants at first."""
        masks = bitboard(layout)
        size = self._size = layout.size
        plane = self._plane = masks.plane
        self._shift = masks.record + BOX * plane
        self._guards = masks.guards >> self._shift
        self.unlocked = self._guards | self._guards << plane
        self._runs: dict[int, int] = {}
        # For each distance from the first cell of a run to another, the flags of the runs that have it.
        rows: dict[int, int] = {0: 0}
        columns: dict[int, int] = {0: 0}
        for box, region in enumerate(layout.boxes):
            for number, line in enumerate(layout.units[: 2 * size]):
                slots = [slot for slot, cell in enumerate(region) if cell in line]
                rest = [cell for cell in line if cell not in region]
                folds, upper = (rows, 0) if number < size else (columns, plane)
                for digit in range(size if slots else 0):
                    first = (box * size + digit) * masks.width + slots[0]
                    for slot in slots:
                        distance = slot - slots[0]
                        folds[distance] = folds.get(distance, 0) | 1 << first
                    keep = masks.full
                    for cell in rest:
                        keep ^= masks.candidates[cell][digit]
                    self._runs[upper + first + 1] = keep
        self._rows = tuple(rows.items())
        self._columns = tuple(columns.items())

    def lock(self, board: int, unlocked: int) -> tuple[int, int]:
        """Take away what locked candidates forbid.

        `unlocked` are the guards of the groups of flags that have not been found locked before. Returns the
        board and what is still unlocked.
        """
        size, plane = self._size, self._plane
        cells = board >> self._shift
        guards = cells & self._guards
        guards |= guards << plane
        flags = _fold(cells, self._rows) | _fold(cells, self._columns) << plane
        lows = guards >> size
        ones = guards & unlocked
        ones ^= ones & ((flags & ((flags | guards) - lows) | guards) - lows)
        locked = flags & (ones - (ones >> size))
        runs = self._runs
        while locked:
            flag = locked.bit_length()
            board &= runs[flag]
            locked ^= 1 << flag - 1
        return board, unlocked ^ ones


def _fold(cells: int, folds: tuple[tuple[int, int], ...]) -> int:
    """Set the flag of every run in which at least one of `cells` is left."""
    nearest, *others = folds
    flags = cells & nearest[1]
    for distance, mask in others:
        flags |= cells >> distance & mask
    return flags


_LOCKED: dict[Layout, Locked] = {}


def locked(layout: Layout) -> Locked:
    """Give the masks of a layout, made at its first use."""
    masks = _LOCKED.get(layout)
    if masks is None:
        masks = _LOCKED[layout] = Locked(layout)
    return masks
