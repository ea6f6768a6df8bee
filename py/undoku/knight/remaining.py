"""Search for a path over all squares that are left: found soon where there is one, else proved impossible.

What must follow is worked out after every move (`links`). First the path is laid move by move, to the square
with the fewest moves left (Warnsdorff's rule), which finds nearly every tour at once. Where that takes long,
two exact searches take turns, because each is quick where the other is not: one decides the move that is
most constrained, wherever it is; the other passes the board from side to side and keeps the states that
failed (`sweep`), which is quick on narrow boards.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence

from undoku.knight.board import Board
from undoku.knight.links import Links
from undoku.knight.sweep import MOST_VERTICES, sweep

Search = Generator[int, None, "Links | None"]
"""Yields the positions looked at since the last yield; returns a circle, or None if there is none."""

#: Positions that are looked at before a search is given up as not settled.
MOST_NODES = 20_000_000

#: Positions for each exact search in its first turn; every turn is twice as long as the last.
_FIRST_TURN = 2000

#: A position of the sweep takes about a quarter of the time of one of the other search.
_SWEEP_SHARE = 4

#: With more squares than this a position takes as much more time, and so counts as more units of work.
_UNIT_SIZE = 64

#: Failed positions that are kept while a path is laid in a given order.
_MOST_KEPT = 500_000


class Remaining:
    """A search for a path over the squares of `board` that are not in `passed`, each once.

    It leads from the number `start` (None: any square) to one of `ends` (None: any), over the squares `via`
    in their order, others between; `via` needs a start or an end. `run` is the search. Then `possible` is
    True, False or, given up after `most` positions, None; `path` is the path found and `nodes` the positions
    looked at.
    """

    def __init__(
        self,
        board: Board,
        passed: Iterable[int] = (),
        start: int | None = None,
        ends: Iterable[int] | None = None,
        via: Sequence[int] = (),
        most: int = MOST_NODES,
    ) -> None:
        """Take the squares that are left; no search yet. Without `start`, `ends` may be one square only."""
        self._board = board
        gone = set(passed)
        self._squares = [number for number in board.squares if number not in gone]
        self._places = {number: place for place, number in enumerate(self._squares)}
        self._ends = None if ends is None else frozenset(ends)
        assert not via or start is not None or ends is not None, "an order needs a start or an end"
        self._start = start
        self._backwards = start is None and self._ends is not None
        if self._backwards:
            assert self._ends is not None and len(self._ends) == 1, "a free start leaves room for one end"
            (self._start,), self._ends = self._ends, None
        self._due = [self._places[number] for number in (via[::-1] if self._backwards else via)]
        self._most = most
        # Positions between two pauses.
        self._slice = max(32 * _UNIT_SIZE // max(len(self._squares), _UNIT_SIZE), 1)
        self.nodes = 0
        self.possible: bool | None = None
        self.path: list[int] | None = None

    def run(self) -> Generator[int, None, None]:
        """Search, yielding units of work; leaves the result behind."""
        self.nodes = 1
        if len(self._squares) == 1:
            only = self._squares[0]
            self.possible = self._ends is None or only in self._ends
            self.path = [only] if self.possible else None
            return
        links = self._links()
        if links is None:
            self.possible = False
            return
        found = yield from self._take_turns(links)
        if found is not None:
            self.path = self._path_of(found)

    def _colour(self, place: int) -> int:
        row, column = divmod(self._squares[place], self._board.cols)
        return (row + column) % 2

    def _links(self) -> Links | None:
        """Return the moves with what follows from them, or None if that leaves no path."""
        size = len(self._squares)
        allowed = [
            sum([1 << self._places[to] for to in self._board.moves[number] if to in self._places])
            for number in self._squares
        ]
        alike = [0, 0]
        for place in range(size):
            alike[self._colour(place)] |= 1 << place
        start = None if self._start is None else self._places[self._start]
        more = alike[0].bit_count() - alike[1].bit_count()
        first = (0 if more >= 0 else 1) if start is None else self._colour(start)
        # As a knight alternates between the colours, it ends on the first one if that has one square more.
        uneven = alike[first].bit_count() - alike[1 - first].bit_count()
        if uneven not in (0, 1):
            return None
        ending = alike[first] if uneven else alike[1 - first]
        if self._ends is not None:
            ending &= sum([1 << self._places[number] for number in self._ends if number in self._places])
        # The way back from the end to the start, outside the board: one vertex, or two to keep alternating.
        out, back = (size, size) if uneven else (size, size + 1)
        ways = (
            [(out, start)] if start is not None else [(out, p) for p in range(size) if alike[first] >> p & 1]
        )
        ways += [(back, place) for place in range(size) if ending >> place & 1 and place != start]
        allowed += [0] * (back + 1 - size)
        if out != back:
            ways.append((out, back))
        for one, two in ways:
            allowed[one] |= 1 << two
            allowed[two] |= 1 << one
        links = Links(allowed, size, size if start is None else start)
        sure = [(out, start)] if start is not None else []
        if out != back:
            sure.append((out, back))
        return links if links.settle(list(range(back + 1)), sure) else None

    def _path_of(self, links: Links) -> list[int]:
        """Read the path off a circle."""
        size = len(self._squares)
        links.head = size if self._start is None else self._places[self._start]
        links.passed = (1 << len(links.allowed)) - (1 << size) | 1 << links.head
        path = [] if self._start is None else [self._start]
        path += [self._squares[place] for place in links.walk()]
        return path[::-1] if self._backwards else path

    def _take_turns(self, links: Links) -> Search:
        """Let the searches take turns until one of them has settled it."""
        size = len(links.allowed)
        # The exact searches go on where they were interrupted; an unlucky path is better laid anew.
        exact: list[tuple[Search, int]] = [(self._lay(links.copy(), 0), 1)]
        settled, found = yield from self._turn(exact[0][0], 8 * size)
        if not self._due:
            exact = [(self._decide(links.copy()), 1)]
            if size <= MOST_VERTICES:
                exact.append((sweep(links, self._order(size)), _SWEEP_SHARE))
        turn, tries = _FIRST_TURN, 0
        while not settled and self.nodes < self._most:
            for search, share in exact:
                if not settled:
                    settled, found = yield from self._turn(search, share * turn)
            if not settled:
                tries += 1
                settled, found = yield from self._turn(self._lay(links.copy(), tries), turn)
            turn *= 2
        if settled:
            self.possible = found is not None
        return found

    def _turn(self, search: Search, share: int) -> Generator[int, None, tuple[bool, Links | None]]:
        """Go on with a search for about so many positions: whether it is settled, and what it found."""
        while share > 0 and self.nodes < self._most:
            try:
                nodes = next(search)
            except StopIteration as finished:
                return True, finished.value
            share -= nodes
            self.nodes += nodes
            yield nodes * max(len(self._squares), _UNIT_SIZE) // _UNIT_SIZE
        return False, None

    def _order(self, size: int) -> list[int]:
        """The vertices in the order of a sweep along the longer side, those outside the board first."""
        cols = self._board.cols
        squares = range(len(self._squares))
        along = (
            squares if self._board.rows >= cols else sorted(squares, key=lambda p: self._squares[p] % cols)
        )
        return [*range(len(self._squares), size), *along]

    def _lay(self, links: Links, tries: int) -> Search:
        """Lay the path move by move, to the square with the fewest moves left.

        Ties fall to the first square, or by chance that depends on `tries`.
        """
        chance = tries * 88172645463325252
        failed: set[tuple[int, int]] = set()
        frames = [(links, 0, (links.passed, links.head))]
        nodes = 0
        while frames:
            links, due, key = frames.pop()
            due = self._walk(links, due)
            if links.complete and due == len(self._due):
                yield nodes % self._slice
                return links
            best, fewest = -1, 1 << 30
            options = links.allowed[links.head] & ~links.used[links.head] if due >= 0 else 0
            while options:
                low = options & -options
                options ^= low
                place = low.bit_length() - 1
                if place in self._due[due + 1 :]:
                    continue
                ways = 2 * links.allowed[place].bit_count() - (links.mates[place] != place)
                if tries:
                    # A xorshift generator (G. Marsaglia, 2003): the same numbers on every machine.
                    chance ^= chance << 13 & 0xFFFFFFFFFFFFFFFF
                    chance ^= chance >> 7
                    chance ^= chance << 17 & 0xFFFFFFFFFFFFFFFF
                    ways = 8 * ways + (chance >> 8) % 8
                if ways < fewest:
                    best, fewest = place, ways
            if best < 0:
                if len(failed) < _MOST_KEPT:
                    failed.add(key)
                continue
            nodes += 1
            if nodes % self._slice == 0:
                yield self._slice
            head, tried = links.head, links.copy()
            # Where the move fails, the path does without it, which may force others.
            if links.forbid(head, best):
                frames.append((links, due, key))
            elif len(failed) < _MOST_KEPT:
                failed.add(key)
            if tried.settle([], [(head, best)]):
                after = self._walk(tried, due)
                if after >= 0 and (tried.passed, tried.head) not in failed:
                    frames.append((tried, after, (tried.passed, tried.head)))
        yield nodes % self._slice
        return None

    def _walk(self, links: Links, due: int) -> int:
        """Walk over moves already used; how many squares of `via` are passed then, -1 if out of order."""
        for place in links.walk():
            if place in self._due:
                if due < 0 or place != self._due[due]:
                    return -1
                due += 1
        return due

    def _decide(self, links: Links) -> Search:
        """Decide about the most constrained move first, wherever it is."""
        frames = [links]
        nodes = 0
        while frames:
            links = frames.pop()
            if links.complete:
                yield nodes % self._slice
                return links
            allowed, mates = links.allowed, links.mates
            chosen, fewest = -1, 1 << 30
            for vertex, moves in enumerate(allowed):
                ways = moves.bit_count()
                if ways > 2:
                    ways = 2 * ways - (mates[vertex] != vertex)
                    if ways < fewest:
                        chosen, fewest = vertex, ways
                        if ways <= 5:
                            break
            best, fewest = -1, 1 << 30
            options = allowed[chosen] & ~links.used[chosen]
            while options:
                low = options & -options
                options ^= low
                vertex = low.bit_length() - 1
                ways = 2 * allowed[vertex].bit_count() - (mates[vertex] != vertex)
                if ways < fewest:
                    best, fewest = vertex, ways
            nodes += 1
            if nodes % self._slice == 0:
                yield self._slice
            tried = links.copy()
            if links.forbid(chosen, best):
                frames.append(links)
            if tried.settle([], [(chosen, best)]):
                frames.append(tried)
        yield nodes % self._slice
        return None
