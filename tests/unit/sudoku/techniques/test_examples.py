"""The examples of the reference: each technique is found in its own, and what it concludes is right."""

from pathlib import Path

import pytest

from .lines import conclusion, is_sound, solved, state, stated, steps

EXAMPLES = Path(__file__).parents[4] / "tools/examples.txt"
LINES = [line for line in EXAMPLES.read_text().splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split(":")[1])
def test_an_example_shows_its_technique(line):
    at = state(line)
    step = next(step for step in steps(at, line.split(":")[1]) if conclusion(step) == stated(line))
    assert is_sound(step, solved(at))
