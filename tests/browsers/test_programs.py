"""A program of the reader's own is run and stepped through; hostile ones end in a sentence."""

import pytest
from hostile import tried
from lying import SOME, wrong
from sandboxing import OWN_CODE, Listener
from visitor import Visitor

pytestmark = pytest.mark.usefixtures("fresh")


def test_hostile_programs_end_in_a_sentence_each(visitor: Visitor) -> None:
    visitor.open(OWN_CODE)
    visitor.wait_for_engine("ready")
    visitor.wait_for("() => window.undoku.sandboxes !== null")
    with Listener() as listener:
        assert tried(visitor.evaluate, listener) == {}
        assert listener.heard == []
    # The page is there, with the program that it opened with.
    visitor.press("button", "Run")
    visitor.hears("Right. It yielded 4 solutions, which are all.")
    visitor.press("button", "Previous dead end")
    visitor.hears("returned")


def test_lies_end_in_a_sentence_each(visitor: Visitor) -> None:
    visitor.open(OWN_CODE)
    visitor.wait_for_engine("ready")
    visitor.wait_for("() => window.undoku.sandboxes !== null")
    assert wrong(visitor.evaluate, SOME) == {}
