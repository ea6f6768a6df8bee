"""What stands in the way of a path over all squares that are left, as far as is seen without searching.

Each finding is a code and the squares that its sentence names, see `words`; squares here are numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable

from undoku.knight.board import Board
from undoku.knight.moves import Square
from undoku.knight.rules import Why

#: On more squares it is not looked for squares that hold the rest together.
_MOST_FOR_CUTS = 400

#: Squares looked at between two pauses.
_SLICE = 512

Finding = Generator[int, None, "Why | None"]
"""Yields units of work; returns what was found, or None."""


def obstacle(
    board: Board, left: Collection[int], start: int | None, ends: Collection[int] | None, closed: bool
) -> Finding:
    """Find out why no path leads over all of `left` from `start` (None: any) to one of `ends`, where plain.

    `left` includes `start`, where the knight stands. `closed` says that the ends are the squares from which
    the tour closes. None where nothing is seen, which does not mean that there is a path.
    """
    return (
        _colours(board, left, start, ends, closed)
        or (yield from _ways(board, left, start, ends, closed))
        or (yield from _pieces(board, left, start))
        or (yield from _cuts(board, left, start, ends))
    )


def _colours(
    board: Board, left: Collection[int], start: int | None, ends: Collection[int] | None, closed: bool
) -> Why | None:
    """Count the colours, which a knight changes with every move."""
    odd = sum(sum(divmod(number, board.cols)) % 2 for number in left)
    counts = (len(left) - odd, odd)
    fewer, more = sorted(board.colours)
    if closed and fewer != more:
        return "closed-colours", {"more": more, "fewer": fewer}
    if start is None:
        fewer, more = sorted(counts)
        return None if more - fewer < 2 else ("left-colours", {"more": more, "fewer": fewer})
    square = divmod(start, board.cols)
    colour = sum(square) % 2
    alike, other = counts[colour] - 1, counts[1 - colour]
    if other - alike not in (0, 1):
        return "onward-colours", {"rows": board.rows, "square": square, "alike": alike, "other": other}
    if ends is not None and not closed:
        last = colour if other == alike else 1 - colour
        if not any(sum(divmod(end, board.cols)) % 2 == last for end in ends):
            end = divmod(min(ends), board.cols)
            values = {"rows": board.rows, "square": square, "end": end, "onward": len(left) - 1}
            return "end-colour", values
    return None


def _ways(
    board: Board, left: Collection[int], start: int | None, ends: Collection[int] | None, closed: bool
) -> Finding:
    """Look for squares with no way, or only one, to the others."""
    moves, rows = board.moves, board.rows

    def at(number: int) -> Square:
        return divmod(number, board.cols)

    circle = closed and len(left) == board.size > 2
    dead_ends: list[int] = []
    for count, number in enumerate(sorted(left), 1):
        if count % _SLICE == 0:
            yield _SLICE // 8
        if number == start and not circle:
            continue
        ways = [to for to in moves[number] if to in left]
        if not ways:
            return "no-way", {"rows": rows, "square": at(number)}
        if len(ways) == 1 and circle:
            return "dead-end-circle", {"rows": rows, "square": at(number)}
        if len(ways) > 1:
            continue
        if ways[0] == start and len(left) > 2:
            return "no-way-on", {"rows": rows, "square": at(number), "start": at(start)}
        dead_ends.append(number)
    most = 2 if start is None else 1
    if len(dead_ends) > most:
        named = [at(number) for number in dead_ends[: most + 1]]
        return "dead-ends", {"rows": rows, "squares": named, "most": most}
    for number in dead_ends:
        if ends is not None and number not in ends:
            # A closed tour may end on several squares, unless its end is given.
            if closed and len(ends) > 1:
                return "dead-end-closed", {"rows": rows, "square": at(number)}
            return "dead-end-elsewhere", {"rows": rows, "square": at(number), "end": at(min(ends))}
    if start is not None and len(left) > 1 and not any(to in left for to in moves[start]):
        return "stuck-here", {"rows": rows, "square": at(start), "count": len(left) - 1}
    return None


def _pieces(board: Board, left: Collection[int], start: int | None) -> Finding:
    """See whether the squares hang together."""
    pieces = yield from _parts(board, [number for number in left if number != start])
    if len(pieces) < 2:
        return None
    if start is None:
        shown = [divmod(min(piece), board.cols) for piece in pieces[:2]]
        return "in-pieces", {"rows": board.rows, "pieces": len(pieces), "squares": shown}
    here = divmod(start, board.cols)
    beside = set(board.moves[start])
    far = [piece for piece in pieces if not piece & beside]
    if far:
        cut = sorted(divmod(number, board.cols) for piece in far for number in piece)
        return "cut-off", {"rows": board.rows, "square": here, "squares": cut[:6], "count": len(cut)}
    return "only-one-piece", {"rows": board.rows, "square": here, "pieces": len(pieces)}


def _cuts(board: Board, left: Collection[int], start: int | None, ends: Collection[int] | None) -> Finding:
    """Look for a square without which the others fall into more pieces than a path can join."""
    if len(left) > _MOST_FOR_CUTS:
        return None
    for number in sorted(left):
        if number == start:
            continue
        pieces = yield from _parts(board, [other for other in left if other != number])
        values: dict[str, object] = {"rows": board.rows, "square": divmod(number, board.cols)}
        if len(pieces) > 2:
            return "cut", {**values, "pieces": len(pieces)}
        if len(pieces) == 2 and start is not None and ends is not None:
            beyond = next(piece for piece in pieces if start not in piece)
            if not any(end in beyond for end in ends):
                return "cut-end", {**values, "squares": sorted(divmod(n, board.cols) for n in beyond)[:6]}
    return None


def _parts(board: Board, numbers: Iterable[int]) -> Generator[int, None, list[set[int]]]:
    """Return the pieces that some squares fall into, smallest last."""
    rest, moves = set(numbers), board.moves
    pieces = []
    looked_at = 0
    while rest:
        first = rest.pop()
        piece, todo = {first}, [first]
        while todo:
            for to in moves[todo.pop()]:
                if to in rest:
                    rest.discard(to)
                    piece.add(to)
                    todo.append(to)
            looked_at += 1
            if looked_at % _SLICE == 0:
                yield _SLICE // 8
        pieces.append(piece)
    yield looked_at % _SLICE // 8
    return sorted(pieces, key=lambda piece: (-len(piece), min(piece)))
