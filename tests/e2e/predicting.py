"""Answering the questions about the next step, as a person does, with what the engine knows."""

from boards import button
from playwright.sync_api import FrameLocator, Locator, Page, expect
from stepping import at_step

from undoku.learn.questions.asking import Questions
from undoku.learn.questions.recording import OfStrategy
from undoku.watch.watched import Watched


def questions_of(board: str, strategy: str, question: dict[str, object]) -> Questions:
    """Return the questions about a search."""
    watched = Watched(board, strategy, question)
    while not watched.search.advance(10_000):
        pass
    return Questions(OfStrategy(watched))


def switch(page: Page | FrameLocator) -> Locator:
    return page.get_by_role("checkbox", name="Predict")


def question(page: Page | FrameLocator) -> Locator:
    return page.get_by_role("group", name="Question about the next step")


def right_answer(questions: Questions, told: dict[str, object]) -> str:
    options = told["options"]
    some = options[0][0] if options else "0"  # type: ignore[index]
    return str(questions.judged(str(told["kind"]), int(str(told["position"])), some)["answer"])


def answer(page: Page, told: dict[str, object], value: str) -> None:
    """Answer what is asked: press an option, a line or a square, or write a number."""
    if told["form"] in ("choice", "line"):
        label = dict(told["options"])[value]  # type: ignore[call-overload]
        name = f"{value}: {label}" if told["form"] == "line" else label
        question(page).get_by_role("button", name=name, exact=True).click()
    elif told["form"] == "square":
        page.get_by_role("gridcell").nth(int(value)).click()
    else:
        page.get_by_role("textbox", name="How many").fill(value)
        button(page, "Answer").click()
    expect(button(page, "Go on")).to_be_visible()


def lead_to(page: Page, questions: Questions, kind: str) -> dict[str, object]:
    """Step forward from the beginning to the first question of a kind, past all others; return it."""
    asked: list[tuple[str, int]] = []
    position = 0
    while True:
        told = questions.due(position, asked)
        at_step(page, position)
        button(page, "Step forward").click()
        if told:
            expect(question(page)).to_contain_text(str(told["sentence"]))
            if told["kind"] == kind:
                return told
            asked.append((str(told["kind"]), position))
            button(page, "Show me").click()
        position += 1


def answer_all(page: Page, questions: Questions, most: int) -> set[object]:
    """Step forward from the beginning and answer so many questions rightly; return their kinds."""
    asked: list[tuple[str, int]] = []
    kinds, position = set(), 0
    while len(asked) < most:
        told = questions.due(position, asked)
        at_step(page, position)
        button(page, "Step forward").click()
        position += 1
        if told is None:
            continue
        asked.append((str(told["kind"]), position - 1))
        kinds.add(told["kind"])
        expect(question(page)).to_contain_text(str(told["sentence"]))
        answer(page, told, right_answer(questions, told))
        expect(question(page)).to_contain_text("Right.")
        button(page, "Go on").click()
        expect(question(page)).to_be_hidden()
    at_step(page, position)
    return kinds
