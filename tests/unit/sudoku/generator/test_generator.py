"""Puzzles that are made as wished."""

import pytest

from undoku.sudoku.generator import Generator, Wishes
from undoku.sudoku.generator.errors import WishError


def made(wishes: Wishes, seed: str, slice_: int = 1000) -> Generator:
    search = Generator(wishes, seed)
    while not search.done:
        search.advance(slice_)
    return search


def test_slices_make_no_difference() -> None:
    wishes = Wishes("hard", symmetry="vertical")
    assert made(wishes, "a", 1).puzzle == made(wishes, "a", 77).puzzle


def test_wishes_in_another_order_are_the_same() -> None:
    first = Wishes("unfair", needed=["x-wing", "naked-pair"], excluded=["swordfish", "aic"])
    second = Wishes("unfair", needed=["naked-pair", "x-wing"], excluded=["aic", "swordfish"])
    assert first.name == second.name


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"givens": 17, "symmetry": "full"}, "17 givens with full symmetry: none is known."),
        ({"givens": 18, "symmetry": "full"}, "18 givens cannot have full symmetry: 20 can."),
        ({"givens": 16}, "16 givens: a puzzle has 17 to 80; with fewer there are several solutions."),
        (
            {"givens": 41, "minimal": True},
            "41 givens of which none can be left out: no more than 40 are known.",
        ),
        (
            {"level": "harder"},
            "There is no level 'harder'; there are easy, medium, hard, unfair and extreme.",
        ),
        (
            {"symmetry": "spiral"},
            "There is no symmetry 'spiral'; there are none, half-turn, quarter-turn, horizontal, vertical, "
            "diagonal and full.",
        ),
        (
            {"needed": ["x-wings"]},
            "There is no technique 'x-wings'; undoku sudoku generate --help lists them.",
        ),
        ({"needed": ["x-wing"], "excluded": ["x-wing"]}, "X-wing cannot be both needed and left out."),
        (
            {"needed": ["whale"]},
            "Whale is looked for only where somebody asks for it: no puzzle needs it on its way.",
        ),
        (
            {"needed": ["als-xz"], "level": "medium"},
            "ALS-XZ is an unfair technique: no medium puzzle needs it.",
        ),
        (
            {"excluded": ["full-house"]},
            "The last empty cell of every puzzle is a full house: that cannot be left out.",
        ),
        (
            {"excluded": ["naked-single", "hidden-single"]},
            "Without naked and hidden singles only a grid that is nearly full comes to its end: wish a "
            "number of givens as well.",
        ),
    ],
)
def test_what_cannot_be_is_said(wishes: dict[str, object], sentence: str) -> None:
    with pytest.raises(WishError) as caught:
        Wishes(**wishes)  # type: ignore[arg-type]
    assert str(caught.value) == sentence


def test_a_grid_that_is_nearly_full_needs_no_singles() -> None:
    search = Generator(Wishes(excluded=["naked-single", "hidden-single"], givens=78), "1")
    while not search.done:
        search.advance(1000)
    assert str(search.puzzle).count(".") == 3


def test_what_the_nearest_puzzle_lacks_is_a_sentence() -> None:
    lacks = [("level", "hard"), ("needed", "X-wing"), ("excluded", "AIC")]
    sentence = (
        "None of 1,200 puzzles was as wished; the nearest one is hard, does not need X-wing and needs AIC."
    )
    assert str(WishError("not-found", tried=1200, lacks=lacks)) == sentence


def test_any_text_is_a_seed() -> None:
    # So a byte arrives from a shell that is no character.
    Generator(Wishes("easy"), "\udcff")


def test_a_seed_may_be_too_long() -> None:
    with pytest.raises(WishError, match=r"A seed is a text of at most 200 characters\."):
        Generator(Wishes(), "7" * 201)
