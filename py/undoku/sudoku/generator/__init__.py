"""New puzzles: made at random from a seed, proved to have one solution, and rated as was wished.

- `wishes.Wishes` says what is wanted, and what cannot be; `generator.Generator` looks for it.
- `shaped.ShapeWishes` and `shaped.ShapeGenerator` do that for other shapes than the usual 9 by 9: `full`
  draws their full grids, `regions` their boxes, `cages` their cages.
- `draws.Draws` is chance that can be repeated; `shapes` has the symmetries of the givens.
- `making` makes puzzles, `appraisal` rates them as far as is needed, `daily` names the puzzle of a day.
"""

from undoku.sudoku.generator.daily import daily
from undoku.sudoku.generator.errors import WishError
from undoku.sudoku.generator.generator import Generator
from undoku.sudoku.generator.shaped import ShapeGenerator, ShapeWishes
from undoku.sudoku.generator.version import VERSION
from undoku.sudoku.generator.wishes import Wishes

__all__ = ["VERSION", "Generator", "ShapeGenerator", "ShapeWishes", "WishError", "Wishes", "daily"]
