"""How large numbers are written, figure by figure."""

from undoku.watch.words import figure


def test_figures_are_short() -> None:
    assert figure(16_777_216) == "16,777,216"
    assert figure(2**64) == "about 1.8 × 10^19"
    assert figure(10**15 - 1) == "999,999,999,999,999"
    assert figure(10**15) == "about 1.0 × 10^15"


def test_figures_carry() -> None:
    assert figure(9_940 * 10**15) == "about 9.9 × 10^18"
    assert figure(9_949 * 10**15) == "about 9.9 × 10^18"
    assert figure(9_950 * 10**15) == "about 1.0 × 10^19"
    assert figure(9_999 * 10**15) == "about 1.0 × 10^19"
