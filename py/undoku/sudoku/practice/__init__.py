"""Practice of one technique: a position where it is the next step, and the judge of what a reader marks."""

from undoku.sudoku.practice.answer import PARTLY, RIGHT, WRONG, Answer, Verdict
from undoku.sudoku.practice.exercise import Exercise
from undoku.sudoku.practice.judge import judge

__all__ = ["PARTLY", "RIGHT", "WRONG", "Answer", "Exercise", "Verdict", "judge"]
