"""Two strong links of a digit: at positions of our own puzzles, and at any at all."""

import pytest

from undoku.sudoku.techniques.candidates import CELLS, FIELD, UNITS

from .against_slow import kites, random_state, skyscrapers
from .lines import (
    check_words,
    conclusions,
    firing,
    is_sound,
    steps,
)

TECHNIQUES = (
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "dual-two-string-kite",
    "dual-empty-rectangle",
)


@pytest.mark.parametrize("seed", range(40))
def test_all_skyscrapers_are_found_and_nothing_else(seed):
    at, _ = random_state(seed)
    assert conclusions(at, "skyscraper") == skyscrapers(at)


@pytest.mark.parametrize("seed", range(40))
def test_all_kites_are_found_and_nothing_else(seed):
    at, _ = random_state(seed)
    assert conclusions(at, "two-string-kite") == kites(at)


@pytest.mark.parametrize("seed", (*range(40), 126, 198))
def test_every_step_follows_from_its_digit_alone_at_any_position(seed):
    at, solution = random_state(seed)
    for technique in TECHNIQUES:
        for step in steps(at, technique):
            assert is_sound(step, solution)
            check_words(step, at)
            for chain in step.chains:
                for link in chain:
                    check_link(at, link)


def check_link(at, link):
    """Check a link by its definition: of a strong one an end is true, of a weak one not both."""
    both = link.source | link.target
    digit = (both.bit_length() - 1) // CELLS
    cells = both >> CELLS * digit & FIELD
    assert not link.source & link.target
    if link.strong:
        assert any(at.places[digit] & unit == cells for unit in UNITS)
    else:
        assert any(not cells & ~unit for unit in UNITS)


def test_a_kite_takes_out_what_is_in_line_with_both_far_ends():
    for technique, line in firing("single_digit"):
        if technique == "two-string-kite":
            for step in steps(line, technique):
                assert step.eliminations.bit_count() == 1
