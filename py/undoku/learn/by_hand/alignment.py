"""Two sequences laid side by side, so that one slip that moves all that follows is counted once."""

from __future__ import annotations

from undoku.search.steps import NO_CELL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.learn.by_hand.acts import Act


def aligned(given: Sequence[Act], expected: Sequence[Act]) -> tuple[int, list[tuple[int, int]]]:
    """How many acts are the same, and where the two begin to differ: how many of each came before.

    As many acts as can be are taken for the same, and these as early as can be. An act that was done, though
    at another place, differs once.
    """
    kept = _kept(given, expected)
    found: list[tuple[int, int]] = []
    i = j = 0
    differs = False
    moved: list[Act] = []
    while i < len(given) or j < len(expected):
        both = i < len(given) and j < len(expected)
        if both and given[i] == expected[j] and kept[i][j] == kept[i + 1][j + 1] + 1:
            i, j, differs = i + 1, j + 1, False
            continue
        comes = j == len(expected) or (i < len(given) and kept[i][j] == kept[i + 1][j])
        if not comes and expected[j] in moved:
            moved.remove(expected[j])
        elif not differs:
            found.append((i, min(j, len(expected) - 1)))
            # What names no cell can be anywhere.
            moved = [act for act in moved if act.cell != NO_CELL]
            differs = True
        if comes:
            moved.append(given[i])
        i, j = i + comes, j + (not comes)
    return kept[0][0], found


def _kept(given: Sequence[Act], expected: Sequence[Act]) -> list[list[int]]:
    """How many acts can be the same from each pair of places on."""
    kept = [[0] * (len(expected) + 1) for _ in range(len(given) + 1)]
    for i in reversed(range(len(given))):
        for j in reversed(range(len(expected))):
            kept[i][j] = max(kept[i + 1][j], kept[i][j + 1])
            if given[i] == expected[j]:
                kept[i][j] = max(kept[i][j], kept[i + 1][j + 1] + 1)
    return kept
