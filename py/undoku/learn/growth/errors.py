"""What can be wrong with a board that is to grow."""

from undoku.search.errors import PuzzleError


class GrowthError(PuzzleError):
    """The board cannot be made smaller; its sentence says why."""

    room = "learn.growth"
