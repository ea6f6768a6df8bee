"""An exact search that passes a board from side to side and never looks at the same situation twice.

Moves are decided one by one, those between squares near one side of the board first. What has been decided
matters for the rest only through the stretches drawn so far: which squares have both their moves, and which
are the two ends of a stretch. Two half-drawn paths that agree in this can be completed in the same ways, so
that a situation that failed is not searched again (D. E. Knuth, The Art of Computer Programming 4A,
"Simpath"; the frontier method). Quick on narrow boards of any length.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from undoku.knight.links import Links

#: What a situation says of a square that has both its moves.
_DONE = 255

#: Vertices that a situation can tell apart.
MOST_VERTICES = 254

#: Failed situations that are kept; later ones may be searched again.
_MOST_KEPT = 1_000_000


def sweep(links: Links, order: Sequence[int]) -> Generator[int, None, Links | None]:
    """Search for a circle, with the vertices taken in `order`; yields positions, returns it or None.

    At most `MOST_VERTICES` vertices. `links` is not changed.
    """
    if links.complete:
        return links
    size = len(order)
    rank = {vertex: index for index, vertex in enumerate(order)}
    open_moves = sorted(
        (rank[one], rank[two], one, two)
        for one in order
        for two in order
        if rank[two] < rank[one] and (links.allowed[one] & ~links.used[one]) >> two & 1
    )
    # For every move its ends, and how many moves of each are decided later.
    moves: list[tuple[int, int, int, int]] = []
    later = [0] * size
    for _, _, one, two in reversed(open_moves):
        moves.append((one, two, later[one], later[two]))
        later[one] += 1
        later[two] += 1
    moves.reverse()
    situation = bytes(
        _DONE if used.bit_count() == 2 else mate for used, mate in zip(links.used, links.mates, strict=True)
    )
    failed: list[set[bytes]] = [set() for _ in moves]
    kept = 0
    situations = [situation]
    # What was chosen for every move decided: nothing yet, to use it, not to.
    chosen = [0]
    nodes = 0
    while chosen:
        depth = len(chosen) - 1
        situation = situations[-1]
        if chosen[-1] == 2:
            if kept < _MOST_KEPT:
                failed[depth].add(situation)
                kept += 1
            chosen.pop()
            situations.pop()
            continue
        chosen[-1] += 1
        one, two, later_one, later_two = moves[depth]
        first, last = situation[one], situation[two]
        if chosen[-1] == 1:
            if first == _DONE or last == _DONE:
                continue
            if first == two:
                if situation.count(_DONE) == size - 2:
                    break
                continue
            if (first == one and not later_one) or (last == two and not later_two):
                continue
            following = bytearray(situation)
            following[one] = following[two] = _DONE
            following[first] = last
            following[last] = first
            situation = bytes(following)
        else:
            if first != _DONE and (2 if first == one else 1) > later_one:
                continue
            if last != _DONE and (2 if last == two else 1) > later_two:
                continue
        if depth + 1 == len(moves) or situation in failed[depth + 1]:
            continue
        nodes += 1
        if nodes % 128 == 0:
            yield 128
        situations.append(situation)
        chosen.append(0)
    yield nodes % 128
    if not chosen:
        return None
    found = links.copy()
    wanted = [(one, two) for (one, two, _, _), choice in zip(moves, chosen, strict=False) if choice == 1]
    possible = found.settle([], wanted)
    assert possible and found.complete
    return found
