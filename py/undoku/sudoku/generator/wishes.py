"""What is wished of a new puzzle, and which wishes cannot be."""

from __future__ import annotations

from undoku.search.errors import shown
from undoku.sudoku.generator.errors import WishError
from undoku.sudoku.generator.shapes import SYMMETRIES, numbers
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LEVELS, TECHNIQUES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

FEWEST = 17
"""No puzzle with fewer givens has one solution (McGuire, Tugemann and Civario, 2012)."""

MOST = 80
MOST_MINIMAL = 40
"""No minimal puzzle with more givens is known."""

_SEVENTEEN = ("none", "diagonal")
"""The symmetries of which a puzzle with 17 givens is known."""


class Wishes:
    """What a new puzzle should be like.

    Attributes:
        level: one of `LEVELS`, or None for any.
        needed: the identifiers of techniques that its path must have, in the order of the catalogue.
        excluded: those that it must not have.
        symmetry: one of `shapes.SYMMETRIES`, which its givens show.
        givens: how many there are, or None for any number.
        minimal: whether none of them can be left out.

    Raises WishError, which says what cannot be, and why.

    >>> Wishes(level="medium", needed=["x-wing"])
    Traceback (most recent call last):
        ...
    undoku.sudoku.generator.errors.WishError: X-wing is a hard technique: no medium puzzle needs it.
    """

    __slots__ = ("excluded", "givens", "level", "minimal", "needed", "symmetry")

    def __init__(
        self,
        level: str | None = None,
        needed: Iterable[str] = (),
        excluded: Iterable[str] = (),
        symmetry: str = "none",
        givens: int | None = None,
        minimal: bool = False,
    ) -> None:
        """Check that there may be such a puzzle."""
        self.level = level
        self.needed = _in_order(needed)
        self.excluded = _in_order(excluded)
        self.symmetry = symmetry
        self.givens = givens
        self.minimal = minimal
        if level is not None and level not in LEVELS:
            raise WishError("no-level", level=shown(level), levels=list(LEVELS))
        if symmetry not in SYMMETRIES:
            raise WishError("no-symmetry", symmetry=shown(symmetry), symmetries=list(SYMMETRIES))
        self._check_techniques()
        if givens is not None:
            self._check_givens(givens)

    def _check_techniques(self) -> None:
        for identifier in self.needed:
            technique = BY_IDENTIFIER[identifier]
            if identifier in self.excluded:
                raise WishError("with-and-without", title=technique.title)
            if not technique.on_path:
                raise WishError("never-needed", title=technique.title)
            if self.level and LEVELS.index(technique.level) > LEVELS.index(self.level):
                raise WishError(
                    "too-hard", title=technique.title, technique=technique.level, level=self.level
                )
        if "full-house" in self.excluded:
            raise WishError("no-full-house")
        if self.givens is None and {"naked-single", "hidden-single"}.issubset(self.excluded):
            raise WishError("no-singles")

    def _check_givens(self, givens: int) -> None:
        if not FEWEST <= givens <= MOST:
            raise WishError("givens", givens=givens, fewest=FEWEST, most=MOST)
        if self.minimal and givens > MOST_MINIMAL:
            raise WishError("too-many-minimal", givens=givens, most=MOST_MINIMAL)
        possible = numbers(self.symmetry)
        if givens not in possible:
            less = [number for number in possible if FEWEST < number < givens]
            more = [number for number in possible if givens < number <= MOST]
            near = [*sorted(less)[-1:], *sorted(more)[:1]]
            raise WishError("no-such-number", givens=givens, symmetry=self.symmetry, near=near)
        if givens == FEWEST and self.symmetry not in _SEVENTEEN:
            raise WishError("none-known", givens=givens, symmetry=self.symmetry)

    @property
    def name(self) -> str:
        """All that is wished, in one text: the same for the same wishes."""
        return " ".join(
            [
                self.level or "any",
                f"with={','.join(self.needed)}",
                f"without={','.join(self.excluded)}",
                self.symmetry,
                str(self.givens or "any"),
                "minimal" if self.minimal else "any",
            ]
        )


def _in_order(identifiers: Iterable[str]) -> tuple[str, ...]:
    wanted = set(identifiers)
    unknown = wanted.difference(technique.identifier for technique in TECHNIQUES)
    if unknown:
        raise WishError("no-technique", technique=shown(min(unknown)))
    return tuple(technique.identifier for technique in TECHNIQUES if technique.identifier in wanted)
