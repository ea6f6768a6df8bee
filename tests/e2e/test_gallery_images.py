"""The images of a solution, and all solutions as files, on paper and on a phone."""

import json
import re
from pathlib import Path

import pytest
from boards import button, choose, choose_n
from lives import end_worker
from opening import CALLBACKS, hold_python, open_board, wait_for_engine
from paper import printed
from playwright.sync_api import Page, expect
from serving import Site
from test_accessibility import nothing_is_found
from test_gallery import (
    GALLERY,
    NAMED,
    ORBIT,
    WRITTEN,
    complete,
    current,
    images,
    lecture,
    options,
    shown,
    told,
)

__all__ = ["shown"]


def test_both_are_pressed_before_python_is_there(page: Page, site: Site, answered: None) -> None:
    release = hold_python(page, CALLBACKS)
    open_board(page, site.url, "board=queens&n=6")
    for what in (GALLERY, ORBIT):
        button(page, what).click()
        expect(button(page, what)).to_have_attribute("aria-pressed", "true")
    release()
    complete(page, 4)
    expect(told(page)).to_contain_text("4 solutions")
    expect(told(page, "Symmetries of the solution")).to_contain_text("1 orbit: 1 of 4 makes 4.")


def test_a_lost_python_is_asked_again(shown, faults, fresh: None) -> None:
    page = shown("n=6")
    complete(page, 4)
    end_worker(page, "engine")
    options(page).nth(3).click()
    button(page, "Retry").click()
    expect(page.get_by_text("Solution 4 of 4")).to_be_visible()
    faults.clear()


def test_the_images_of_a_solution(shown) -> None:
    page = shown("n=8&solution=1", ORBIT)
    part = told(page, "Symmetries of the solution")
    expect(part).to_contain_text("its 8 images are all different")
    expect(part).to_contain_text("12 orbits: 11 of 8 and 1 of 4 make 92.")
    cards = part.get_by_role("listitem")
    expect(cards).to_have_count(8)
    boards = list(lecture(8))
    expected = {boards.index(image) + 1 for image in images(boards[0])}
    expect(cards.filter(has_text=re.compile(r"Solution \d"))).to_have_count(8)
    told_numbers = {int(re.search(r"Solution (\d+)", text)[1]) for text in cards.all_inner_texts()}  # type: ignore[index]
    assert told_numbers == expected
    expect(cards.filter(has_text="identity")).to_contain_text("Solution 1, on the board")
    turned = cards.filter(has_text="turned by 180°")
    number = int(re.search(r"Solution (\d+)", turned.inner_text())[1])  # type: ignore[index]
    assert boards[number - 1] == tuple(7 - column for column in reversed(boards[0]))
    turned.get_by_role("button").click()
    expect(page.get_by_text(f"Solution {number} of 92")).to_be_visible()
    expect(cards.filter(has_text="identity")).to_contain_text(f"Solution {number}, on the board")


def test_images_that_fall_together(shown) -> None:
    page = shown("n=5", ORBIT)
    part = told(page, "Symmetries of the solution")
    expect(part).to_contain_text("Solve shows a solution")
    expect(part).to_contain_text("2 orbits: 1 of 8 and 1 of 2 make 10.")
    boards = list(lecture(5))
    alike = next(number for number, board in enumerate(boards, start=1) if len(set(images(board))) == 2)
    button(page, "Solve").click()
    field = page.get_by_role("textbox", name="Solution number")
    field.fill(str(alike))
    field.press("Enter")
    cards = part.get_by_role("listitem")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("identity, turned by 90°, turned by 180°, turned by 270°")
    expect(part).to_contain_text("Every turn leaves it as it is")
    choose_n(page, 20)
    button(page, "Solve").click()
    expect(part.get_by_role("listitem")).to_have_count(8)
    choose_n(page, 51)
    expect(part).to_contain_text("Symmetries are shown up to N = 50.")


def written(boards: list[tuple[int, ...]], form: str) -> str:
    """Write a file of placements as another program would."""
    n = len(boards[0])
    if form == "csv":
        head = ",".join(f"row {row}" for row in range(1, n + 1))
        return "\n".join([head, *(",".join(str(c + 1) for c in board) for board in boards)]) + "\n"
    if form == "jsonl":
        return "".join(json.dumps({"n": n, "columns": list(board)}) + "\n" for board in boards)
    drawn = ["\n".join("." * c + "Q" + "." * (n - 1 - c) for c in board) + "\n" for board in boards]
    return "\n".join(drawn)


@pytest.mark.parametrize("item", WRITTEN)
def test_all_solutions_are_saved(page: Page, site: Site, item: str) -> None:
    open_board(page, site.url, "board=queens&n=10")
    wait_for_engine(page, "ready")
    button(page, "Solve").click()
    # It is found to its end first.
    expect(page.get_by_text(re.compile("^Solution 1 of"))).to_be_visible()
    with page.expect_download() as download:
        choose(page, item)
    assert download.value.suggested_filename == f"undoku-queens-10-all.{WRITTEN[item]}"
    text = Path(download.value.path()).read_bytes().decode()
    assert text == written(list(lecture(10)), WRITTEN[item])
    expect(page.get_by_role("status")).to_contain_text(f"Saved as undoku-queens-10-all.{WRITTEN[item]}.")
    expect(button(page, "Stop")).to_be_hidden()


def test_the_gallery_is_saved_and_printed(shown) -> None:
    page = shown("n=8")
    complete(page, 92)
    # Its last boards are drawn when all of them have come.
    current(page).press("End")
    page.wait_for_function(NAMED)
    with page.expect_download() as download:
        button(page, "Save as SVG").click()
    svg = Path(download.value.path()).read_text(encoding="utf-8")
    assert svg.count('href="#queen"') == 8 * 92 and svg.count('href="#board"') == 92
    assert download.value.suggested_filename == "undoku-queens-8-all.svg"
    with page.expect_download() as download:
        button(page, "Save as PNG").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    leaves = printed(page)
    text = " ".join(leaf.text for leaf in leaves)
    assert "92 solutions of 8 queens" in text
    assert sorted(map(int, re.findall(r"\b\d+\b", text.split("queens", 1)[1]))) == list(range(1, 93))
    assert all(leaf.is_grey() for leaf in leaves)
    expect(page.locator(".sheets")).to_have_count(0)


def test_axe_finds_nothing(shown) -> None:
    page = shown("n=8&list=fundamental&solution=2")
    complete(page, 12)
    button(page, ORBIT).click()
    expect(told(page, "Symmetries of the solution").get_by_role("listitem")).to_have_count(8)
    nothing_is_found(page)


def test_on_a_phone_nothing_is_wider_than_the_screen(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_board(page, site.url, "board=queens&n=8&solution=1")
    wait_for_engine(page, "ready")
    for what in (GALLERY, ORBIT):
        button(page, what).click()
    complete(page, 92)
    expect(told(page, "Symmetries of the solution").get_by_role("listitem")).to_have_count(8)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
