"""What the three problems share: the errors and the shape of a search that can be paused."""

from undoku.search.errors import PuzzleError
from undoku.search.work import Search

__all__ = ["PuzzleError", "Search"]
