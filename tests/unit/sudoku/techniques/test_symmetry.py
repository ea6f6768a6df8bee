"""States and steps as symmetries of the grid move them, beside the tests' own way to move them."""

import pytest

from undoku.sudoku.techniques.candidates import cells_of, digits_in, members
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER
from undoku.sudoku.techniques.symmetry import Symmetry
from undoku.sudoku.techniques.words import phrases

from . import branch_checker
from .lines import LIBRARY, firing, said, state, steps
from .symmetries import drawn

CASES = {}
for name in sorted(path.stem for path in LIBRARY.glob("*.txt") if path.stem != "fish_pictures"):
    for found, where in firing(name):
        if BY_IDENTIFIER[found].on_path:
            CASES.setdefault(found, []).append(where)


def moving(some):
    """Give the package's form of a symmetry of the tests."""
    return Symmetry(some.cells, tuple(digit - 1 for digit in some.digits[1:]))


@pytest.mark.parametrize("seed", range(6))
def test_units_sets_and_states_move_as_their_cells_do(seed):
    some = drawn(seed)
    at = state(CASES["aic"][0])
    moved, theirs = moving(some).of_state(at), some.of_state(at)
    assert [moving(some).of_unit(unit) for unit in range(27)] == [some.of_unit(unit) for unit in range(27)]
    for part in ("digits", "empty", "given", "unique"):
        assert getattr(moved, part) == getattr(theirs, part)
    assert (list(moved.cells), moved.places) == (list(theirs.cells), theirs.places)
    assert [set(moved.naked), set(moved.hidden)] == [set(theirs.naked), set(theirs.hidden)]
    assert moving(some).inverse == Symmetry(*map(list, moving(some.inverse())))


@pytest.mark.parametrize("technique", CASES)
def test_a_step_moves_whole_and_can_be_told_where_it_then_lies(technique):
    for seed, line in enumerate(CASES[technique][:2]):
        some = drawn(f"{technique} {seed}")
        at = state(line)
        image = moving(some).of_state(at)
        for step in steps(at, technique)[:4]:
            moved, theirs = moving(some).of_step(step), some.of_step(step)
            assert moved._replace(chains=(), values=()) == theirs._replace(chains=(), values=())
            assert sorted(moved.chains) == sorted(theirs.chains)
            assert moving(some.inverse()).of_step(moved) == step
            assert means_something(moved, image)
            assert said(moved, image)[1].endswith(phrases.concluded(moved.eliminations, moved.placements))


def means_something(step, at):
    """Whether the values of a step are what its family says that they are, and its branches hold."""
    if step.technique.startswith("forcing"):
        return not branch_checker.faults(step, at)
    if step.technique.startswith("als"):
        pairs = zip(step.values, step.sets, [*step.sets[1:], step.sets[0]], strict=False)
        return all(digits_in(one) & digits_in(other) & 1 << digit - 1 for digit, one, other in pairs)
    if step.technique == "w-wing":
        z, cell, other, linked, *near = step.values
        places = at.places[linked]
        return at.cells[cell] == at.cells[other] == 1 << z | 1 << linked and all(
            places >> end & 1 for end in near
        )
    if step.technique.endswith("-wing") and step.technique[:2] in ("xy", "wx"):
        z, *cells = step.values
        pattern = set(members(cells_of(step.role("defining"))))
        return digits_in(step.eliminations) == 1 << z and set(cells) <= pattern
    return True
