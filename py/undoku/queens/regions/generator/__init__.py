"""New boards with regions, from a seed: of a size and a level, or those of a day."""

from undoku.queens.regions.generator.generator import (
    LARGEST_MADE,
    SIZES,
    SMALLEST_MADE,
    Generator,
    NewBoard,
    daily,
)
from undoku.queens.regions.generator.version import VERSION

__all__ = ["LARGEST_MADE", "SIZES", "SMALLEST_MADE", "VERSION", "Generator", "NewBoard", "daily"]
