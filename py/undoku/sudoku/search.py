"""The search for solutions: singles, locked candidates, and branching where choices are fewest."""

from __future__ import annotations

from functools import reduce
from itertools import compress
from operator import and_, getitem

from undoku.sudoku.bitboard import bitboard
from undoku.sudoku.clash import repeats
from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid
from undoku.sudoku.locked import locked
from undoku.sudoku.sums import Sums, sums

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class SudokuSearch:
    """A search that can be paused, for the first `limit` solutions of a grid (all of them if None).

    `found` lists them, `solutions` counts them and `nodes` the nodes searched, up to now.
    The search is exhaustive, so that when `done` with fewer than `limit` solutions, there are no more. One
    unit of its budget is a node, a point where it has to branch. Givens that clash have no solution. What is
    `out`, a mask of digits for every cell, bit digit - 1, no solution has there.

    How it works, on the integer that `bitboard` explains: place all singles; when none is left, take a group
    with the fewest candidates, go on with one of them and leave the others on a stack. Locked candidates pay
    only before the first guess. Among the groups with the fewest candidates those go first that have been a
    dead end before, and most often, which halves the nodes of hard puzzles (the idea is the weighted degree
    of Boussemart, Hemery, Lecoutre and Sais, 2004); then cells before the other groups.
    """

    __slots__ = (
        "_board",
        "_found",
        "_grid",
        "_hot",
        "_limit",
        "_locked",
        "_masks",
        "_solved",
        "_stack",
        "_sums",
        "_unlocked",
        "done",
        "nodes",
        "solutions",
    )

    def __init__(self, grid: Grid, limit: int | None = 2, out: Sequence[int] = ()) -> None:
        """Place the givens. Raises GridError for a limit below 1."""
        if limit is not None and limit < 1:
            raise GridError("limit-below-1", limit=limit)
        layout = grid.layout
        masks = self._masks = bitboard(layout)
        digits = grid.packed
        given = map(getitem, compress(masks.givens, digits), digits.translate(None, b"\0"))
        board = reduce(and_, given, masks.full)
        for row, gone in zip(masks.candidates, out, strict=False):
            for digit in range(gone.bit_length()):
                if gone >> digit & 1:
                    board &= ~row[digit]
        self._grid = grid
        self._limit = limit
        self._board = board
        self._stack: list[int] = []
        self._locked = locked(layout)
        self._unlocked = self._locked.unlocked
        self._hot = (0, 0, 0)
        self._solved: list[int] = []
        self._found: list[Grid] = []
        self.nodes = 0
        self.solutions = 0
        # Givens that clash empty one group twice, so that more groups are left waiting than should be.
        self.done = (board & masks.guards).bit_count() != masks.waiting(digits)
        self._sums: Sums | None = None
        if layout.cages:
            self.done = self.done or any(repeats(digits, cage.cells) for cage in layout.cages)
            self._sums = sums(layout)

    @property
    def found(self) -> list[Grid]:
        """The solutions found and not forgotten, in the order in which they were found."""
        read, layout = self._masks.read, self._grid.layout
        for board in self._solved[len(self._found) :]:
            self._found.append(Grid.trusted(layout, read(board)))
        return self._found

    def forget(self) -> None:
        """Drop the solutions in `found`, to save memory where there are many; they stay counted."""
        self._solved.clear()
        self._found = []

    def advance(self, budget: int) -> bool:
        """Search on for about `budget` nodes; return whether the search is done."""
        if self.done:
            return True
        masks = self._masks
        size, guards, slots = masks.size, masks.guards, masks.slots
        places, groups, cells = masks.places, masks.groups, masks.cell_guards
        board, stack, solved = self._board, self._stack, self._solved
        warm, hot, hottest = self._hot
        lock = self._locked.lock
        cages = self._sums
        nodes = self.nodes
        pause = nodes + budget
        while True:
            rest = board & slots
            if rest:
                rest &= rest + slots
                more = rest + slots
                # What is served has neither a guard nor candidates.
                few = (board ^ more) & guards
                if few:
                    singles = board & (few - (few >> size))
                    while singles:
                        board &= places[singles.bit_length()]
                        singles &= board
                    dead = board & few
                    if not dead:
                        continue
                elif cages is not None and (narrowed := cages.narrow(board)) != board:
                    if narrowed >= 0:
                        board = narrowed
                        continue
                    dead = 0
                else:
                    if not stack:
                        before = board
                        board, self._unlocked = lock(board, self._unlocked)
                        if board != before:
                            continue
                    if nodes >= pause:
                        break
                    nodes += 1
                    # Take away lowest candidates until a group has none left: those have the fewest.
                    while not few:
                        rest &= more
                        more = rest + slots
                        few = (board ^ more) & guards
                    if found := few & warm:
                        few = found
                        if found := few & hot:
                            few = found
                            if found := few & hottest:
                                few = found
                    if found := few & cells:
                        few = found
                    choices = board & groups[few.bit_length()]
                    top = choices.bit_length()
                    choices ^= 1 << top - 1
                    while choices:
                        other = choices.bit_length()
                        choices ^= 1 << other - 1
                        stack.append(board & places[other])
                    board &= places[top]
                    continue
            else:
                dead = board & guards
                if not dead and (cages is None or cages.narrow(board) >= 0):
                    solved.append(board)
                    self.solutions += 1
                    if self.solutions == self._limit:
                        self.done = True
                        break
            if dead:
                hottest |= hot & dead
                hot |= warm & dead
                warm |= dead
            if not stack:
                self.done = True
                break
            board = stack.pop()
        self._board = board
        self._hot = warm, hot, hottest
        self.nodes = nodes
        return self.done
