"""The text of a lesson, taken apart: what stands in it, and in which line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from undoku.learn.lesson import words
from undoku.learn.lesson.errors import Fault

HEAD = ("about", "minutes", "order")
"""What stands under the title."""

TASKS = ("ask", "question", "exercise", "build")
"""What a screen may ask for, one of them."""

OF_SCREEN = ("moment", *TASKS, "answer", "says", "hint")

_DIRECTIVE = re.compile(r"([a-z]+):(?: +(.*))?$")
_CODE = re.compile(r"```(.*)$")
_ROLE = re.compile(r"python +(?:(stub|answer)|(program) +([a-z][a-z0-9-]*)|(wrong) +([a-z-]+) *\| *(.+))$")


class Said(NamedTuple):
    """Something that is said in a line."""

    line: int
    text: str


class Option(NamedTuple):
    """An option of a choice, and what is said of it."""

    line: int
    text: str
    says: str
    right: bool


class Code(NamedTuple):
    """A program: its `role` is "program", "stub", "answer" or "wrong"; `name` its own, or a symptom."""

    line: int
    role: str
    name: str
    says: str
    text: str


@dataclass
class Screen:
    """One thought: what stands under a heading."""

    line: int
    heading: str
    paragraphs: list[Said] = field(default_factory=list)
    said: dict[str, Said] = field(default_factory=dict)
    options: list[Option] = field(default_factory=list)
    codes: list[Code] = field(default_factory=list)

    @property
    def task(self) -> str:
        """What it asks for, "" for nothing."""
        return next((name for name in TASKS if name in self.said), "")

    def code(self, role: str) -> Code | None:
        """The first program of a role."""
        return next((code for code in self.codes if code.role == role), None)


@dataclass
class Text:
    """A lesson as it is written, and what is wrong with that."""

    title: str = ""
    said: dict[str, Said] = field(default_factory=dict)
    screens: list[Screen] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def program(self, name: str) -> Code | None:
        """A program that moments may show."""
        return self.programs().get(name)

    def programs(self) -> dict[str, Code]:
        """All of them by name."""
        codes = [code for screen in self.screens for code in screen.codes]
        return {code.name: code for code in codes if code.role == "program"}


class _Reader:
    """Goes through the lines once."""

    def __init__(self) -> None:
        self.text = Text()
        self._paragraph: Said | None = None

    def read(self, source: str) -> Text:
        lines = iter(enumerate(source.splitlines(), start=1))
        for number, raw in lines:
            line = raw.strip()
            if match := _CODE.match(line):
                self._end_paragraph()
                block, closed = [], False
                for _, inside in lines:
                    if inside.strip() == "```":
                        closed = True
                        break
                    block.append(inside)
                if not closed:
                    self._fault(number, words.OPEN_CODE)
                self._code(number, match[1].strip(), "\n".join(block) + "\n")
            else:
                self._line(number, line)
        self._end_paragraph()
        self._whole()
        return self.text

    def _fault(self, line: int, sentence: str) -> None:
        self.text.faults.append(Fault(line, sentence))

    def _line(self, number: int, line: str) -> None:
        match = _DIRECTIVE.match(line)
        if not line:
            self._end_paragraph()
        elif line.startswith("## ") or line == "##":
            self._end_paragraph()
            heading = line.removeprefix("##").strip()
            if not heading:
                self._fault(number, words.EMPTY_HEADING)
            self.text.screens.append(Screen(number, heading))
        elif line.startswith("# "):
            self._end_paragraph()
            if self.text.title or number > 1:
                self._fault(number, words.TWO_TITLES)
            self.text.title = self.text.title or line[2:].strip()
        elif line.startswith(("+ ", "- ")):
            self._end_paragraph()
            self._option(number, line)
        elif match:
            self._end_paragraph()
            self._directive(number, match[1], (match[2] or "").strip())
        elif self._paragraph is None:
            self._paragraph = Said(number, line)
        else:
            self._paragraph = self._paragraph._replace(text=f"{self._paragraph.text} {line}")

    def _end_paragraph(self) -> None:
        paragraph, self._paragraph = self._paragraph, None
        if paragraph is None:
            return
        if self.text.screens:
            self.text.screens[-1].paragraphs.append(paragraph)
        else:
            self._fault(paragraph.line, words.NO_TITLE if not self.text.title else words.NO_SCREENS)

    def _directive(self, number: int, name: str, text: str) -> None:
        screen = self.text.screens[-1] if self.text.screens else None
        if name not in (*HEAD, *OF_SCREEN):
            self._fault(number, words.unknown(name, (*HEAD, *OF_SCREEN)))
        elif (name in HEAD) == (screen is not None):
            self._fault(number, words.misplaced(name))
        else:
            said = screen.said if screen else self.text.said
            if name in said:
                self._fault(number, words.twice(name))
            said[name] = Said(number, text)

    def _option(self, number: int, line: str) -> None:
        text, bar, says = line[2:].partition(" | ")
        if not self.text.screens or "question" not in self.text.screens[-1].said:
            self._fault(number, words.LONE_OPTION)
        elif not (bar and text.strip() and says.strip()):
            self._fault(number, words.OPTION_AS)
        else:
            option = Option(number, text.strip(), says.strip(), line[0] == "+")
            self.text.screens[-1].options.append(option)

    def _code(self, number: int, role: str, text: str) -> None:
        match = _ROLE.match(role)
        if not match:
            self._fault(number, words.role(role))
        elif not self.text.screens:
            self._fault(number, words.NO_SCREENS)
        else:
            name = match[3] or match[5] or ""
            code = Code(number, match[1] or match[2] or match[4], name, match[6] or "", text)
            self.text.screens[-1].codes.append(code)

    def _whole(self) -> None:
        text = self.text
        if not text.title:
            self._fault(1, words.NO_TITLE)
        for name, example in (("about", "Why a line stands after the call."), ("minutes", "10")):
            if name not in text.said or not text.said[name].text:
                self._fault(1, words.missing(name, example))
        if not text.screens:
            self._fault(1, words.NO_SCREENS)


def read(source: str) -> Text:
    """Take a lesson apart; what is wrong with how it is written is among its `faults`."""
    return _Reader().read(source)
