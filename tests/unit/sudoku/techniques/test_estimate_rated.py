"""The estimate beside ratings of Sudoku Explainer's own, from the folder that PUZZLES names."""

import os
from pathlib import Path

import pytest

from undoku.sudoku.techniques.estimate import Estimate
from undoku.sudoku.techniques.state import State

FOLDER = os.environ.get("PUZZLES")
pytestmark = [pytest.mark.long, pytest.mark.skipif(not FOLDER, reason="PUZZLES names no folder")]


def rated(name, every):
    """Puzzles with their ratings: every so many, in order of rating."""
    lines = (Path(FOLDER) / name).read_text().splitlines()
    pairs = [line.split("\t") for line in lines if line[:81].strip("0123456789.") == ""]
    return sorted(((text, float(rating)) for text, rating in pairs), key=lambda pair: pair[1])[::every]


def estimated(text):
    digits = [int(mark) if mark in "123456789" else 0 for mark in text]
    estimate = Estimate(State.of_digits(digits, unique=True))
    while not estimate.done:
        estimate.advance(1000)
    return estimate.rating


def ranks(values):
    """The rank of every value, equal ones in the middle of theirs."""
    ordered = sorted(values)
    first = {value: index for index, value in reversed(list(enumerate(ordered)))}
    last = {value: index for index, value in enumerate(ordered)}
    return [(first[value] + last[value]) / 2 for value in values]


def rank_correlation(first, second):
    first, second = ranks(first), ranks(second)
    middle = (len(first) - 1) / 2
    together = sum((a - middle) * (b - middle) for a, b in zip(first, second, strict=True))
    alone = [sum((a - middle) ** 2 for a in values) for values in (first, second)]
    return together / (alone[0] * alone[1]) ** 0.5


def test_by_five_folds():
    """Nothing is fitted to the puzzles, so that each fifth of them is as good as unseen."""
    pairs = rated("se-rated.tsv", 1)
    assert len(pairs) == 2002
    ratings = [rating for _, rating in pairs]
    estimates = [estimated(text) for text, _ in pairs]
    for fold in range(5):
        assert rank_correlation(ratings[fold::5], estimates[fold::5]) >= 0.98
    exact = sum(a == b for a, b in zip(ratings, estimates, strict=True))
    assert exact >= 0.8 * len(pairs)


def test_puzzles_of_seventeen_clues():
    pairs = rated("royle17_sample_SER.tsv", 4)
    assert len(pairs) > 300
    estimates = [estimated(text) for text, _ in pairs]
    assert rank_correlation([rating for _, rating in pairs], estimates) >= 0.95
