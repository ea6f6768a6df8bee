"""New boards of queens that go by diagonals, from a seed: partly placed, with one way to place the others."""

from undoku.queens.generator.generator import Generator, NewBoard
from undoku.queens.generator.version import VERSION

__all__ = ["VERSION", "Generator", "NewBoard"]
