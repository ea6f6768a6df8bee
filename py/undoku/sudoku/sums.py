"""What the sums of cages leave of the candidates, on the board of `bitboard`.

Cages with a sum are *parts*: cells whose digits have a known sum. More parts follow from them, since every
row, column and box has the same sum. Take some rows, columns or boxes, and the cages that lie within them:
the cells that remain have what remains of the sum ("innies"). Take the cages that reach into them, if those
cover them: the cells outside have what is too much ("outies").

What a part allows depends on nothing but the candidates of its cells, and the same ones come back all the
time in a search. So the mask that it leaves of the board is worked out once for them and then looked up.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import comb, prod

from undoku.sudoku.bitboard import bitboard, made

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.layout import Layout

_MOST_KEPT = 20_000
"""So many answers are kept for a part; then they are forgotten, since memory has an end."""

_FEW = 5
"""Parts that follow have so many cells at most: of more, little is learnt."""

_ORDERLY = 20_000
"""Where there are so few ways to fill a part, each is looked at; else sets of digits are, or sums alone."""

_COMBINATIONS = 20_000


class Part:
    """Cells whose digits have a sum.

    Attributes:
        cells: the cells, in ascending order.
        sum: their sum.
        differ: whether no two of them can have the same digit.
        mask: the bits of the board that say what they can be.
        kept: what is known: for those bits, the mask that is left of the board, 0 if there is no way.
    """

    __slots__ = ("cells", "differ", "kept", "mask", "sum")

    def __init__(self, layout: Layout, cells: Sequence[int], total: int, differ: bool) -> None:
        """Find the bits."""
        masks = bitboard(layout)
        self.cells = cells
        self.sum = total
        self.differ = differ
        field = (1 << masks.width) - 1
        entry = (1 << masks.depth) - 1
        self.mask = sum([field << cell * masks.width | entry << masks.entry(cell) for cell in cells])
        self.kept: dict[int, int] = {}


class Sums:
    """The parts of one layout."""

    __slots__ = ("_masks", "_turns", "parts")

    def __init__(self, layout: Layout) -> None:
        """Find the parts."""
        self._masks = bitboard(layout)
        self.parts = [Part(layout, *part) for part in _parts(layout)]
        self._turns = [(part.mask, part.kept, part) for part in self.parts]

    def narrow(self, board: int) -> int:
        """Take away the candidates that no part allows, each part once; -1 where one allows nothing."""
        for mask, kept, part in self._turns:
            held = board & mask
            keep = kept.get(held)
            if keep is None:
                if len(kept) >= _MOST_KEPT:
                    kept.clear()
                keep = kept[held] = self._learn(part, held)
            if not keep:
                return -1
            board &= keep
        return board

    def _learn(self, part: Part, held: int) -> int:
        """Work out what is left of the board where the cells of a part have these candidates."""
        masks = self._masks
        size, every = masks.size, (1 << masks.size) - 1
        domains = []
        for cell in part.cells:
            field = held >> cell * masks.width
            waits = field >> size & 1
            digit = held >> masks.entry(cell) & (1 << masks.depth) - 1
            domains.append(field & every if waits else 1 << digit)
        allowed = supported(domains, part.sum, size, part.differ)
        if not all(allowed):
            return 0
        keep = masks.full
        for cell, domain, left in zip(part.cells, domains, allowed, strict=True):
            gone = domain & ~left
            for digit in range(size if gone else 0):
                if gone >> digit & 1:
                    keep ^= masks.candidates[cell][digit]
        return keep


_SUMS: dict[Layout, Sums] = {}


def sums(layout: Layout) -> Sums:
    """Give the parts of a layout, made at its first use."""
    return _SUMS.get(layout) or made(_SUMS, layout, Sums)


def supported(domains: Sequence[int], total: int, size: int, differ: bool) -> list[int]:
    """Of masks of digits, one a cell, give what can have a sum; nothing (0) in some cell where none can.

    Sums alone are looked at where the digits need not differ, or there are too many ways.

    >>> supported([0b1111, 0b1111, 0b1000], 7, 4, differ=True)
    [3, 3, 8]
    """
    if differ:
        if prod([domain.bit_count() for domain in domains]) <= _ORDERLY:
            return _by_orders(domains, total)
        if comb(size, len(domains)) <= _COMBINATIONS:
            return _by_sets(domains, total, size)
    return _by_sums(domains, total)


def _by_orders(domains: Sequence[int], total: int) -> list[int]:
    """Look at the sets of digits that the first cells can have, cell by cell, and then back again."""
    order = sorted(range(len(domains)), key=lambda index: domains[index].bit_count())
    layers: list[set[int]] = [{0}]
    for index in order:
        bits = _bits(domains[index])
        layers.append({used | bit for used in layers[-1] for bit in bits if not used & bit})
    wanted = {used for used in layers[-1] if _sum(used) == total}
    allowed = [0] * len(domains)
    for index, before in zip(reversed(order), reversed(layers[:-1]), strict=True):
        earlier: set[int] = set()
        for bit in _bits(domains[index]):
            met = {used ^ bit for used in wanted if used & bit} & before
            if met:
                allowed[index] |= bit
                earlier |= met
        wanted = earlier
    return allowed


def _by_sets(domains: Sequence[int], total: int, size: int) -> list[int]:
    """Look at the sets of digits that have the sum and leave every cell a digit, and every digit a cell."""
    allowed = [0] * len(domains)
    for digits in _sets(size, len(domains), total):
        own = [domain & digits for domain in domains]
        union = 0
        for mask in own:
            union |= mask
        if union == digits and all(own):
            allowed = [mask | more for mask, more in zip(allowed, own, strict=True)]
    return allowed


def _by_sums(domains: Sequence[int], total: int) -> list[int]:
    """Look at the sums that the first cells can have (bit n is the sum n), cell by cell, and then back."""
    before = [1]
    for domain in domains:
        reached = 0
        for digit in _digits(domain):
            reached |= before[-1] << digit
        before.append(reached)
    allowed = []
    wanted = 1 << total if total >= 0 else 0
    for domain, reached in zip(reversed(domains), reversed(before[:-1]), strict=True):
        left = earlier = 0
        for digit in _digits(domain):
            met = wanted >> digit & reached
            if met:
                left |= 1 << digit - 1
                earlier |= met
        allowed.append(left)
        wanted = earlier
    return allowed[::-1]


@lru_cache(maxsize=4096)
def _bits(mask: int) -> tuple[int, ...]:
    return tuple([1 << bit for bit in range(mask.bit_length()) if mask >> bit & 1])


@lru_cache(maxsize=4096)
def _digits(mask: int) -> tuple[int, ...]:
    return tuple([bit + 1 for bit in range(mask.bit_length()) if mask >> bit & 1])


@lru_cache(maxsize=65536)
def _sum(mask: int) -> int:
    return sum(_digits(mask))


@lru_cache(maxsize=256)
def _sets(size: int, cells: int, total: int) -> tuple[int, ...]:
    """Give the sets of so many digits that have a sum, as masks."""
    return tuple(
        sum([1 << digit - 1 for digit in digits])
        for digits in combinations(range(1, size + 1), cells)
        if sum(digits) == total
    )


def _parts(layout: Layout) -> Iterator[tuple[tuple[int, ...], int, bool]]:
    """Yield the cages with a sum, and what follows from them, each once: cells, sum, whether they differ."""
    cages = [cage for cage in layout.cages if cage.sum]
    seen = {cage.cells for cage in cages}
    for cage in cages:
        yield cage.cells, cage.sum, True
    apart = [set(unit) for unit in layout.units] + [set(cage.cells) for cage in layout.cages]
    for area, units in _areas(layout):
        total = units * layout.size * (layout.size + 1) // 2
        inner, within, outer, reaching = set(area), total, set[int](), -total
        for cage in cages:
            if area.issuperset(cage.cells):
                inner.difference_update(cage.cells)
                within -= cage.sum
            if not area.isdisjoint(cage.cells):
                outer.update(cage.cells)
                reaching += cage.sum
        follows = [(inner, within)]
        if outer >= area:
            follows.append((outer - area, reaching))
        for found, rest in follows:
            cells = tuple(sorted(found))
            if 0 < len(cells) <= _FEW and cells not in seen:
                seen.add(cells)
                yield cells, rest, any(found <= group for group in apart)


def _areas(layout: Layout) -> Iterator[tuple[set[int], int]]:
    """Yield every unit, and rows, columns and boxes that follow one another, with how many units they are."""
    size = layout.size
    for first in range(0, 3 * size, size):
        for many in range(1, size):
            for unit in range(first, first + size - many + 1):
                yield set().union(*layout.units[unit : unit + many]), many
    for diagonal in layout.units[3 * size :]:
        yield set(diagonal), 1
