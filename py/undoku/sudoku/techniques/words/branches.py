"""What is said of a branch: what is supposed, what follows link by link, and where it ends."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, FIELD, UNITS, cells_of, digits_in, members
from undoku.sudoku.techniques.words import phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Link


class Telling:
    """The sentences of one branch.

    Attributes:
        sentences: what is said, without the supposition.
    """

    def __init__(self, state: State, links: tuple[Link, ...], premise: int, truth: bool) -> None:
        """Tell what follows from the premise, a candidate that is true or false, as far as the links go."""
        self._state = state
        self._premise = premise
        self._truth = truth
        self._reasons: dict[int, int] = {}
        self._last = premise if truth else 0
        self.sentences: list[str] = []
        for link in links:
            if link.strong:
                self._tell(link.source, link.target)
            else:
                for number in members(link.target):
                    self._reasons.setdefault(1 << number, link.source)

    def ruled_out(self, candidates: int) -> str:
        """Say what rules some candidates out: 'that rules out 4 in row 1, column 7'; '' if nothing need."""
        by_node: dict[int, int] = {}
        for number in members(candidates):
            node = self._reasons.get(1 << number)
            if node is not None:
                by_node[node] = by_node.get(node, 0) | 1 << number
        parts = [
            f"{self._named(node)} rules out {self._what(node, what)}"
            for node, what in sorted(by_node.items(), key=lambda pair: pair[0] != self._last)
        ]
        if not self._truth and candidates & self._premise and self.sentences:
            parts.append(f"by supposition {supposed(self._premise, False)}")
        return phrases.clauses(parts)

    def _named(self, node: int) -> str:
        return "that" if node == self._last else f"the {phrases.node(node)}"

    def _what(self, node: int, candidates: int) -> str:
        if not node & (node - 1) and cells_of(node) == cells_of(candidates):
            return f"{phrases.digits(digits_in(candidates))} there"
        both = cells_of(node | candidates)
        in_line = any(not both & ~cells for cells in UNITS[:18])
        in_box = any(not both & ~cells for cells in UNITS[18:])
        return phrases.node(candidates, "and") + (" (same box)" if in_box and not in_line else "")

    def _tell(self, source: int, target: int) -> None:
        because = self.ruled_out(source)
        left = self._left(source, target)
        if because:
            self.sentences.append(phrases.sentence(f"{because}, so {left}."))
        else:
            self.sentences.append(f"Then {left}.")
        self._last = target

    def _left(self, source: int, target: int) -> str:
        """Say that only the target is left."""
        if digits_in(source | target).bit_count() > 1:
            return f"only {phrases.digits(digits_in(target))} is left in {phrases.cells(cells_of(target))}"
        unit = phrases.unit(unit_of(self._state, source | target))
        cells = phrases.cells(cells_of(target), "or")
        digit = phrases.digits(digits_in(target))
        return f"the {digit} of {unit} must be in {cells}"


def unit_of(state: State, places: int) -> int:
    """Give the unit of whose digit some candidates are all the places."""
    digit = (places.bit_length() - 1) // CELLS
    cells = places >> CELLS * digit & FIELD
    return next(unit for unit, mask in enumerate(UNITS) if state.places[digit] & mask == cells)


def supposed(premise: int, truth: bool) -> str:
    """Name a supposition: '4 is in row 1, column 2'."""
    [number] = members(premise)
    digit, cell = divmod(number, CELLS)
    return f"{digit + 1} is {'' if truth else 'not '}in {phrases.cell(cell)}"
