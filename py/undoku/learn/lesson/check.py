"""A lesson, played to its end: what is wrong in it, line by line."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from undoku.learn.lesson import words
from undoku.learn.lesson.address import YOUR_CODE, Address
from undoku.learn.lesson.errors import Fault, LessonError
from undoku.learn.lesson.lesson import Lesson
from undoku.learn.lesson.numbers import filled, is_computed
from undoku.learn.lesson.reading import Code, Screen
from undoku.learn.lesson.running import CAN_RECORD, missed, outcome
from undoku.learn.lesson.searches import SLICE, question_of
from undoku.learn.questions.asking import Questions
from undoku.learn.questions.kinds import KINDS
from undoku.learn.questions.recording import OfStrategy
from undoku.programs.judging.symptoms import CODES
from undoku.watch.watched import Watched

MOST_WORDS = 90

WRONG = "wrong"
"""In the place of a symptom: an answer that is wrong, whatever it is."""


def check(source: str, clock: Callable[[], float]) -> list[Fault]:
    """What is wrong in a lesson, in the order of its lines; nothing where it was played to its end."""
    lesson = Lesson(source, clock)
    for screen, plain, addresses in zip(
        lesson.text.screens, lesson.plain["screens"], lesson.addresses, strict=True
    ):
        _Played(lesson, screen, plain, addresses, clock).play()
    return sorted(set(lesson.faults))


@lru_cache(maxsize=8)
def _recorded(board: str, size: str, strategy: str) -> Watched:
    """A search at its end, as the page has it."""
    watched = Watched(board, strategy, question_of(board, size))
    while not watched.search.advance(SLICE):
        pass
    return watched


def _watched(moment: Address) -> Watched:
    return _recorded(moment.board, moment.size, moment.strategy)


def _is_followed(moment: Address) -> bool:
    return moment.step < len(_watched(moment).trace)


class _Played:
    """One screen."""

    def __init__(
        self,
        lesson: Lesson,
        screen: Screen,
        plain: dict[str, Any],
        addresses: dict[str, Address | None],
        clock: Callable[[], float],
    ) -> None:
        self._lesson = lesson
        self._screen = screen
        self._plain = plain
        self._addresses = addresses
        self._clock = clock

    def play(self) -> None:
        screen = self._screen
        if not screen.paragraphs:
            self._fault(screen.line, words.NO_TEXT)
        said = " ".join(span["text"] for spans in self._plain["text"] for span in spans)
        if len(said.split()) > MOST_WORDS:
            self._fault(screen.line, words.TOO_LONG)
        tasks = [name for name in screen.said if name in ("ask", "question", "exercise", "build")]
        for name in tasks[1:]:
            self._fault(screen.said[name].line, words.ONE_TASK)
        for name in ("answer", "says", "hint"):
            if name in screen.said and "question" not in screen.said:
                self._fault(screen.said[name].line, words.NEEDS_QUESTION)
        if "ask" in screen.said:
            self._ask()
        if "question" in screen.said:
            self._question()
        if "build" in screen.said:
            self._build()
        for code in screen.codes:
            if code.role != "program" and "build" not in screen.said:
                self._fault(code.line, words.LONE_PROGRAM)

    def _fault(self, line: int, sentence: str) -> None:
        self._lesson.faults.append(Fault(line, sentence))

    def _ask(self) -> None:
        line, kind = self._screen.said["ask"]
        moment = self._addresses.get("moment")
        if kind not in KINDS:
            self._fault(line, words.no_ask(kind, KINDS))
        elif "moment" not in self._screen.said or (moment and moment.strategy in ("", YOUR_CODE)):
            self._fault(line, words.ASK_WHERE)
        elif moment:
            questions = Questions(OfStrategy(_watched(moment)))
            asked: dict[str, Any] | None = questions.of_kind(kind, moment.step)
            if asked is None:
                shown = _watched(moment).moment(moment.step + 1)["kind"] if _is_followed(moment) else ""
                self._fault(line, words.not_there(kind, str(shown)) if shown else words.NOTHING_NEXT)
                return
            answers = [str(value) for value, _ in asked["options"]] or [
                str(number)
                for number in range(asked.get("most", len(_watched(moment).trace.board(0)) - 1) + 1)
            ]
            right = [answer for answer in answers if questions.judged(kind, moment.step, answer)["right"]]
            if len(right) != 1:
                self._fault(line, words.right_answers(kind, len(right)))

    def _question(self) -> None:
        screen, options = self._screen, self._screen.options
        line = screen.said["question"].line
        answer = screen.said.get("answer")
        if answer and not is_computed(answer.text):
            self._fault(answer.line, words.TYPED_ANSWER)
            answer = None
        elif not answer and not options:
            self._fault(line, words.NO_ANSWER)
        if not options:
            if "says" not in screen.said:
                self._fault(line, words.NO_SAYS)
            if "hint" not in screen.said:
                self._fault(line, words.NO_HINT)
            return
        shown = self._plain["question"]["options"]
        right = [option for option in shown if option["right"]]
        if len(options) < 2:
            self._fault(line, words.TWO_OPTIONS)
        if len(right) != 1:
            self._fault(line, words.ONE_RIGHT)
        if len({option["text"] for option in shown}) < len(shown):
            self._fault(line, words.SAME_OPTIONS)
        if answer and right:
            computed = self._lesson.attempt(answer.line, lambda: filled(answer.text), "")
            if computed and right[0]["text"] != computed:
                self._fault(answer.line, words.not_computed(right[0]["text"], computed))

    def _build(self) -> None:
        screen, address = self._screen, self._addresses.get("build")
        line = screen.said["build"].line
        for role, sentence in (
            ("stub", words.BUILD_NEEDS),
            ("answer", words.BUILD_ANSWER),
            ("wrong", words.BUILD_WRONG),
        ):
            if screen.code(role) is None:
                self._fault(line, sentence)
        for code in screen.codes:
            if code.role == "wrong" and code.name not in (WRONG, *CODES):
                self._fault(code.line, words.no_symptom(code.name, CODES))
            elif address and CAN_RECORD and code.role != "program":
                try:
                    self._run(code, address)
                except LessonError as error:
                    self._fault(code.line, str(error))

    def _run(self, code: Code, address: Address) -> None:
        named = code.role == "wrong" and code.name != WRONG
        found = outcome(code.text, address, self._clock, with_symptom=named)
        if code.role == "answer":
            wrong = found.sentence if not found.right else missed(code.text, address, self._clock)
            if wrong:
                self._fault(code.line, words.answer_wrong(wrong))
        elif code.role == "stub":
            if found.right:
                self._fault(code.line, words.STUB_RIGHT)
        elif found.right:
            self._fault(code.line, words.wrong_right())
        elif code.name not in (WRONG, found.symptom):
            self._fault(code.line, words.symptom_is(code.name, found.symptom))
