"""A puzzle's rating, as far as it takes to know whether it is as wished, and what it lacks."""

from __future__ import annotations

from undoku.sudoku.generator.making import spare_givens
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, HIGHEST_SCORES, LEVELS
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from undoku.sudoku.generator.making import Making
    from undoku.sudoku.generator.wishes import Wishes

_TOO_EASY = 400
"""What each level too little counts, beside the points of steps that are too much."""

_EXCLUDED = 800
"""What a technique counts that is there and should not be."""

_NEEDED = 2400
"""What a technique counts that is not there and should be: it is more easily lost than found again."""

FARTHEST = 1_000_000
"""Farther than any puzzle is from what is wished."""

_TOO_HARD = (0, 300, 900, 1200, 1500)
"""What a puzzle of so many levels too much has in steps that are too much, about."""


class Appraisal:
    """What is known of a puzzle's path, after as much of it as was needed.

    Attributes:
        fits: whether level and techniques are as wished.
        distance: how far they are from that, 0 if they fit.
    """

    __slots__ = ("_path", "distance", "fits")

    def __init__(self, path: Path, distance: int) -> None:
        """Take a path, and what is known by it."""
        self._path = path
        self.distance = distance
        self.fits = distance == 0

    @property
    def level(self) -> str:
        """The level; of a path that was left early the one that it has at least."""
        return self._path.level

    @property
    def score(self) -> int:
        """The score."""
        return self._path.score

    @property
    def techniques(self) -> list[str]:
        """The techniques in the order of the path."""
        return self._path.techniques

    @property
    def solution(self) -> bytes:
        """The solution, at the end of the path."""
        return bytes(self._path.state(len(self.techniques)).digits)

    def early(self) -> list[int]:
        """Give the cells that the path fills before it needs more than singles, in that order."""
        found = []
        for step in self._path.steps:
            if BY_IDENTIFIER[step.technique].level != LEVELS[0]:
                break
            found.append(step.placements.bit_length() - 1)
        return [number % 81 for number in found]


def appraise(digits: bytes, wishes: Wishes, hardest: str | None, farthest: int = 0) -> Making[Appraisal]:
    """Go the path of a puzzle with one solution, and leave it once it is farther from what is wished.

    Steps above the level `hardest` are too much, and so is what the score has above that level's highest one.
    """
    path = Path(State.of_digits(digits, True))
    wanted = LEVELS.index(hardest) if hardest else len(LEVELS) - 1
    most = HIGHEST_SCORES[wanted] if wanted < len(HIGHEST_SCORES) else None
    wrong: set[str] = set()
    known = score = harder = too_much = 0
    while not path.done and too_much + _EXCLUDED * len(wrong) <= farthest:
        path.advance(1)
        if len(path.techniques) > known:
            technique = BY_IDENTIFIER[path.techniques[known]]
            known += 1
            score += technique.score
            if technique.identifier in wishes.excluded:
                wrong.add(technique.identifier)
            if LEVELS.index(technique.level) > wanted:
                harder += technique.score
            too_much = harder + (max(0, score - most) if most is not None else 0)
        yield
    too_easy = LEVELS.index(path.level) - wanted if wishes.level and not too_much else 0
    missing = set(wishes.needed).difference(path.techniques)
    return Appraisal(path, too_much - _TOO_EASY * too_easy + _EXCLUDED * len(wrong) + _NEEDED * len(missing))


def distance_from(wishes: Wishes, level: str, techniques: Collection[str]) -> int:
    """Say how far a puzzle is from what is wished, about, by its level and the techniques of its path."""
    apart = LEVELS.index(level) - LEVELS.index(wishes.level) if wishes.level else 0
    return (
        (_TOO_HARD[apart] if apart > 0 else -_TOO_EASY * apart)
        + _EXCLUDED * len(set(wishes.excluded).intersection(techniques))
        + _NEEDED * len(set(wishes.needed).difference(techniques))
    )


def lacking(digits: bytes, wishes: Wishes, appraisal: Appraisal) -> Making[list[tuple[str, object]]]:
    """List what a puzzle with its whole rating lacks of what is wished: the kind, and what it has instead."""
    lacks: list[tuple[str, object]] = []
    givens = 81 - digits.count(0)
    if wishes.givens not in (None, givens):
        lacks.append(("givens", givens))
    if wishes.minimal:
        spare = yield from spare_givens(digits)
        if spare:
            lacks.append(("spare", spare))
    if wishes.level not in (None, appraisal.level):
        lacks.append(("level", appraisal.level))
    found = set(appraisal.techniques)
    lacks += [("needed", BY_IDENTIFIER[name].title) for name in wishes.needed if name not in found]
    lacks += [("excluded", BY_IDENTIFIER[name].title) for name in wishes.excluded if name in found]
    return lacks
