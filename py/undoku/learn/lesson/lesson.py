"""A lesson: read, computed, and as the page gets it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from undoku.learn.lesson import words
from undoku.learn.lesson.address import Address, address_of, written
from undoku.learn.lesson.errors import Fault, LessonError
from undoku.learn.lesson.exercises import exercise_of
from undoku.learn.lesson.numbers import filled, is_computed, value_of
from undoku.learn.lesson.reading import Screen, Text, read
from undoku.learn.lesson.running import CAN_RECORD, first_difference

Plain = dict[str, Any]

LAST = 100
"""The place of a lesson that names none."""

MOST = 60
"""The greatest number of minutes, and of a place."""

_SPAN = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*")


def spans(text: str) -> list[Plain]:
    """The spans of a paragraph.

    >>> spans("Look at `i`.")[1]
    {'text': 'i', 'kind': 'code'}
    """
    found: list[Plain] = []
    end = 0
    for match in _SPAN.finditer(text):
        found.append({"text": text[end : match.start()], "kind": "plain"})
        code, strong = match.groups()
        found.append({"text": code or strong, "kind": "code" if code else "strong"})
        end = match.end()
    found.append({"text": text[end:], "kind": "plain"})
    return [span for span in found if span["text"]]


def said_plainly(text: str) -> str:
    """A sentence with its numbers and without the marks of code."""
    return "".join(span["text"] for span in spans(filled(text)))


class Lesson:
    """A lesson whose numbers are computed.

    Attributes:
        text: what was read.
        faults: what is wrong with it, as far as that is seen without playing it.
        addresses: the moment and the build of each screen, None where there is none, or it is not read.
        plain: what the page gets of it (see the package).
    """

    def __init__(self, source: str, clock: Callable[[], float]) -> None:
        """Read it, run its searches, and the programs whose first difference is shown."""
        self.text: Text = read(source)
        self.faults = self.text.faults
        self.addresses: list[dict[str, Address | None]] = []
        self._clock = clock
        about = self.text.said.get("about")
        self.plain: Plain = {
            "title": self.text.title,
            "about": self.attempt(about.line, lambda: filled(about.text), "") if about else "",
            "minutes": self._number("minutes", 0),
            "order": self._number("order", LAST),
            "screens": [self._screen(screen) for screen in self.text.screens],
        }

    def attempt(self, line: int, act: Callable[[], Any], otherwise: Any = None) -> Any:
        """Do something that a line asks for; what is wrong with it is a fault of that line."""
        try:
            return act()
        except LessonError as error:
            self.faults.append(Fault(line, str(error)))
            return otherwise

    def _number(self, name: str, otherwise: int) -> int:
        said = self.text.said.get(name)
        if said is None or not said.text:
            return otherwise
        if not (said.text.isdigit() and 1 <= int(said.text) <= MOST):
            self.faults.append(Fault(said.line, words.whole(name, MOST, said.text)))
            return otherwise
        return int(said.text)

    def _screen(self, screen: Screen) -> Plain:
        addresses: dict[str, Address | None] = {}
        self.addresses.append(addresses)
        plain: Plain = {
            "heading": self.attempt(screen.line, lambda: filled(screen.heading), ""),
            "text": [self._paragraph(said.line, said.text) for said in screen.paragraphs],
            "moment": "",
        }
        for name, said in screen.said.items():
            if name in ("moment", "build"):
                addresses[name] = self.attempt(
                    said.line, partial(address_of, said.text, is_build=name == "build")
                )
        if (moment := addresses.get("moment")) is not None:
            line = screen.said["moment"].line
            plain["moment"] = self.attempt(line, lambda: self._moment(moment), "")
        task = screen.task
        if task == "ask":
            plain["ask"] = screen.said["ask"].text
        elif task == "question":
            plain["question"] = self._question(screen)
        elif task == "exercise":
            said = screen.said["exercise"]
            plain["exercise"] = self.attempt(
                said.line, lambda: exercise_of(said.text), {"id": "", "args": {}}
            )
        elif task == "build":
            plain["build"] = self._build(screen, addresses["build"])
        return plain

    def _paragraph(self, line: int, text: str) -> list[Plain]:
        return spans(self.attempt(line, lambda: filled(text), ""))

    def _moment(self, address: Address) -> str:
        if not address.program:
            return written(address, step=address.step)
        code = self.text.program(address.program)
        if code is None:
            raise LessonError(words.no_program(address.program, self.text.programs()))
        step = address.step
        if step < 0 and CAN_RECORD:
            found = first_difference(code.text, address, self._clock)
            if found is None:
                raise LessonError(words.no_difference(address.program))
            step = found
        return written(address, code.text, max(step, 0))

    def _question(self, screen: Screen) -> Plain:
        says = {
            name: self.attempt(said.line, partial(said_plainly, said.text), "")
            for name, said in screen.said.items()
            if name in ("question", "says", "hint")
        }
        answer = screen.said.get("answer")
        value = 0
        if answer and is_computed(answer.text):
            value = self.attempt(answer.line, lambda: value_of(answer.text[1:-1]), 0)
        if screen.options:
            options = [
                {
                    "text": self.attempt(option.line, partial(said_plainly, option.text), ""),
                    "says": self.attempt(option.line, partial(said_plainly, option.says), ""),
                    "right": option.right,
                }
                for option in screen.options
            ]
            return {"form": "choice", "sentence": says["question"], "options": options}
        return {
            "form": "number",
            "sentence": says["question"],
            "answer": value,
            "says": says.get("says", ""),
            "hint": says.get("hint", ""),
        }

    def _build(self, screen: Screen, address: Address | None) -> Plain:
        stub = screen.code("stub")
        wrong = [
            {
                "symptom": code.name,
                "says": self.attempt(code.line, partial(said_plainly, code.says), ""),
            }
            for code in screen.codes
            if code.role == "wrong"
        ]
        return {"moment": written(address, stub.text) if address and stub else "", "wrong": wrong}
