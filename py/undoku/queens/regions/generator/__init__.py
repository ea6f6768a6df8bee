"""New boards with regions, from a seed: of a size and a level, or those of a day."""

from undoku.queens.regions.generator.generator import Generator, NewBoard
from undoku.queens.regions.generator.version import VERSION

__all__ = ["VERSION", "Generator", "NewBoard"]
