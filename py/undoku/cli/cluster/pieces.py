"""The parts of a work that are on their way: in a row, each with what has come of it."""

from __future__ import annotations

import pickle
from collections import deque
from itertools import islice
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undoku.cli.cluster.part import Outcome

CUTS = 8
"""A part whose worker died is cut into so many, down to the one item that may be the reason."""

ATTEMPTS = 3
"""An item that has failed so often is given up."""

WORKER_DIED = "a worker died each time it was tried"


class Piece:
    """Some items in a row, and what has come of them."""

    def __init__(self, items: list[Any], is_suspect: bool = False) -> None:
        """Nothing yet. A suspect has failed before, alone or with others."""
        self.items = items
        self.is_suspect = is_suspect
        self.is_alone = False
        """Whether nothing else may be under way: if its worker dies now, the piece is the reason."""
        self.attempts = 0
        self.results: bytes | None = None
        """The pickled list of results, once they are there."""

    def pairs(self) -> Iterator[tuple[Any, Any]]:
        """Each item with its result."""
        assert self.results is not None
        return zip(self.items, pickle.loads(self.results), strict=True)


class Row:
    """All pieces in the order of the input, from the first one whose results are still to be given."""

    def __init__(self, failed: Callable[[Any, str], Any]) -> None:
        """`failed` makes a result of an item that is given up, and the reason."""
        self._failed = failed
        self._row: deque[Piece] = deque()
        self.to_send: deque[Piece] = deque()
        """Those that are to be sent to a worker, the first one first."""

    def __len__(self) -> int:
        """How many pieces there are."""
        return len(self._row)

    def append(self, items: list[Any]) -> None:
        """Take the next items."""
        piece = Piece(items)
        self._row.append(piece)
        self.to_send.append(piece)

    def ready(self, ordered: bool) -> Iterator[tuple[Any, Any]]:
        """Give the results that are there, as far as it is their turn, and forget their pieces."""
        if ordered:
            while self._row and self._row[0].results is not None:
                yield from self._row.popleft().pairs()
            return
        for piece in [piece for piece in self._row if piece.results is not None]:
            self._row.remove(piece)
            yield from piece.pairs()

    def take(self, piece: Piece, outcome: Outcome) -> None:
        """Take what came of a piece; items that failed are tried once more, each alone."""
        if not outcome.reasons:
            piece.results = outcome.results
            return
        items, results = iter(piece.items), iter(pickle.loads(outcome.results))
        pieces: list[Piece] = []
        done = 0
        for at in [*outcome.reasons, len(piece.items)]:
            if at > done:
                good = Piece(list(islice(items, at - done)))
                good.results = pickle.dumps(list(islice(results, at - done)))
                pieces.append(good)
            if at < len(piece.items):
                bad = Piece([next(items)], is_suspect=True)
                bad.attempts = piece.attempts + 1
                next(results)
                if bad.attempts >= ATTEMPTS:
                    self._give_up(bad, outcome.reasons[at])
                pieces.append(bad)
            done = at + 1
        self._replace(piece, pieces)

    def lose(self, piece: Piece, deaths: int) -> None:
        """Have a piece done again, with which so many workers have died: in smaller ones."""
        if len(piece.items) == 1:
            if piece.is_alone:
                self._give_up(piece, WORKER_DIED)
            piece.is_suspect = True
            piece.attempts = min(piece.attempts + deaths, ATTEMPTS - 1)
            piece.is_alone = piece.attempts == ATTEMPTS - 1
            self._replace(piece, [piece])
            return
        size = -(-len(piece.items) // CUTS)
        starts = range(0, len(piece.items), size)
        self._replace(piece, [Piece(piece.items[at : at + size], is_suspect=True) for at in starts])

    def _give_up(self, piece: Piece, reason: str) -> None:
        piece.results = pickle.dumps([self._failed(piece.items[0], reason)])

    def _replace(self, piece: Piece, pieces: list[Piece]) -> None:
        at = self._row.index(piece)
        self._row.remove(piece)
        for index, each in enumerate(pieces):
            self._row.insert(at + index, each)
        self.to_send.extendleft(each for each in reversed(pieces) if each.results is None)
