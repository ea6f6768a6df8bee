"""One tour by frontier search, depth first: narrow boards of any length, and small boards exactly."""

from collections.abc import Generator, Iterator

from undoku.knight.frontier import Frontier, Transition
from undoku.knight.moves import Square, Work

#: Nodes for each try in the first and the second round, beyond four a square. Then one try has no limit.
_ROUNDS = (600, 8000)

#: Boards with longer sides are never passed along the short side: there would be too many states.
_SQUARISH = 13


def frontier_tour(
    rows: int,
    cols: int,
    ends: tuple[Square, ...] = (),
    closed: bool = False,
    holes: frozenset[Square] = frozenset(),
) -> Work:
    """Search for a tour that begins at `ends[0]` and, if given, finishes at `ends[1]`; exact, may be paused.

    The tour passes every square but the `holes`, which must leave two or more. Returns the path, or None once
    every possibility has been searched. `closed` asks for a closed tour (give at most one end). States that
    failed are kept, so that nothing is searched twice. Whether the search is lucky depends on how it looks at
    the board, which cannot be known before: every view gets a short try.
    """
    for limit in _ROUNDS:
        for view in _views(rows, cols, ends, closed, holes):
            done, path = yield from view.search(limit + 4 * rows * cols)
            if done:
                return path
    _, path = yield from next(_views(rows, cols, ends, closed, holes)).search(None)
    return path


class _View:
    """One way to look at a board: turned, mirrored, and with the choices taken in one order or the other."""

    def __init__(
        self,
        rows: int,
        cols: int,
        ends: tuple[Square, ...],
        closed: bool,
        holes: frozenset[Square],
        turned: bool,
        mirrored: tuple[bool, bool],
        backwards: bool,
    ) -> None:
        self._cols = cols
        self._turned = turned
        self._mirrored = mirrored
        self._backwards = backwards
        self._sides = (cols, rows) if turned else (rows, cols)
        self._ends = [self._looked_at(square) for square in ends]
        self._frontier = Frontier(
            *self._sides,
            frozenset(() if closed else self._ends),
            closed,
            frozenset([self._looked_at(square) for square in holes]),
        )

    def _looked_at(self, square: Square) -> Square:
        """Return where a square of the board is seen."""
        return self._image(square[::-1] if self._turned else square)

    def _image(self, square: Square) -> Square:
        """Mirror a square; twice is the square itself."""
        (row, column), (rows, cols), (down, across) = square, self._sides, self._mirrored
        return (rows - 1 - row if down else row), (cols - 1 - column if across else column)

    def search(self, limit: int | None) -> Generator[int, None, tuple[bool, list[int] | None]]:
        """Search through `limit` nodes: whether it is decided, and the path if there is one."""
        moves = yield from _descend(self._frontier, limit, self._backwards)
        if not moves:
            return moves is not None, None
        path = yield from _walk(moves, self._ends[0] if self._ends else None)
        numbers = []
        for square in path:
            row, column = self._image(square)
            numbers.append(column * self._cols + row if self._turned else row * self._cols + column)
            if len(numbers) % 512 == 0:
                yield 128
        return True, numbers


def _views(
    rows: int, cols: int, ends: tuple[Square, ...], closed: bool, holes: frozenset[Square]
) -> Iterator[_View]:
    """Yield the views worth trying, the one that passes the board along its long side first."""
    turns = [rows > cols, rows <= cols] if max(rows, cols) <= _SQUARISH else [rows > cols]
    mirrors = [(False, False), (False, True), (True, False), (True, True)]
    # Without ends or holes to tell them apart, mirrored boards are searched in the same way.
    for mirrored in mirrors if holes or (ends and not closed) else mirrors[:1]:
        for backwards in (False, True):
            for turned in turns:
                yield _View(rows, cols, ends, closed, holes, turned, mirrored, backwards)


def _descend(
    frontier: Frontier, limit: int | None, backwards: bool
) -> Generator[int, None, list[tuple[Square, Square]] | None]:
    """Return the moves of a tour, an empty list if there is none, None if `limit` nodes did not suffice."""
    rows, size = frontier.rows, frontier.rows * frontier.cols
    options: list[list[Transition]] = [frontier.passage(0, 0).after(frontier.first)]
    states = [frontier.first]
    chosen = [-1]
    failed: dict[int, set[bytes]] = {}
    nodes = 0
    while chosen:
        depth = len(chosen)
        chosen[-1] += 1
        if chosen[-1] == len(options[-1]):
            failed.setdefault(depth - 1, set()).add(states.pop())
            options.pop()
            chosen.pop()
            continue
        state, _ = options[-1][chosen[-1]]
        if depth == size:
            break
        if depth in failed and state in failed[depth]:
            continue
        nodes += 1
        if nodes % 32 == 0:
            yield 32
            if limit is not None and nodes >= limit:
                return None
        column, row = divmod(depth, rows)
        states.append(state)
        following = frontier.passage(row, column).after(state)
        options.append(following[::-1] if backwards else following)
        chosen.append(-1)
    moves: list[tuple[Square, Square]] = []
    for place, index in enumerate(chosen):
        column, row = divmod(place, rows)
        for dr, dc in options[place][index][1]:
            moves.append(((row, column), (row + dr, column + dc)))
        if place % 512 == 0:
            yield 128
    return moves


def _walk(moves: list[tuple[Square, Square]], start: Square | None) -> Generator[int, None, list[Square]]:
    """Put the moves in order, from `start`, or else from an end of the tour; a closed one from anywhere."""
    beside: dict[Square, list[Square]] = {}
    for number, (one, two) in enumerate(moves):
        beside.setdefault(one, []).append(two)
        beside.setdefault(two, []).append(one)
        if number % 512 == 0:
            yield 128
    if start is None:
        start = next((square for square, met in beside.items() if len(met) == 1), min(beside))
    path = [start]
    before, here = start, beside[start][0]
    while here != start:
        path.append(here)
        if len(path) % 512 == 0:
            yield 128
        following = [square for square in beside[here] if square != before]
        if not following:
            break
        before, here = here, following[0]
    return path
