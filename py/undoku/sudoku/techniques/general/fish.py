"""Fish on any shape: rows whose places of a digit are all in as many columns, or the other way round."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import joined, members
from undoku.sudoku.techniques.closed import closed
from undoku.sudoku.techniques.general.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding


def _find_fish(technique: str, size: int) -> None:
    """Register what finds the fish of a size."""

    def find(state: AnyState) -> Finding:
        """Go through the digits, with a pause between two of them."""
        at = state.geometry
        for digit, places in enumerate(state.places):
            yield None
            for lines, across in ((at.rows, at.columns), (at.columns, at.rows)):
                masks = [
                    sum(1 << place for place, other in enumerate(across) if here & at.units[other])
                    for here in (places & at.units[line] for line in lines)
                ]
                for bases, covers in closed(masks)[size - 2]:
                    base = tuple(lines[place] for place in members(bases))
                    cover = tuple(across[place] for place in members(covers))
                    body = places & joined(at.units, sum(1 << line for line in base))
                    gone = places & joined(at.units, sum(1 << line for line in cover)) & ~body
                    if gone:
                        yield Step(
                            technique,
                            eliminations=gone << at.cells * digit,
                            roles=((DEFINING, body << at.cells * digit),),
                            units=base,
                            covers=cover,
                        )

    finds(technique)(find)


for _size, _name in enumerate(("x-wing", "swordfish", "jellyfish"), 2):
    _find_fish(_name, _size)
