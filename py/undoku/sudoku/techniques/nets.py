"""What follows from a candidate if it is true, or false, where several premises together may force the next.

From a supposition everything is drawn that singles give: what a true candidate rules out is false; the last
candidate of a cell and the last place of a digit in a unit are true. Where they give nothing more, a digit's
being confined to the crossing of a box and a line rules it out in the rest of both. This goes in layers, each
of which takes in all that the ones before have forced, until nothing follows or something is impossible.

The layers are quickly had, for all suppositions, since all units are looked at together (see `folds`); how a
thing came about is only asked of few. `Net` then goes through the layers of one supposition, and finds for
everything, from the layers before, the reason that rests on the least.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, EXCLUDES, OF_CELL, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.folds import confined, counts, singles
from undoku.sudoku.techniques.implications import CANDIDATES, OFF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TypeAlias

    from undoku.sudoku.techniques.state import State

    Layer: TypeAlias = tuple[int, int]
    """What a layer makes false, and what is then true."""

_PAUSE = 5
"""How many literals are worked out between two pauses."""

_CROSSED = tuple(
    tuple(unit for unit in range(27) if unit // 9 != number // 9 and (mask & UNITS[unit]).bit_count() > 1)
    for number, mask in enumerate(UNITS)
)
"""For every unit those that share three cells with it."""


class Nets:
    """The table of a state; ask for it with `state.once(Nets)`, then `yield from table.fill()`.

    Attributes:
        on: for every literal the candidates that are then true, itself among them.
        off: for every literal those that are then false.
        layers: for every literal how they follow.
    """

    def __init__(self, state: State) -> None:
        """Prepare; `fill` does the work."""
        self.on = [0] * (2 * CANDIDATES)
        self.off = [0] * (2 * CANDIDATES)
        self.layers: dict[int, list[Layer]] = {}
        self.candidates = state.candidates
        self._counts = counts(self.candidates)
        self._known = singles(self._counts)
        self._confined = confined(self.candidates)
        self._nets: dict[int, Net] = {}
        self._filling = self._fill()

    def fill(self) -> Iterator[None]:
        """Fill the table, with pauses; whoever comes later goes on where it stands."""
        return self._filling

    def reasons(self, literal: int) -> Net:
        """Give how everything follows from a literal; the table has been filled."""
        net = self._nets.get(literal)
        if net is None:
            net = self._nets[literal] = Net(self, literal)
        return net

    def _fill(self) -> Iterator[None]:
        for count, number in enumerate(members(self.candidates)):
            if not count % _PAUSE:
                yield None
            self._suppose(number)
            self._suppose(OFF + number)

    def _suppose(self, literal: int) -> None:
        candidates, known, (rows, _, columns, _, boxes, _, cells, _) = (
            self.candidates,
            self._known,
            self._counts,
        )
        layers = self.layers[literal] = []
        if literal < OFF:
            on = new = 1 << literal
            off = ruled_out = 0
            layers.append((0, on))
        else:
            on = new = off = 0
            ruled_out = 1 << literal - OFF
        while True:
            while new:
                lowest = new & -new
                ruled_out |= EXCLUDES[lowest.bit_length() - 1]
                new ^= lowest
            ruled_out &= candidates & ~off
            off |= ruled_out
            left = candidates & ~off
            counted = counts(left)
            if (rows, columns, boxes, cells) != counted[::2]:
                layers.append((ruled_out, 0))
                break
            new = singles(counted) & left & ~known & ~on
            layers.append((ruled_out, new))
            on |= new
            ruled_out = 0 if new else confined(left) & left & ~self._confined
            if not new and not ruled_out:
                break
        self.on[literal] = on
        self.off[literal] = off


class Net:
    """How everything follows from one literal, each by a reason that rests on few others.

    Attributes:
        premise: the candidate of the literal.
        truth: whether it is supposed to be true.
        why_on: for each candidate that is true: those that are false and make it so.
        why_off: for each candidate that is false: that which is true and makes it so.
        on: for each candidate that is true: what it rests on, itself included, as a set of literals.
        off: the same for the number of each candidate that is false.
    """

    def __init__(self, table: Nets, literal: int) -> None:
        """Look how the table's layers came about."""
        self.truth = literal < OFF
        self.premise = 1 << literal % CANDIDATES
        self.why_on: dict[int, int] = {}
        self.why_off: dict[int, int] = {}
        self.on: dict[int, int] = {}
        self.off: dict[int, int] = {}
        self._candidates = left = table.candidates
        on = 0
        for ruled_out, new in table.layers[literal]:
            for number in members(ruled_out):
                self._rule_out(number, on, left)
            left &= ~ruled_out
            for number in members(new):
                self._force(number, left)
            on |= new

    def cost(self, on: Iterable[int] = (), off: Iterable[int] = ()) -> int:
        """Give how much candidates that are true, and some that are false, by number, rest on together."""
        rests_on = 0
        for node in on:
            rests_on |= self.on[node]
        for number in off:
            rests_on |= self.off[number]
        return rests_on.bit_count()

    def _rule_out(self, number: int, on: int, left: int) -> None:
        bit = 1 << number
        if bit == self.premise:
            self.off[number] = 1 << OFF + number
            return
        nodes = [1 << other for other in members(on & EXCLUDES[number])]
        node = min(nodes or self._confined(number, left), key=lambda node: self.on[node].bit_count())
        self.why_off[bit] = node
        self.off[number] = self.on[node] | 1 << OFF + number

    def _force(self, number: int, left: int) -> None:
        bit = 1 << number
        if bit == self.premise:
            self.on[bit] = bit
            return
        houses = [self._candidates & house & ~bit for house in houses_of(number)]
        self._because(bit, (others for others in houses if not others & left), bit)

    def _confined(self, number: int, left: int) -> list[int]:
        """Give the groups that see a candidate, and of which one candidate is true in what is left."""
        groups = []
        digit, cell = divmod(number, CELLS)
        shift = CELLS * digit
        for unit in UNITS_OF[cell]:
            for other in _CROSSED[unit]:
                places = self._candidates & UNITS[other] << shift
                group = places & UNITS[unit] << shift
                if group and not places & ~group & left and not UNITS[other] >> cell & 1:
                    if group not in self.on:
                        self._because(group, (places & ~group,), 0)
                    groups.append(group)
        return groups

    def _because(self, node: int, sources: Iterable[int], itself: int) -> None:
        """Choose of several sets of false candidates, each of which makes a node true."""
        least = 0
        for source in sources:
            rests_on = itself
            for number in members(source):
                rests_on |= self.off[number]
            if not least or rests_on.bit_count() < least.bit_count():
                least = rests_on
                self.why_on[node] = source
        self.on[node] = least


def houses_of(number: int) -> tuple[int, int, int, int]:
    """Give the candidates of the cell, the row, the column and the box of a candidate, of its digit."""
    digit, cell = divmod(number, CELLS)
    row, column, box = (UNITS[unit] << CELLS * digit for unit in UNITS_OF[cell])
    return OF_CELL[cell], row, column, box
