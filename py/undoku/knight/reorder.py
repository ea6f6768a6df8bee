"""Turn a path round in parts until it passes some squares in a given order.

Let a-b and c-d be two moves of a path, in this order, and let a knight also go from a to c and from b to d.
Then the part from b to c can be walked the other way round: a-c, then back to b, then b-d (the exchange of
two edges: G. A. Croes, "A method for solving traveling-salesman problems", Operations Research 6, 1958). With
c the end of the path, b becomes its end. Exchanges are drawn by chance, and kept unless they put more pairs
of squares into the wrong order than before.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from undoku.knight.moves import Work

#: One exchange in so many is kept although it makes the order worse.
_WORSE = 64


def reorder(
    path: list[int],
    moves: Sequence[Sequence[int]],
    order: Sequence[int],
    ends: Collection[int] | None,
    most: int,
    seed: int,
) -> Work:
    """Return a path over the same squares from the same start that passes those of `order` in their order.

    It ends on one of `ends`, None is any, as `path` must. None where `most` tries did not suffice, which
    proves nothing. The same `seed` always gives the same answer; `path` is changed.
    """
    place = {number: index for index, number in enumerate(path)}
    wrong = _wrong(place, order)
    last = len(path) - 1
    # A xorshift generator (G. Marsaglia, 2003): the same numbers on every machine.
    chance = (seed + 1) * 88172645463325252 & 0xFFFFFFFFFFFFFFFF
    for tried in range(most):
        if not wrong:
            return path
        if tried % 32 == 31:
            yield 8
        chance ^= chance << 13 & 0xFFFFFFFFFFFFFFFF
        chance ^= chance >> 7
        chance ^= chance << 17 & 0xFFFFFFFFFFFFFFFF
        first = (chance >> 8) % max(last - 1, 1)
        beside = moves[path[first]]
        after = place.get(beside[(chance >> 40) % len(beside)], -1)
        if after <= first + 1:
            continue
        turned = path[first + 1]
        if (
            (ends is not None and turned not in ends)
            if after == last
            else path[after + 1] not in moves[turned]
        ):
            continue
        low, high = first + 1, after
        inside = [number for number in order if low <= place[number] <= high]
        if len(inside) > 1:
            then = _wrong(
                {**{n: place[n] for n in order}, **{n: low + high - place[n] for n in inside}}, order
            )
            if then > wrong and (chance >> 3) % _WORSE:
                continue
            wrong = then
        path[low : high + 1] = path[low : high + 1][::-1]
        for index in range(low, high + 1):
            place[path[index]] = index
        yield (high - low) // 32
    return None if wrong else path


def _wrong(place: dict[int, int], order: Sequence[int]) -> int:
    """How many pairs are passed in the wrong order."""
    places = [place[number] for number in order]
    return sum(one > two for index, one in enumerate(places) for two in places[index + 1 :])
