"""Answering the questions about the next step, as a person does, with what the engine knows."""

from boards import button
from playwright.sync_api import Locator, Page, expect

from undoku.learn.questions.asking import Questions
from undoku.learn.questions.recording import OfStrategy
from undoku.watch.watched import Watched


def questions_of(board: str, strategy: str, question: dict[str, object]) -> Questions:
    """Return the questions about a search."""
    watched = Watched(board, strategy, question)
    while not watched.search.advance(10_000):
        pass
    return Questions(OfStrategy(watched))


def question(page: Page) -> Locator:
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
