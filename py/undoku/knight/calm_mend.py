"""Mend the moves of a board: give squares that lack moves theirs, and join separate tours into one."""

from collections import deque
from collections.abc import Generator, Iterable, Iterator

from undoku.knight.board import Board
from undoku.knight.measures import CROSSED
from undoku.knight.threads import Threads

#: The squares that lack moves, and how many, of the corner's colour and of the other.
_Lack = tuple[dict[int, int], dict[int, int]]

#: So many squares of a tour are tried at most where it is joined to another.
_TRIES = 2000


def complete(threads: Threads, loose: Iterable[int], board: Board) -> Generator[int, None, list[int] | None]:
    """Give every square two moves; where one colour has a square more, two squares of it keep one.

    `loose` are the squares that may lack moves. Moves that are there are exchanged along shortest paths from
    a square that lacks one to such a square of the other colour: every other move of the path is drawn, those
    between are taken away. (C. Berge, "Two theorems in graph theory", 1957.) Returns the squares that keep
    one move, or None if it did not work.
    """
    lack: _Lack = ({}, {})
    for square in sorted(loose):
        lack[sum(divmod(square, board.cols)) % 2][square] = 2 - len(threads.beside(square))
    while lack[0] and lack[1]:
        path = yield from _alternating(threads, lack, board)
        if path is None:
            return None
        for here, there in zip(path[1:-1:2], path[2::2], strict=True):
            threads.replace(here, there, here)
            threads.replace(there, here, there)
        for here, there in zip(path[::2], path[1::2], strict=True):
            threads.replace(here, here, there)
            threads.replace(there, there, here)
        for wants, square in zip(lack, (path[0], path[-1]), strict=True):
            wants[square] -= 1
            if not wants[square]:
                del wants[square]
    ends = {**lack[0], **lack[1]}
    return list(ends) if list(ends.values()) in ([], [1, 1]) else None


def _alternating(threads: Threads, lack: _Lack, board: Board) -> Generator[int, None, list[int] | None]:
    """Return a shortest path from a square of `lack[0]` to one of `lack[1]`, of moves to draw and to take."""
    before = dict.fromkeys(lack[0], -1)
    waiting = deque(lack[0])
    while waiting:
        here = waiting.popleft()
        beside = threads.beside(here)
        yield 1
        for there in board.moves[here]:
            if there in before or there in beside:
                continue
            before[there] = here
            if there in lack[1]:
                path = [there]
                while before[path[-1]] >= 0:
                    path.append(before[path[-1]])
                return path[::-1]
            for onward in threads.beside(there):
                if onward not in before:
                    before[onward] = there
                    waiting.append(onward)
    return None


def join(threads: Threads, ends: list[int], board: Board) -> Generator[int, None, bool]:
    """Join the separate tours that the moves make up into one, each time where it costs least.

    `ends` are those of the one that is open, if any. Two moves u-v and x-y of two tours are replaced by u-x
    and v-y. Returns whether that worked.
    """
    label, tours = yield from _tours(threads, ends, board)
    root = list(range(len(tours)))

    def tour_of(square: int) -> int:
        number = label[square]
        while root[number] != number:
            number = root[number]
        return number

    for size, first in sorted(tours)[:-1]:
        best: tuple[int, tuple[int, int, int, int]] | None = None
        mine = tour_of(first)
        for u in _along(threads, first, min(size, _TRIES)):
            yield 1
            if threads.ahead[u] == -threads.behind[u]:
                # In the middle of a line a joint would cost two turns more.
                continue
            for x in board.moves[u]:
                if tour_of(x) == mine:
                    continue
                for v in threads.beside(u):
                    beside = board.moves[v]
                    for y in threads.beside(x):
                        if y in beside:
                            cost = _cost(threads, u, v, x, y)
                            yield 4
                            if best is None or cost < best[0]:
                                best = cost, (u, v, x, y)
        if best is None:
            return False
        root[mine] = tour_of(best[1][2])
        threads.exchange(*best[1])
    return True


def _tours(
    threads: Threads, ends: list[int], board: Board
) -> Generator[int, None, tuple[list[int], list[tuple[int, int]]]]:
    """Return the number of each square's tour, and the tours: how many squares, and one of them."""
    ahead, behind = threads.ahead, threads.behind
    label = [-1] * len(ahead)
    for row, column in board.holes:
        label[row * board.cols + column] = len(label)
    tours: list[tuple[int, int]] = []
    # The next square of no tour so far is not before this one.
    next_free = label.index(-1)
    first = ends[0] if ends else next_free
    labelled = 0
    while True:
        number = len(tours)
        here, size = first, 0
        step = ahead[first] or behind[first]
        while label[here] < 0:
            label[here] = number
            size += 1
            here += step
            step = behind[here] if ahead[here] == -step else ahead[here]
            if size % 4096 == 0:
                yield 256
        tours.append((size, first))
        labelled += size
        if labelled == board.size:
            return label, tours
        first = next_free = label.index(-1, next_free)
        yield 1


def _along(threads: Threads, first: int, count: int) -> Iterator[int]:
    """Pass the first squares of a tour."""
    here = first
    step = threads.ahead[here] or threads.behind[here]
    for _ in range(count):
        yield here
        here += step
        step = threads.behind[here] if threads.ahead[here] == -step else threads.ahead[here]


def _cost(threads: Threads, u: int, v: int, x: int, y: int) -> int:
    """Return how many turns and crossings more there are once u-v and x-y are replaced by u-x and v-y."""
    before = _turns(threads, u, v, x, y) + _crossings(threads, u, v) + _crossings(threads, x, y)
    threads.exchange(u, v, x, y)
    after = _turns(threads, u, v, x, y) + _crossings(threads, u, x) + _crossings(threads, v, y)
    threads.exchange(u, x, v, y)
    return after - before


def _turns(threads: Threads, *squares: int) -> int:
    return sum(threads.ahead[square] != -threads.behind[square] for square in squares)


def _crossings(threads: Threads, one: int, two: int) -> int:
    """Return how many moves cross the one between two squares."""
    cols = threads.cols
    (top, left), (low, column) = sorted((divmod(one, cols), divmod(two, cols)))
    crossings = 0
    for (row, across), (dr, dc) in CROSSED[low - top, column - left]:
        row, across = top + row, left + across
        if 0 <= row < threads.rows and 0 <= across < cols:
            square = row * cols + across
            if dr * cols + dc in (threads.ahead[square], threads.behind[square]):
                crossings += 1
    return crossings
