"""A puzzle's rating, as far as it takes to know whether it is as wished."""

from __future__ import annotations

from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, HIGHEST_SCORES, LEVELS
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from undoku.sudoku.generator.making import Making
    from undoku.sudoku.generator.wishes import Wishes

_APART = 4
"""What a level too much or too little counts, beside one given; a technique counts twice as much."""


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


def appraise(digits: bytes, wishes: Wishes, hardest: str | None) -> Making[Appraisal]:
    """Go the path of a puzzle with one solution, and leave it as soon as it is not what is wished.

    It is left, too, where it becomes harder than the level `hardest`.
    """
    path = Path(State.of_digits(digits, True))
    wanted = LEVELS.index(hardest) if hardest else len(LEVELS) - 1
    most = HIGHEST_SCORES[wanted] if wanted < len(HIGHEST_SCORES) else None
    excluded = frozenset(wishes.excluded)
    known = score = 0
    left = False
    while not path.done and not left:
        path.advance(1)
        if len(path.techniques) > known:
            technique = BY_IDENTIFIER[path.techniques[known]]
            known += 1
            score += technique.score
            left = (
                technique.identifier in excluded
                or LEVELS.index(technique.level) > wanted
                or (most is not None and score > most)
            )
        yield
    return Appraisal(path, distance_from(wishes, path.level, set(path.techniques)) + _APART * left)


def distance_from(wishes: Wishes, level: str, techniques: Collection[str]) -> int:
    """Say how far level and techniques of a path are from what is wished."""
    wrong = sum(technique in techniques for technique in wishes.excluded)
    wrong += sum(technique not in techniques for technique in wishes.needed)
    apart = abs(LEVELS.index(level) - LEVELS.index(wishes.level)) if wishes.level else 0
    return _APART * (apart + 2 * wrong)
