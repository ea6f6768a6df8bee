"""When something is asked about a recording, and whether an answer is right."""

from __future__ import annotations

from undoku.learn.questions.errors import QuestionError
from undoku.learn.questions.kinds import KINDS, NUMBER
from undoku.learn.questions.wrong import what_is_wrong

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.learn.questions.kinds import Question
    from undoku.learn.questions.recording import Next, Recording

Asked = dict[str, object]
Asking = tuple[str, int]
"""A kind that was asked, and where."""

GAP = 3
"""Steps between two questions, at least."""

FIRST_PAUSE = 8
"""Steps after the first question of a kind before there is another of it; then twice as many each time."""


class Questions:
    """Questions about a recording, in plain values.

    What was asked before is handed in, so that the same is asked wherever the reader comes to it in the same
    way; nothing is left to chance.
    """

    def __init__(self, recording: Recording) -> None:
        """Ask about what is recorded up to now."""
        self._recording = recording

    def due(self, position: int, asked: Sequence[Asking]) -> Asked | None:
        """The question before the step that follows a position, given what was asked, the oldest first.

        Of each kind at the first chance, then ever more rarely, never one kind twice in a row; what was asked
        least comes first. None where nothing is due.
        """
        if asked and 0 <= position - asked[-1][1] < GAP:
            return None
        coming = self._recording.next(position)
        if coming is None:
            return None
        for kind in sorted(KINDS, key=lambda kind: sum(kind == other for other, _ in asked)):
            if _is_due(kind, position, asked):
                question = KINDS[kind](self._recording, position, coming)
                if question:
                    return _asked(kind, position, question)
        return None

    def of_kind(self, kind: str, position: int) -> Asked | None:
        """The question of a kind there; None where it cannot be asked."""
        _, question = self._question(kind, position)
        return _asked(kind, position, question) if question else None

    def judged(self, kind: str, position: int, answer: str) -> Asked:
        """Whether an answer is right, and why; raises QuestionError for what is no answer."""
        coming, question = self._question(kind, position)
        if coming is None or question is None:
            raise QuestionError("not-asked", kind=kind, position=position)
        self._check(question, answer)
        recording = self._recording
        given = answer.strip()
        is_right = question.answer == given
        wrong = "" if is_right else what_is_wrong(recording, kind, position, question, given)
        said = [wrong, question.because, recording.sentence(position + 1)]
        return {
            "right": is_right,
            "answer": question.answer,
            "sentence": " ".join(filter(None, said)),
            "cells": list(question.cells),
            "line": coming.line,
            "doomed": coming.kind == "place" and recording.doomed(position + 1),
        }

    def _question(self, kind: str, position: int) -> tuple[Next | None, Question | None]:
        """What comes next, and the question of a kind about it."""
        if kind not in KINDS:
            raise QuestionError("no-kind", kind=kind, kinds=list(KINDS))
        coming = self._recording.next(position)
        return coming, KINDS[kind](self._recording, position, coming) if coming else None

    def _check(self, question: Question, answer: str) -> None:
        if question.options:
            if answer.strip() not in dict(question.options):
                options = [value for value, _ in question.options]
                raise QuestionError("no-answer", answer=answer, options=options)
            return
        most = question.most if question.form == NUMBER else len(self._recording.board(0)) - 1
        is_number = answer.strip().isascii() and answer.strip().isdigit() and len(answer.strip()) < 7
        if not is_number or int(answer) > most or str(int(answer)) != answer.strip():
            raise QuestionError("not-a-number", answer=answer, least=0, most=most)


def _is_due(kind: str, position: int, asked: Sequence[Asking]) -> bool:
    if asked and asked[-1][0] == kind:
        return False
    before = [where for other, where in asked if other == kind]
    return not before or position - before[-1] >= FIRST_PAUSE * 2 ** (len(before) - 1)


def _asked(kind: str, position: int, question: Question) -> Asked:
    told: Asked = {
        "kind": kind,
        "position": position,
        "sentence": question.sentence,
        "form": question.form,
        "options": [list(option) for option in question.options],
        # The marks along the timeline tell where solutions and dead ends are; figures how many ways are left.
        "hides": ["marks", "beside"] if kind == "left" else ["marks"],
    }
    if question.form == NUMBER:
        told.update(least=0, most=question.most)
    return told
