"""That a program never ends is said where it can be shown."""

from __future__ import annotations

import pytest

from undoku.programs.judging.endless import never_ends

from .test_symptoms import run_of

ENDLESS = [
    """
    def solve(n):
        row = 0
        while row < n:
            for col in range(n):
                pass
        return row
    """,
    """
    def solve(n):
        row = [0]
        while True:
            row[0] = 1 - row[0]
    """,
    """
    def solve(queens):
        return solve(queens)
    """,
]
# Something goes on: a number, a list, what another function keeps, chance, a loop around it, a generator.
ENDS = [
    """
    def solve(n):
        row = 0
        while True:
            row += 1
    """,
    """
    def solve(n):
        rows = []
        while True:
            rows.append(0)
    """,
    """
    seen = [0]
    def note():
        seen[0] += 1
    def solve(n):
        while seen[0] < 10 ** 9:
            note()
    """,
    """
    import random
    def solve(n):
        while True:
            if random.random() > 2:
                return 0
    """,
    """
    def solve(n):
        for _ in range(10 ** 9):
            done = False
            while not done:
                done = True
    """,
    """
    def solve(n):
        rest = (i for i in range(10 ** 9))
        while True:
            for i in rest:
                break
    """,
    """
    def solve(n, depth=0):
        return solve(n, depth + 1)
    """,
]


@pytest.mark.recorder
@pytest.mark.parametrize("text", ENDLESS)
def test_that_a_program_never_ends_is_shown(text: str) -> None:
    assert never_ends(run_of("queens", text, 5_000)).startswith("It never ends: ")


@pytest.mark.recorder
@pytest.mark.parametrize("text", ENDS)
def test_what_may_come_to_an_end_is_not_called_endless(text: str) -> None:
    assert never_ends(run_of("queens", text, 5_000)) == ""
