"""What can be wrong with a question or an answer."""

from undoku.search.errors import PuzzleError


class QuestionError(PuzzleError):
    """There is no such question there, or this is no answer to it; its sentence says which there are."""

    room = "learn.questions"
