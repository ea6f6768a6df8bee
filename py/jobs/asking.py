"""What a job answers that records something: questions about its next step."""

from __future__ import annotations

from jobs.job import BaseJob, Report
from undoku.learn.questions.asking import Questions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.learn.questions.recording import Recording

ANSWERS = ("ask_about", "predicted", "question_of")


class AskingJob(BaseJob):
    """A job that can be asked about what it has recorded."""

    @property
    def recording(self) -> Recording:
        """What it is asked about."""
        raise NotImplementedError

    def ask_about(self, position: int, asked: list[tuple[str, int]]) -> Report | None:
        """Return the question that is due at a position, after those that were asked; None for none."""
        return Questions(self.recording).due(position, asked)

    def question_of(self, kind: str, position: int) -> Report | None:
        """Return the question of a kind at a position; None where it cannot be asked there."""
        return Questions(self.recording).of_kind(kind, position)

    def predicted(self, kind: str, position: int, answer: str) -> Report:
        """Tell whether an answer is right, and why."""
        return Questions(self.recording).judged(kind, position, answer)
