"""A lesson, played to its end: what is wrong in it, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undoku.learn.lesson import words
from undoku.learn.lesson.address import YOUR_CODE, Address
from undoku.learn.lesson.errors import Fault, LessonError
from undoku.learn.lesson.lesson import Lesson
from undoku.learn.lesson.numbers import filled, is_computed
from undoku.learn.lesson.reading import Code, Screen
from undoku.learn.lesson.running import CAN_RECORD, missed, outcome
from undoku.learn.lesson.searches import recorded
from undoku.programs.judging.symptoms import CODES
from undoku.search.steps import KINDS

ASKED = {
    "what": KINDS,
    "where": ("try", "place"),
    "who": ("reject",),
    "left": KINDS,
    "line": KINDS,
    "returned": KINDS,
    "frame": KINDS,
    "stands": KINDS,
}
"""What the recording can be asked, and the kinds of the step after a moment that answer it."""

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
        if kind not in ASKED:
            self._fault(line, words.no_ask(kind, ASKED))
        elif "moment" not in self._screen.said or (moment and moment.strategy in ("", YOUR_CODE)):
            self._fault(line, words.ASK_WHERE)
        elif moment:
            trace = recorded(moment.board, moment.size, moment.strategy).trace
            after = trace.step(moment.step + 1) if moment.step < len(trace) else None
            if after is None:
                self._fault(line, words.NOTHING_NEXT)
            elif KINDS[after.kind] not in ASKED[kind]:
                self._fault(line, words.not_there(kind, KINDS[after.kind]))

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
