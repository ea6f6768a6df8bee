"""What a search that ends with its first solution would have tried next in the calls that were open then."""

from __future__ import annotations

from types import GeneratorType

from undoku.search.follow import code_of
from undoku.search.steps import SOLUTION, TRY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.problem import Problem
    from undoku.search.register import Strategy


def untried(strategy: Strategy, problem: Problem) -> dict[int, list[tuple[int, int]]]:
    """Run a search that has a solution, and tell its calls that nothing has come of it nor of any after.

    So each goes through the rest of its candidates, which are returned by the call's number.
    """
    frames, numbers = [strategy.start(problem)], [0]
    recursive = code_of(frames[0])
    calls, found, result = 1, False, None
    rest: dict[int, list[tuple[int, int]]] = {}
    while frames:
        try:
            said = frames[-1].send(result)
        except StopIteration as stop:
            numbers.pop()
            result = False if code_of(frames.pop()) is recursive and found else stop.value
            continue
        result = None
        if isinstance(said, GeneratorType):
            is_call = code_of(said) is recursive
            if is_call and found:
                said.close()
                result = False
                continue
            numbers.append(calls if is_call else numbers[-1])
            calls += is_call
            frames.append(said)
        elif said[0] == SOLUTION:
            found = True
        elif found and said[0] == TRY:
            rest.setdefault(numbers[-1], []).append((said[1], said[2]))
    return rest
