"""Locked candidates on the board of `bitboard`, for all units and digits at once.

Two units that cross, such as a row and a box, share a *run* of cells. If all places of a digit in one of
them lie in the run, the digit leaves the rest of the other. (Known as locked candidates: pointing where the
first unit is a box, claiming where it is a line.)

A second board holds one *flag* a run instead of one bit a cell: it is set while the digit has a place in
the run. Its four planes are boxes cut by rows, rows cut by boxes, columns cut by boxes, and boxes cut by
columns; a flag stands where the first cell of its run stands in the group of that unit and digit. A group
with exactly one flag left is locked, and is found as singles are found: by two subtractions.
"""

from __future__ import annotations

from undoku.sudoku.bitboard import COLUMN, ROW, Bitboard, bitboard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.layout import Layout


class Locked:
    """The masks of one layout for `lock`."""

    __slots__ = (
        "_box_plane",
        "_boxes",
        "_cell_guards",
        "_lines",
        "_plane",
        "_runs",
        "_size",
        "_upper_guards",
    )

    def __init__(self, layout: Layout) -> None:
        """Make the masks of a layout."""
        masks = bitboard(layout)
        size = self._size = layout.size
        self._plane = masks.plane
        self._box_plane = (1 << masks.plane) - 1
        self._cell_guards = masks.cell_guards
        self._upper_guards = masks.guards ^ masks.cell_guards
        self._runs: dict[int, int] = {}
        # For each distance from the first cell of a run to another, the flags of the runs that have it.
        lines: dict[int, int] = {0: 0}
        boxes: dict[int, int] = {0: 0}
        for box, region in enumerate(layout.boxes):
            for number, line in enumerate(layout.units[: 2 * size]):
                run = [cell for cell in line if layout.box_of[cell] == box]
                if run:
                    kind, number = (ROW, number) if number < size else (COLUMN, number - size)
                    self._add(masks, run, (box, region), (kind, number, line), lines, boxes)
        self._lines = tuple(lines.items())
        self._boxes = tuple(boxes.items())

    def _add(
        self,
        masks: Bitboard,
        run: list[int],
        box: tuple[int, tuple[int, ...]],
        line: tuple[int, int, tuple[int, ...]],
        lines: dict[int, int],
        boxes: dict[int, int],
    ) -> None:
        """Enter the run that a box shares with a line, for every digit."""
        number, region = box
        kind, index, cells = line
        box_slots = [region.index(cell) for cell in run]
        line_slots = [cells.index(cell) for cell in run]
        rest_of_box = [cell for cell in region if cell not in run]
        rest_of_line = [cell for cell in cells if cell not in run]
        for digit in range(masks.size):
            box_group = (number * masks.size + digit) * masks.width
            line_group = kind * masks.plane + (index * masks.size + digit) * masks.width
            # Boxes cut by columns have their flags in the plane where the board has its cells.
            folds = boxes
            if kind == ROW:
                folds = lines
                box_group += masks.plane
            for slot in box_slots:
                distance = slot - box_slots[0]
                folds[distance] = folds.get(distance, 0) | 1 << box_group + box_slots[0]
            for slot in line_slots:
                distance = slot - line_slots[0]
                lines[distance] = lines.get(distance, 0) | 1 << line_group + line_slots[0]
            keep_box, keep_line = masks.full, masks.full
            for cell in rest_of_box:
                keep_box ^= masks.candidates[cell][digit]
            for cell in rest_of_line:
                keep_line ^= masks.candidates[cell][digit]
            self._runs[line_group + line_slots[0] + 1] = keep_box
            self._runs[box_group + box_slots[0] + 1] = keep_line

    def lock(self, board: int, live: int, unlocked: int) -> tuple[int, int]:
        """Take away what locked candidates forbid.

        `live` are the guards of `board`; `unlocked` are the guards of the groups of flags that have not been
        found locked before (at first all). Returns the board and the groups that are still unlocked.
        """
        size, plane = self._size, self._plane
        flags = _fold(board, self._lines) | _fold(board >> plane & self._box_plane, self._boxes)
        guards = live & self._upper_guards | live >> plane & self._cell_guards
        lows = guards >> size
        ones = guards & unlocked
        ones ^= ones & ((flags & ((flags | guards) - lows) | guards) - lows)
        locked = flags & (ones - (ones >> size))
        unlocked ^= ones
        runs = self._runs
        while locked:
            flag = locked.bit_length()
            board &= runs[flag]
            locked ^= 1 << flag - 1
        return board, unlocked


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
