"""Variables that are the same one, the items of each, and what is noted of them."""

from __future__ import annotations

Variable = tuple[str, str]
"""The function in which a variable lives ("" outside of all) and its name; an attribute lives in "."."""


class Joined:
    """Variables by numbers, joined as it turns out that they are one."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._parents: list[int] = []
        self._items: dict[int, int] = {}
        self._words: dict[int, set[str]] = {}
        self._variables: dict[Variable, int] = {}

    def _variable(self, function: str, name: str) -> int:
        if (function, name) not in self._variables:
            self._variables[function, name] = self._new()
        return self._variables[function, name]

    def _new(self) -> int:
        self._parents.append(len(self._parents))
        return len(self._parents) - 1

    def _root(self, thing: int) -> int:
        while self._parents[thing] != thing:
            thing = self._parents[thing]
        return thing

    def _items_of(self, thing: int) -> int:
        root = self._root(thing)
        if root not in self._items:
            self._items[root] = self._new()
        return self._items[root]

    def _note(self, thing: int | None, word: str) -> None:
        if thing is not None:
            self._words.setdefault(self._root(thing), {"used"}).add(word)

    def _join(self, one: int | None, other: int | None) -> None:
        """Take two for one, and their items as well."""
        while one is not None and other is not None:
            one, other = self._root(one), self._root(other)
            if one == other:
                return
            items, others = self._items.get(one), self._items.get(other)
            self._parents[other] = one
            if words := self._words.pop(other, None):
                self._words.setdefault(one, set()).update(words)
            if items is None and others is not None:
                self._items[one] = others
            one, other = items, others
