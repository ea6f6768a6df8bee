"""What the three problems share: the errors, and teaching.

For teaching there are `steps` (what a strategy says), `register` (which strategies there are), `recorder`
(run one and write it down), `trace` (go to any step of it), and what these are made of. They are imported
from their own modules, so that a solver need not load them.
"""

from undoku.search.errors import PuzzleError

__all__ = ["PuzzleError"]
