"""A parameter of the function that is called, and what is known of it and of the whole program."""

from __future__ import annotations

from typing import NamedTuple


class Parameter(NamedTuple):
    """A parameter of the function that is called, and what is known of it.

    Attributes:
        board: "sudoku", "queens" or "knight".
        name: its name, in small letters.
        words, items, cells: what is done with it, with its items, and with the items of these.
        kind: the words of its annotation.
        before: the names of the rows that the parameters before it were told by.
        facts: what is known of the whole program: see `Facts`.
    """

    board: str
    name: str
    words: frozenset[str]
    items: frozenset[str]
    cells: frozenset[str]
    kind: str
    before: tuple[str, ...]
    facts: Facts

    def does(self, *words: str) -> bool:
        """Whether any of these is done with it."""
        return not self.words.isdisjoint(words)

    @property
    def is_container(self) -> bool:
        """Whether it is more than a number."""
        if any(word in self.kind for word in ("list", "List", "set", "dict", "str", "tuple")):
            return True
        return self.does("listed", "grows", "set", "dict", "text", "tuple", "stored", "subscripted")


class Facts(NamedTuple):
    """What is known of a whole program.

    Attributes:
        size: how its own text writes the size of its board, "" where it is told.
        names: of all parameters, in small letters.
        places_first: whether what is called puts the first move onto the board.
        appends_first: whether it appends its own square to a path.
        coordinates: whether a parameter is a square, or a side of one.
        below: whether free squares have -1, or nothing.
        from_one: whether rows are counted from 1.
        rule: the rule of its own that the board has, "" for none.
    """

    size: str = ""
    names: frozenset[str] = frozenset()
    places_first: bool = True
    appends_first: bool = False
    coordinates: bool = False
    below: bool = False
    from_one: bool = False
    rule: str = ""
