"""A teaching strategy that is told of some candidates that they are wrong."""

from __future__ import annotations

from undoku.search.follow import code_of
from undoku.search.steps import PLACE, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

    from undoku.search.register import Strategy
    from undoku.search.steps import Steps


def barred(strategy: Strategy, wrong: Collection[tuple[int, int]]) -> Strategy:
    """Give a strategy for Sudoku that goes no deeper while one of these candidates, cell and digit, stands.

    It is the same code, with the same tries in the same order: but where it calls itself with one of them on
    the board, it hears at once that there is no solution. It is for counting: who looks at its frames
    finds what stands between it and its driver.
    """

    def start(problem: object) -> Steps:
        root = strategy.on(problem).start(problem)
        return _between(root, code_of(root), wrong, set())

    return strategy._replace(start=start, elsewhere=None)


def _between(search: Any, recursive: object, wrong: Collection[tuple[int, int]], stands: set[int]) -> Steps:
    """Hand on what a generator yields, and answer its calls while a wrong candidate stands in some cell."""
    answer = None
    while True:
        try:
            said = search.send(answer)
        except StopIteration as stop:
            return stop.value
        answer = None
        if type(said) is tuple:
            if said[0] == PLACE and said[1:3] in wrong:
                stands.add(said[1])
            elif said[0] == UNDO:
                stands.discard(said[1])
            yield said
        elif stands and said.gi_code is recursive:
            answer = False
        else:
            answer = yield _between(said, recursive, wrong, stands)
