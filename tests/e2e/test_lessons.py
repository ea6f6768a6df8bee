"""The lessons, played by a reader: each to its end with its model answers, and with typical wrong ones."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import pytest
from boards import button, columns
from learning import begin, dialog
from opening import open_board, wait_for_engine
from playwright.sync_api import Locator, Page, expect
from predicting import answer, question, questions_of, right_answer
from programming import write
from serving import Site
from stepping import at_step
from test_arranging import part, put_together
from test_by_hand_search import NAMES as ACTS

from undoku.learn.by_hand.boards import Fresh, fresh
from undoku.learn.by_hand.words import task, tried
from undoku.learn.lesson.numbers import value_of
from undoku.learn.lesson.reading import Code, read
from undoku.learn.questions.asking import Questions

ROOT = Path(__file__).parents[2]
NAMES = ["try", "undo", "first", "cheaper", "grows"]
EACH = pytest.mark.parametrize("name", NAMES)

Screen = dict[str, Any]


def lesson_of(name: str) -> dict[str, Any]:
    """Return a lesson as the page has it, with its numbers."""
    text = (ROOT / f"static/vendor/lessons/{name}.js").read_text(encoding="utf-8")
    plain: dict[str, Any] = json.loads(text.removeprefix("export default ").rstrip().removesuffix(";"))
    return plain


def codes_of(name: str) -> list[list[Code]]:
    """Return the programs of each screen."""
    text = (ROOT / f"py/undoku/learn/lessons/{name}.md").read_text(encoding="utf-8")
    return [screen.codes for screen in read(text).screens]


def pairs_of(moment: str) -> dict[str, str]:
    return {key: values[0] for key, values in parse_qs(moment).items()}


@cache
def search_of(board: str, n: int, strategy: str) -> Questions:
    return questions_of(board, strategy, {"n": n})


def asked(screen: Screen) -> tuple[Questions, dict[str, Any]]:
    """Return what knows the answer, and what is asked at the moment of a screen."""
    place = pairs_of(screen["moment"])
    questions = search_of(place["board"], int(place["n"]), place["strategy"])
    told: dict[str, Any] | None = questions.of_kind(screen["ask"], int(place["step"]))
    assert told
    return questions, told


def screens(page: Page, name: str) -> Iterator[tuple[Locator, Screen, list[Code]]]:
    """Go from screen to screen of a lesson that is opened from the bar: who takes one does what it asks."""
    plain = lesson_of(name)
    here = begin(page, plain["title"])
    listed = plain["screens"]
    for at, (screen, codes) in enumerate(zip(listed, codes_of(name), strict=True), 1):
        expect(here.get_by_role("heading", name=screen["heading"], exact=True)).to_be_focused()
        expect(here).to_contain_text(f"{at} of {len(listed)}")
        moved_to(page, screen["moment"])
        yield here, screen, codes
        here.get_by_role("button", name="Finish" if at == len(listed) else "Next", exact=True).click()
    expect(page.get_by_role("status")).to_have_text(
        "This lesson is done. It is kept, and found again under Learn."
    )
    expect(here).to_be_hidden()


def moved_to(page: Page, moment: str) -> None:
    """Wait until the stage shows what a screen is about."""
    place = pairs_of(moment)
    if "step" in place:
        at_step(page, int(place["step"]))


def fill(here: Locator, screen: Screen, number: int) -> None:
    here.get_by_role("textbox", name=screen["question"]["sentence"]).fill(str(number))
    here.get_by_role("button", name="Check", exact=True).click()


def opened_with(here: Locator, page: Page, text: str) -> None:
    """Open the editor, or turn to it again, with another program in it than the one that is there."""
    opener = here.get_by_role("button", name="Open the editor")
    if opener.is_visible():
        opener.click()
        expect(page.get_by_role("textbox", name="Your code")).to_be_focused()
    else:
        page.get_by_role("tab", name="Code").click()
    write(page, text)


def play_by_hand(page: Page) -> None:
    """Do all acts of the call that is to be played."""
    place = page.get_by_role("region", name="Be the search", exact=True)
    expect(place.get_by_role("group", name="Acts")).to_be_visible()
    standing = columns(page)
    made = (fresh("queens", "board-scan", (4,), str(seed)) for seed in count())
    said = place.inner_text()
    of = next(one for one in made if standing_before(one) == standing and task_of(one) in said)
    acts = [expected.act for expected in of.script.acts[of.begin : of.end]]
    for number, one in enumerate(acts, 1):
        if one.kind in ("place", "reject"):
            page.get_by_role("gridcell").nth(one.cell).click()
        place.get_by_role("button", name=re.compile(f"^{ACTS[one.kind]}")).click()
        expect(place).to_contain_text(
            re.compile(rf"Act {number} of {len(acts)}|{len(acts)} acts as the search does")
        )


def task_of(of: Fresh) -> str:
    """Return what is to be done, as it is said: also how many squares the call has tried."""
    return task(of.trace.tree.depth(of.call), stops=of.script.stops, tried=tried("queens", of.tried))


def standing_before(of: Fresh) -> list[int]:
    """Return the column of the queen in each row when what is to be played begins."""
    cells: list[int] = []
    for expected in of.script.acts[: of.begin]:
        if expected.act.kind == "place":
            cells.append(expected.act.cell)
        elif expected.act.kind == "undo":
            cells.pop()
    found = [cell % 4 for cell in cells]
    return found + [-1] * (4 - len(found))


def play_exercise(page: Page, exercise: dict[str, Any]) -> None:
    args = exercise["args"]
    if exercise["id"] == "byHand":
        play_by_hand(page)
    elif exercise["id"] == "arranging":
        place = part(page, "Put it together")
        put_together(place, name=args["program"])
        place.get_by_role("button", name="Check", exact=True).click()
    else:
        calls = value_of(f"{args['measure']} {args['board']} {args['guess']} {args['strategies'][0]}")
        guess = page.get_by_role("textbox", name=re.compile(f"^Your guess: .* at N = {args['guess']}$"))
        guess.fill(str(calls))
        guess.press("Enter")


def answer_right(page: Page, here: Locator, screen: Screen, codes: list[Code]) -> None:
    """Do what a screen asks, as its model answer does."""
    if "ask" in screen:
        questions, told = asked(screen)
        expect(question(page)).to_contain_text(told["sentence"])
        answer(page, told, right_answer(questions, told))
        expect(here).to_contain_text("Right.")
    elif "question" in screen:
        told = screen["question"]
        if told["form"] == "number":
            fill(here, screen, told["answer"])
            says = told["says"]
        else:
            right = next(option for option in told["options"] if option["right"])
            here.get_by_role("button", name=right["text"], exact=True).click()
            says = right["says"]
        expect(here).to_contain_text(f"Right. {says}")
    elif "exercise" in screen:
        here.get_by_role("button", name="Begin", exact=True).click()
        play_exercise(page, screen["exercise"])
        expect(here).to_contain_text("Right.")
    elif "build" in screen:
        opened_with(here, page, next(code.text for code in codes if code.role == "answer"))
        button(page, "Check it").click()
        expect(here).to_contain_text("Right. Your program is right on all boards.")


def answer_wrong(page: Page, here: Locator, screen: Screen, codes: list[Code]) -> None:
    """Give each typical wrong answer of a screen, and see what is said of it."""
    if "ask" in screen:
        questions, told = asked(screen)
        expect(question(page)).to_contain_text(told["sentence"])
        right = right_answer(questions, told)
        others = [value for value, _ in told["options"]] or ["1", "2"]
        answer(page, told, next(value for value in others if value != right))
        expect(question(page)).to_contain_text("Not so")
        expect(here).to_contain_text("Not so.")
    elif "question" in screen:
        told = screen["question"]
        if told["form"] == "number":
            fill(here, screen, told["answer"] + 1)
            expect(here).to_contain_text(f"Not so. {told['hint']}")
            return
        for option in told["options"]:
            if not option["right"]:
                here.get_by_role("button", name=option["text"], exact=True).click()
                expect(here).to_contain_text(f"Not so. {option['says']}")
    elif "build" in screen:
        said = {wrong["symptom"]: wrong["says"] for wrong in reversed(screen["build"]["wrong"])}
        for code in codes:
            if code.role == "wrong":
                opened_with(here, page, code.text)
                button(page, "Run").click()
                expect(here).to_contain_text("Not so.")
                if code.name != "wrong":
                    expect(here).to_contain_text(f"Not so. {said[code.name]}")


@EACH
def test_a_lesson_is_played_to_its_end_with_its_model_answers(page: Page, site: Site, name: str) -> None:
    open_board(page, site.url)
    wait_for_engine(page, "ready")
    for here, screen, codes in screens(page, name):
        answer_right(page, here, screen, codes)
    button(page, "Learn").click()
    card = dialog(page).get_by_role("listitem").filter(has_text=lesson_of(name)["title"])
    expect(card).to_contain_text("Done")


@EACH
def test_a_typical_wrong_answer_is_explained(page: Page, site: Site, name: str) -> None:
    open_board(page, site.url)
    wait_for_engine(page, "ready")
    for here, screen, codes in screens(page, name):
        answer_wrong(page, here, screen, codes)
