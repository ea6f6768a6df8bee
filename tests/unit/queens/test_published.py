"""The published numbers that the page compares a count with: ours, as far as they are counted in a moment."""

import re
from pathlib import Path

from undoku.queens import count, count_fundamental
from undoku.queens.symmetric import invariant

PUBLISHED = Path(__file__).parent.parent.parent.parent / "static/js/count/published.js"
NUMBERS = [
    (int(total), int(fundamental))
    for total, fundamental in re.findall(r'\["(\d+)", "(\d+)"\]', PUBLISHED.read_text(encoding="utf-8"))
]


def test_they_are_what_is_counted() -> None:
    assert len(NUMBERS) == 27
    assert [(count(n), count_fundamental(n)) for n in range(1, 13)] == NUMBERS[:12]


def test_all_and_fundamental_ones_belong_together() -> None:
    for n in range(2, 17):
        total, fundamental = NUMBERS[n - 1]
        assert 8 * fundamental == total + invariant(n)
    for total, fundamental in NUMBERS[16:]:
        # Few placements are images of themselves.
        assert 0 < 8 * fundamental - total < total / 1000
