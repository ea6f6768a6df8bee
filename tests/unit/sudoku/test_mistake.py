"""The last of some grids that still has a solution."""

from hypothesis import given, settings
from hypothesis import strategies as st
from puzzles import LECTURE, SOLUTIONS

from undoku.sudoku import Grid
from undoku.sudoku.mistake import MistakeSearch


def search(texts: list[str]) -> MistakeSearch:
    found = MistakeSearch(map(Grid.parse, texts))
    while not found.done:
        found.advance(100)
    return found


@settings(deadline=None, max_examples=50)
@given(st.lists(st.booleans(), max_size=8))
def test_the_first_grid_with_a_solution_is_found(have: list[bool]) -> None:
    texts = [LECTURE if has else f"55{LECTURE[2:]}" for has in have]
    assert search(texts).index == (have.index(True) if True in have else None)


def test_a_mistake_that_does_not_clash_is_noticed() -> None:
    solution = SOLUTIONS[LECTURE]
    right = f"{LECTURE[:2]}{solution[2]}{LECTURE[3:]}"
    wrong = f"{right[:3]}2{right[4:]}"  # the solution has a 6 there; no 2 stands in its way
    later = f"{wrong[:5]}{solution[5]}{wrong[6:]}"
    assert search([later, wrong, right, LECTURE]).index == 2
