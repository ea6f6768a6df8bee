"""The next step from a position, and all that are possible, as searches that can be paused."""

from __future__ import annotations

from undoku.sudoku.techniques.any_state import left_out
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LAST_RESORT, NOTHING, TECHNIQUES, is_on_path
from undoku.sudoku.techniques.finders import finder_of, path_finders
from undoku.sudoku.techniques.general import finders as general
from undoku.sudoku.techniques.geometry import USUAL
from undoku.sudoku.techniques.step import smallest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.step import Step


class NextStep:
    """A search for the easiest step, in the order of the catalogue; trial and error is the last resort.

    Attributes:
        done: whether it has come to its end.
        step: the step, when done; None if there is none, as in a solved grid or a broken one.

    >>> from undoku.sudoku import Position
    >>> from undoku.sudoku.techniques.state import State
    >>> search = NextStep(State.of(Position.parse("12345678." + 72 * ".")))
    >>> while not search.done:
    ...     search.advance(100)
    >>> search.step.technique
    'full-house'
    """

    def __init__(
        self,
        state: AnyState,
        technique: str | None = None,
        *,
        by_eye: bool = False,
        as_hodoku: bool = False,
        without: frozenset[str] = NOTHING,
    ) -> None:
        """Begin; with a `technique` only steps of that one count. Raises GridError if there is none.

        With `by_eye` singles come in the order in which a person sees them, as a hint wants it: a full house,
        a digit with one place in a box, or in a row or column, and a cell with one candidate last. A path and
        a rating go by the catalogue's order, which is HoDoKu's; `as_hodoku` leaves out what HoDoKu has not,
        `without` those of these identifiers.
        """
        self.done = False
        self.step: Step | None = None
        first = _by_eye(state) if by_eye else _first(state, as_hodoku, without)
        self._finding = first if technique is None else _named(state, technique)

    def advance(self, budget: int) -> None:
        """Search on, for at most so many pauses."""
        for _ in range(budget):
            if self.done:
                break
            step = next(self._finding, _END)
            if step is not None:
                self.done = True
                self.step = None if step is _END else step  # type: ignore[assignment]


_END = object()


def _first(state: AnyState, as_hodoku: bool = False, without: frozenset[str] = NOTHING) -> Finding:
    for finder in _in_turn(state, as_hodoku, without):
        for step in finder(state):
            if step is None or is_on_path(BY_IDENTIFIER[step.technique], as_hodoku, without):
                yield step


def _in_turn(state: AnyState, as_hodoku: bool, without: frozenset[str]) -> Iterator[Callable[[Any], Finding]]:
    """Give the functions that a path asks in turn."""
    if state.geometry is USUAL:
        return path_finders(as_hodoku, without)
    return general.path_finders(state.geometry, without)


def _finder_of(technique: str, state: AnyState) -> Callable[[Any], Finding]:
    """Give the function that finds all steps of a technique; raises GridError where there is none."""
    if state.geometry is USUAL:
        return finder_of(technique)
    return general.finder_of(technique, state.geometry)


def _by_eye(state: AnyState) -> Finding:
    yield from _finder_of("full-house", state)(state)
    hidden = [step for step in _finder_of("hidden-single", state)(state) if step is not None]
    yield from sorted(hidden, key=lambda step: step.units[0] not in state.geometry.boxes)
    yield from _first(state)


def _named(state: AnyState, technique: str) -> Finding:
    # The last resort says that no other technique goes on.
    finder = _last_resort if technique == LAST_RESORT else _finder_of(technique, state)
    return (step for step in finder(state) if step is None or step.technique == technique)


def _last_resort(state: AnyState) -> Finding:
    for step in _first(state):
        yield step
        if step is not None:
            return


class AllSteps:
    """A search for every step that is possible now: each conclusion of a technique once.

    Attributes:
        done: whether it has come to its end.
        steps: those found up to now, in the order of the catalogue.
    """

    def __init__(self, state: AnyState, technique: str | None = None) -> None:
        """Begin; with a `technique` only steps of that one count. Raises GridError if there is none."""
        self.done = False
        self.steps: list[Step] = []
        self._state = state
        self._technique = technique
        self._finding = _listed(state) if technique is None else smallest(_named(state, technique))

    def advance(self, budget: int) -> None:
        """Search on, for at most so many pauses or steps."""
        for _ in range(budget):
            if self.done:
                break
            step = next(self._finding, _END)
            if step is _END:
                self.done = True
            elif step is not None:
                self.steps.append(step)  # type: ignore[arg-type]

    @property
    def complete(self) -> bool:
        """Whether nothing was left out, when done: a search that grows too large is ended early."""
        cut = self._state.once(left_out)
        return self._technique not in cut if self._technique else not cut


def _listed(state: AnyState) -> Iterator[Step | None]:
    asked = set()
    usual = state.geometry is USUAL
    for technique in TECHNIQUES if usual else general.techniques_of(state.geometry):
        if technique.listed:
            finder = _finder_of(technique.identifier, state)
            if finder not in asked:
                asked.add(finder)
                for step in smallest(finder(state)):
                    if step is None or BY_IDENTIFIER[step.technique].listed:
                        yield step
