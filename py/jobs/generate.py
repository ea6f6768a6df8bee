"""A new Sudoku, as somebody wishes it, or that of a day."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.sudoku import Layout
from undoku.sudoku.generator import Generator, ShapeGenerator, ShapeWishes, WishError, Wishes, daily, pools
from undoku.sudoku.shape import shape_of, texts_of


class Job(SearchJob):
    """Looks at puzzles until one is as wished."""

    search: Generator | ShapeGenerator
    units = 10

    def __init__(self, question: Question) -> None:
        """Read the day, or the wishes with the lines of the pool that go with them; raises WishError.

        The keys of a shape, and what of it is `random` ("regions", "cages"), make it a puzzle of another one.
        """
        layout = shape_of(question)
        drawn = tuple(question.get("random", ()))
        if drawn or layout is not Layout.standard(9):
            self.search = _shaped(question, layout, drawn)
            self.units = 1
            return
        if question["day"]:
            wishes, seed = daily(question["day"], question["level"])
        else:
            seed = question["seed"]
            wishes = Wishes(
                level=question["level"] or None,
                needed=question["with"],
                excluded=question["without"],
                symmetry=question["symmetry"],
                givens=question["givens"] or None,
                minimal=question["minimal"],
            )
        self.search = Generator(wishes, seed, pools.read(question["pool"]))

    def report(self) -> Report:
        """Tell how many puzzles were looked at, the one that was found, or why there is none.

        Of another shape than the usual one there is no level and no score: "" and 0.
        """
        search = self.search
        shape = texts_of(search.puzzle.layout) if search.puzzle else {}
        shape.pop("size", None)
        return {
            "tried": search.tried,
            "puzzle": str(search.puzzle or ""),
            "solution": str(search.solution or ""),
            "level": search.level or "",
            "score": search.score or 0,
            "seed": search.seed,
            "error": str(search.error or ""),
            "best": str(search.best or ""),
            **shape,
        }


def _shaped(question: Question, layout: Layout, drawn: tuple[str, ...]) -> ShapeGenerator:
    """Begin to look for a puzzle of a shape; raises WishError for what is wished of the usual one alone."""
    if question["day"] or question["level"] or question["with"] or question["without"]:
        raise WishError("only-usual")
    # Where cages are drawn there are no givens of which anything could be wished.
    wishes = ShapeWishes(
        layout,
        drawn,
        "none" if "cages" in drawn else question["symmetry"],
        None if "cages" in drawn else question["givens"] or None,
        "cages" not in drawn and question["minimal"],
    )
    return ShapeGenerator(wishes, question["seed"])
