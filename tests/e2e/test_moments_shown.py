"""Moments, presented: walked one after another, printed, and saved as pictures."""

import base64
import io
import json
import re
import zipfile
import zlib

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, grid
from opening import follow, hold_python, open_board
from paper import MARGIN, printed
from PIL import Image
from playwright.sync_api import Page, expect
from presenting import (
    PLAIN,
    RACE,
    STACK,
    TREE,
    act,
    add,
    are,
    bar,
    is_at,
    link,
    named,
    open_moments,
    said,
    saved,
    section,
)
from programming import FOUR, SMALL, open_editor, run, write
from serving import Site
from stepping import at_step
from test_accessibility import nothing_is_found


def test_one_link_shows_the_list_and_walks_it(page: Page, site: Site) -> None:
    named(page, site, TREE, RACE, PLAIN)
    copied = link(page)
    open_board(page, site.url)
    entries = page.evaluate("history.length")
    follow(page, copied.partition("#")[2])
    said(page, "3 moments came with the link.")
    are(page, "A", "B", "C")
    entries = page.evaluate("history.length")
    act(page, "Present all").click()
    is_at(page, "1 of 3")
    expect(bar(page).get_by_text("About A.")).to_be_visible()
    at_step(page, 9)
    expect(page.locator("#view-tree")).to_be_visible()
    expect(button(page, "Step through")).to_be_hidden()
    page.keyboard.press("PageDown")
    is_at(page, "2 of 3")
    at_step(page, 7)
    expect(page.locator("#view-race")).to_be_visible()
    expect(page.locator("#view-race").get_by_label("Left", exact=True)).to_have_value("columns")
    bar(page).get_by_role("button", name="Next moment").press("ArrowRight")
    is_at(page, "3 of 3")
    expect(grid(page, SUDOKU)).to_be_in_viewport(ratio=1)
    expect(page.locator("#modes")).to_be_hidden()
    page.keyboard.press("PageDown")
    is_at(page, "3 of 3")
    bar(page).get_by_role("button", name="Previous moment").click()
    is_at(page, "2 of 3")
    expect(grid(page, QUEENS)).to_be_visible()
    page.keyboard.press("PageUp")
    is_at(page, "1 of 3")
    page.keyboard.press("Escape")
    expect(bar(page)).to_be_hidden()
    expect(act(page, "Present all")).to_be_focused()
    at_step(page, 9)
    # Nothing of it is a step of the browser's way back.
    assert page.evaluate("history.length") == entries
    # What was seen has its picture now.
    expect(section(page).get_by_role("listitem").locator("img")).to_have_count(3)
    act(page, "Keep them").click()
    said(page, "3 moments added to yours.")
    are(page, "A", "B", "C")
    expect(page).not_to_have_url(re.compile("moments="))


def test_a_race_is_where_it_was(page: Page, site: Site) -> None:
    open_board(page, site.url)
    open_moments(page)
    add(page, RACE)
    race = page.locator("#view-race")
    words = race.locator(".race-words")
    # Where both do something else for the first time, and when they have run.
    button(page, "First difference").click()
    expect(words).not_to_be_empty()
    first = words.inner_text()
    assert "is the first that differs" in first
    act(page, "Add this moment").click()
    said(page, "Added as moment 2.")
    button(page, "Start over").click()
    button(page, "Start the race").click()
    ended = re.compile("one solution with .* 10 solutions with ")
    expect(words).to_have_text(ended)
    act(page, "Add this moment").click()
    said(page, "Added as moment 3.")
    act(page, "Present all").click()
    is_at(page, "1 of 3")
    expect(words).to_be_hidden()
    page.keyboard.press("PageDown")
    is_at(page, "2 of 3")
    expect(words).to_have_text(first)
    page.keyboard.press("PageDown")
    is_at(page, "3 of 3")
    expect(words).to_have_text(ended)


def test_who_is_in_a_hurry_comes_to_the_moment_that_was_asked_for_last(page: Page, site: Site) -> None:
    named(page, site, TREE, STACK, PLAIN)
    act(page, "Present all").click()
    for key in ("PageDown", "PageDown", "PageUp", "PageDown"):
        page.keyboard.press(key)
    is_at(page, "3 of 3")
    expect(page).to_have_url(re.compile("board=sudoku"))
    page.keyboard.press("Home")
    bar(page).get_by_role("button", name="Leave the moments").focus()
    page.keyboard.press("Home")
    is_at(page, "1 of 3")
    at_step(page, 9)
    button(page, "Leave the moments").click()
    expect(button(page, "Step through")).to_be_visible()


def test_a_program_runs_when_its_moment_is_presented(page: Page, site: Site) -> None:
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, SMALL)
    run(page)
    label = page.locator("#player-label")
    expect(label).to_have_text(re.compile("^Step [1-9]"))
    button(page, "First step").click()
    button(page, "Step forward").click()
    at_step(page, 1)
    open_moments(page)
    act(page, "Add this moment").click()
    said(page, "Added as moment 1.")
    copied = link(page)
    add(page, PLAIN)
    open_board(page, site.url)
    follow(page, copied.partition("#")[2])
    said(page, re.compile("One of them runs a program that came with the link"))
    expect(label).to_be_hidden()
    act(page, "Present all").click()
    is_at(page, "1 of 1")
    at_step(page, 1)


def test_moments_are_printed_with_answers_or_room_for_them(page: Page, site: Site) -> None:
    named(page, site, TREE, STACK, PLAIN)
    act(page, "Print…").click()
    dialog = page.get_by_role("dialog", name="Print moments")
    expect(dialog.get_by_text("1 page.")).to_be_visible()
    # As the language of the browser has it.
    assert [leaf.size for leaf in printed(page)] == [(612, 792)]
    dialog.get_by_role("radio", name="A4").check()
    (leaf,) = printed(page)
    assert leaf.size == (595, 842)
    for text in ("1. A", "2. B", "3. C", "About A.", "About C.", "could a queen"):
        assert text in leaf.text
    left, _, right, _ = leaf.ink()
    assert left >= MARGIN - 1
    assert right <= 595 - MARGIN + 1
    dialog.get_by_label("Room to write instead of both").check()
    dialog.get_by_label("Three").check()
    (leaf,) = printed(page)
    assert "About" not in leaf.text
    assert "could a queen" not in leaf.text
    page.keyboard.press("Escape")


def test_moments_are_saved_as_pictures(page: Page, site: Site) -> None:
    named(page, site, TREE, STACK, PLAIN)
    gif = Image.open(io.BytesIO(saved(page, "Animated GIF")))
    assert (gif.format, gif.size, getattr(gif, "n_frames", 1)) == ("GIF", (960, 540), 3)
    frames = []
    for index in range(3):
        gif.seek(index)
        assert gif.info["duration"] == 3000
        frames.append(gif.convert("RGB").tobytes())
    assert len({*frames}) == 3
    with zipfile.ZipFile(io.BytesIO(saved(page, "Pictures (PNG)"))) as pictures:
        assert pictures.namelist() == ["moment-1.png", "moment-2.png", "moment-3.png"]
        for entry in pictures.namelist():
            assert Image.open(io.BytesIO(pictures.read(entry))).size == (1920, 1080)
    text = saved(page, "Web page").decode()
    other = page.context.new_page()
    other.set_content(text)
    expect(other.get_by_role("listitem")).to_have_count(3)
    for title in "ABC":
        expect(other.get_by_role("img", name=title, exact=True)).to_be_visible()
        expect(other.get_by_text(f"About {title}.")).to_be_visible()
    assert other.get_by_role("img", name="B").locator("path").count() > 1
    other.close()


def test_what_came_by_a_link_is_seen_before_it_is_drawn(page: Page, site: Site) -> None:
    named(page, site, TREE, STACK)
    copied = link(page)
    open_board(page, site.url)
    follow(page, copied.partition("#")[2])
    said(page, "2 moments came with the link.")
    expect(section(page).get_by_text("No picture")).to_have_count(2)
    gif = Image.open(io.BytesIO(saved(page, "Animated GIF")))
    assert getattr(gif, "n_frames", 1) == 2
    expect(section(page).get_by_role("listitem").locator("img")).to_have_count(2)
    # It is as it was before.
    expect(page).to_have_url(re.compile("moments="))
    expect(button(page, "Solve")).to_be_visible()


def test_preparing_and_presenting_end_while_a_moment_is_on_its_way(
    page: Page, site: Site, fresh: None
) -> None:
    # Nothing is searched as long as there is no Python.
    hold_python(page)
    deflated = zlib.compress(json.dumps([[TREE, "A"], [STACK, "B", "Why?"]]).encode(), wbits=-15)
    packed = base64.urlsafe_b64encode(deflated).decode().rstrip("=")
    open_board(page, site.url, f"board=sudoku&moments={packed}")
    said(page, "2 moments came with the link.")
    act(page, "Animated GIF").click()
    said(page, "Preparing 1 of 2 …")
    act(page, "Stop this").click()
    said(page, "Stopped.")
    expect(grid(page, SUDOKU)).to_be_visible()
    expect(page).to_have_url(re.compile(r"#board=sudoku.*&moments=[\w-]+$"))
    act(page, "Present all").click()
    expect(bar(page).get_by_text("1 of 2", exact=True)).to_be_visible()
    expect(bar(page)).to_have_attribute("aria-busy", "true")
    page.keyboard.press("Escape")
    expect(bar(page)).to_be_hidden()
    are(page, "A", "B")


@pytest.mark.parametrize("size", [(360, 640), (1280, 720)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_moments_fit_the_screen(page: Page, site: Site, size: tuple[int, int], scheme: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    named(page, site, TREE, STACK)
    nothing_is_found(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    act(page, "Present all").click()
    is_at(page, "1 of 2")
    nothing_is_found(page)
    page.keyboard.press("PageDown")
    is_at(page, "2 of 2")
    expect(grid(page, KNIGHT)).to_be_in_viewport(ratio=1)
    expect(page.locator("#player-sentence")).to_be_in_viewport(ratio=1)
    for label in ("Previous moment", "Next moment", "Leave the moments"):
        expect(button(page, label)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(color_scheme="light")
