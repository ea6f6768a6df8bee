"""Values as short texts: nothing of the program's own runs for them."""

from collections import Counter, OrderedDict, namedtuple
from typing import Any

import pytest

from undoku.programs.values import LONGEST, is_code, text_of


def fail(*_: object, **__: object) -> Any:
    raise AssertionError("code of the program's own has run")


class Asking(type):
    """A class of classes that wants to be asked for everything."""

    __name__ = property(fail)  # type: ignore[assignment]
    __eq__ = __hash__ = __instancecheck__ = __subclasscheck__ = fail  # type: ignore[assignment]


HOOKS = dict.fromkeys("bool class dict eq format getitem hash iter len repr str".split(), fail)
HOOKS |= {"class": property(fail), "dict": property(fail)}
ODD = {f"__{name}__": hook for name, hook in HOOKS.items()}
Odd = Asking("Odd", (), {**ODD})
OddList = Asking("OddList", (list,), {**ODD})


class Queen:
    """An object as programs have them."""

    def __init__(self) -> None:
        self.row, self.squares = 1, [(0, 1)]


class Slotted:
    __slots__ = ("row",)


class Text(str):
    __str__ = __repr__ = __format__ = fail


def itself() -> list[object]:
    found: list[object] = []
    found.append(found)
    return found


Square = namedtuple("Square", "row col")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Odd(), "<Odd>"),
        (Odd, "Odd"),
        (OddList([1]), "<OddList>"),
        ([Odd()], "[<Odd>]"),
        ({1: Odd()}, "{1: <Odd>}"),
        (Text("a"), "Text()"),
        (Queen(), "Queen(row=1, squares=[(…)])"),
        (Slotted(), "<Slotted>"),
        (Square(1, 2), "<Square>"),
        (ValueError("no"), "ValueError()"),
        (object(), "<object>"),
        (itself(), "[[[[…]]]]"),
        (10**100_000, "a number of 332193 bits"),
        (range(10**5_000), "range(0, a number of 16610 bits)"),
        (range(0, 9, 2), "range(0, 9, 2)"),
        ({(1, 2), (0, 3)}, "{(0, 3), (1, 2)}"),
        ({"b", "a"}, "{'a', 'b'}"),
        (OrderedDict(a=1), "{'a': 1}"),
        (Counter("aab"), "{'a': 2, 'b': 1}"),
        (frozenset(), "frozenset()"),
        ((1,), "(1,)"),
        (len, "len"),
        (Queen().__init__, "__init__"),
        ((row for row in "a"), "<generator <genexpr>>"),
    ],
    ids=lambda value: value if type(value) is str else "",
)
def test_a_text_is_made_of_what_python_keeps(value: object, text: str) -> None:
    assert text_of(value) == text


def test_nor_does_an_error_of_the_program_run_anything() -> None:
    # The class lives no longer than the test: a library that registers all classes of errors asks its hash.
    assert text_of(Asking("OddError", (Exception,), {**ODD})("no")) == "<OddError>"


def test_a_text_is_short_however_large_the_value() -> None:
    assert text_of(set(range(1_000))).endswith(", … 988 more}")
    assert len(text_of("a" * 10**6)) == len(text_of([["a" * 1000] * 9] * 9)) == LONGEST


def test_what_is_defined_or_imported_is_no_variable() -> None:
    assert all(map(is_code, (len, pytest, Queen, Odd, Queen().__init__, fail)))
    assert not any(map(is_code, (Odd(), Queen(), 1, None, OddList())))
