"""A race that is led a step on, or a step back, on both sides."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.watch.race import BaseRace, Side


class RaceSteps:
    """Where both sides of a race are led.

    A place counts the steps of a side, and its end as one more. Searches cannot be run backwards: for a step
    back both are put to their beginning and led to where they were before.
    """

    def __init__(self, race: BaseRace) -> None:
        """Leave both where they are."""
        self._race = race
        self._goal = [_place(side) for side in race.sides]
        self._ends: list[int | None] = [None, None]

    def begin(self, by: int) -> None:
        """Lead both a step on (1) or back (-1) from where they are, or are being led.

        A side that has ended stays so until the other one, which went on, has come back to that step.
        """
        sides = self._race.sides
        for number, side in enumerate(sides):
            if side.done:
                self._ends[number] = _place(side)
        latest = max(self._goal)
        self._goal = [
            max(place + by, 0) if place != end or (by < 0 and place == latest) else place
            for place, end in zip(self._goal, self._ends, strict=True)
        ]
        if any(_place(side) > goal for side, goal in zip(sides, self._goal, strict=True)):
            self._race.renew()

    @property
    def done(self) -> bool:
        """Whether both are where they are led."""
        return self._goal == [_place(side) for side in self._race.sides]

    def advance(self, budget: int) -> None:
        """Let both go on by at most so many steps."""
        for side, goal in zip(self._race.sides, self._goal, strict=True):
            if (ahead := goal - _place(side)) > 0:
                side.advance(min(ahead, budget))


def _place(side: Side) -> int:
    return side.steps + side.done
