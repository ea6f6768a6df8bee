"""New boards to walk, from a seed: a beginning or holes, with a tour, easy to hard."""

from undoku.knight.generator.generator import LEVELS, Generator, NewBoard, daily
from undoku.knight.generator.version import VERSION

__all__ = ["LEVELS", "VERSION", "Generator", "NewBoard", "daily"]
