"""Chance that can be repeated."""

from collections import Counter

from undoku.search.draws import Draws


def test_first_draws_are_those_of_splitmix() -> None:
    """From state 0 the published first outputs are these."""
    draws = Draws("")
    draws._state = 0
    assert [draws.below(1 << 64) for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_a_seed_is_a_text_of_any_letters() -> None:
    assert Draws("Übung 7").below(1 << 60) == Draws("Übung 7").below(1 << 60)
    assert Draws("7").below(1 << 60) != Draws("8").below(1 << 60)


def test_all_orders_come_up_alike() -> None:
    draws = Draws("orders")
    counts = Counter(tuple(draws.shuffled(range(4))) for _ in range(24_000))
    assert len(counts) == 24
    # A thousand each, with a standard deviation of 31.
    assert all(800 < count < 1200 for count in counts.values())
