"""Moments: added, put in order and told of, in a link, presented, printed, and saved as pictures."""

import base64
import io
import json
import random
import re
import zipfile
import zlib
from pathlib import Path

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, choose_of_page, grid
from drafts import reload
from opening import follow, hold_python, open_board
from paper import MARGIN, printed
from PIL import Image
from playwright.sync_api import Locator, Page, expect
from programming import FOUR, SMALL, open_editor, run, write
from puzzles import HANDOUT
from serving import Site
from stepping import at_step
from test_accessibility import nothing_is_found

TREE = "board=queens&mode=watch&n=6&strategy=board-scan&step=9&view=tree"
STACK = "board=knight&mode=watch&rows=5&cols=5&strategy=warnsdorff&step=12&view=stack"
RACE = "board=queens&mode=watch&n=5&strategy=markers&step=7&view=race&left=columns&right=markers"
PLAIN = f"board=sudoku&givens={HANDOUT.replace('0', '.')}"


def section(page: Page) -> Locator:
    return page.get_by_role("region", name="Moments", exact=True)


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Moments, presented")


def act(page: Page, name: str) -> Locator:
    return section(page).get_by_role("button", name=name, exact=True)


def said(page: Page, text: str | re.Pattern[str]) -> None:
    expect(section(page).get_by_text(text)).to_be_visible()


def open_moments(page: Page) -> None:
    learn = button(page, "Learn")
    if learn.is_visible():
        learn.click()
    else:
        choose_of_page(page, "Learn")
    page.get_by_role("dialog", name="Learn").get_by_role("button", name="Moments", exact=True).click()
    expect(section(page)).to_be_visible()


def are(page: Page, *titles: str) -> None:
    """Wait until these are the moments of the list."""
    fields = section(page).get_by_label(re.compile("^Title of moment"))
    expect(fields).to_have_count(len(titles))
    for index, title in enumerate(titles):
        expect(fields.nth(index)).to_have_value(title)


def is_shown(page: Page, fragment: str) -> None:
    """Wait until what an address names is there: a step of a search, or a board alone."""
    if step := re.search(r"step=(\d+)", fragment):
        at_step(page, int(step[1]))
    else:
        expect(page).to_have_url(re.compile(f"#{re.escape(fragment)}$"))


def add(page: Page, *fragments: str) -> None:
    """Add the moments of some addresses, one after another."""
    for fragment in fragments:
        count = section(page).get_by_role("listitem").count()
        follow(page, fragment)
        is_shown(page, fragment)
        act(page, "Add this moment").click()
        said(page, f"Added as moment {count + 1}.")


def link(page: Page) -> str:
    act(page, "Copy link").click()
    said(page, re.compile("Link to .* copied"))
    copied: str = page.evaluate("navigator.clipboard.readText()")
    return copied


def is_at(page: Page, place: str) -> None:
    """Wait until a moment is presented, all of it."""
    expect(bar(page).get_by_text(place, exact=True)).to_be_visible()
    expect(bar(page)).not_to_have_attribute("aria-busy", "true")


def name(page: Page, number: int, title: str, words: str = "") -> None:
    """Give a moment a title, and say something about it."""
    for label, text in ((f"Title of moment {number}", title), (f"Your words about moment {number}", words)):
        field = section(page).get_by_label(label)
        field.fill(text)
        field.blur()


def named(page: Page, site: Site, *fragments: str) -> None:
    """Make a list of moments that are called A, B, C."""
    open_board(page, site.url)
    open_moments(page)
    add(page, *fragments)
    for index in range(len(fragments)):
        name(page, index + 1, "ABC"[index], f"About {'ABC'[index]}.")


def test_moments_are_put_in_order_and_taken_out(page: Page, site: Site) -> None:
    named(page, site, TREE, STACK, PLAIN)
    order = section(page).get_by_role("list", name="Moments in their order")
    expect(order.locator("img")).to_have_count(3)
    act(page, "Move up: C").click()
    said(page, "'C' is moment 2 now.")
    are(page, "A", "C", "B")
    expect(act(page, "Move up: C")).to_be_focused()
    section(page).get_by_label("Title of moment 1").press("Alt+ArrowDown")
    said(page, "'A' is moment 2 now.")
    are(page, "C", "A", "B")
    expect(section(page).get_by_label("Title of moment 2")).to_be_focused()
    # By its number, as far down as there is.
    items = order.get_by_role("listitem")
    items.nth(0).get_by_text("1", exact=True).hover()
    page.mouse.down()
    items.nth(2).hover()
    page.mouse.up()
    said(page, "'C' is moment 3 now.")
    are(page, "A", "B", "C")
    act(page, "Remove: B").click()
    said(page, "'B' is removed.")
    are(page, "A", "C")
    expect(act(page, "Bring back")).to_be_focused()
    page.keyboard.press("Enter")
    said(page, "They are back.")
    are(page, "A", "B", "C")
    act(page, "Remove all").click()
    said(page, "3 moments removed.")
    are(page)
    act(page, "Bring back").click()
    said(page, "They are back.")
    are(page, "A", "B", "C")
    expect(section(page).get_by_label("Your words about moment 3")).to_have_value("About C.")


def test_moments_are_kept(page: Page, site: Site, fresh: None) -> None:
    named(page, site, TREE, PLAIN)
    # What is said of a change is said when that is kept, and all before it.
    act(page, "Move down: A").click()
    said(page, "'A' is moment 2 now.")
    act(page, "Move up: A").click()
    said(page, "'A' is moment 1 now.")
    reload(page)
    open_moments(page)
    are(page, "A", "B")
    expect(section(page).get_by_label("Your words about moment 2")).to_have_value("About B.")
    button(page, "Library").click()
    library = page.get_by_role("dialog", name="Library")
    with page.expect_download() as copy:
        library.get_by_role("button", name="Export all").click()
    library.get_by_role("button", name="Delete everything").click()
    library.get_by_role("button", name="Delete everything").click()
    expect(library.get_by_text("Everything is deleted.")).to_be_visible()
    page.keyboard.press("Escape")
    button(page, "Close").click()
    open_moments(page)
    expect(act(page, "Present all")).to_be_hidden()
    button(page, "Library").click()
    library.locator("input[type=file]").set_input_files(copy.value.path())
    expect(library.get_by_text("added")).to_be_visible()
    page.keyboard.press("Escape")
    button(page, "Close").click()
    open_moments(page)
    are(page, "A", "B")


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
    dialog.get_by_label("Lines to write on instead").check()
    dialog.get_by_label("Three").check()
    (leaf,) = printed(page)
    assert "About" not in leaf.text
    assert "could a queen" not in leaf.text
    page.keyboard.press("Escape")


def saved(page: Page, name: str) -> bytes:
    with page.expect_download() as download:
        act(page, name).click()
    said(page, re.compile("^Saved as "))
    return Path(download.value.path()).read_bytes()


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


def test_a_list_is_saved_as_a_file_and_opened(page: Page, site: Site) -> None:
    named(page, site, TREE, PLAIN)
    file = saved(page, "File")
    act(page, "Remove all").click()
    chooser = section(page).locator("input[type=file]")
    chooser.set_input_files({"name": "m.json", "mimeType": "application/json", "buffer": file})
    expect(section(page).get_by_role("listitem").locator("img")).to_have_count(2)
    are(page, "A", "B")
    chooser.set_input_files({"name": "m.json", "mimeType": "application/json", "buffer": b"{}"})
    said(page, "This is no file of moments that can be read.")
    are(page, "A", "B")


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


def test_a_list_that_is_too_long_for_a_link_is_saved_instead(page: Page, site: Site) -> None:
    named(page, site, TREE, STACK, PLAIN)
    letters = random.Random(1)
    for number in (1, 2, 3):
        name(page, number, "Long", "".join(chr(letters.randrange(0x4E00, 0x9000)) for _ in range(2000)))
    page.evaluate("navigator.clipboard.writeText('before')")
    act(page, "Copy link").click()
    said(
        page,
        re.compile(
            r"The link would have [12]\d,\d{3} characters; at most 12,000 are read\. Save the list as a file"
        ),
    )
    assert page.evaluate("navigator.clipboard.readText()") == "before"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "AAAA",
            "The moments in the address are cut off or spoiled and cannot be unpacked. They are left out.",
        ),
        ("A*", "Character 2 of moments in the address, '*', is not one of letters, digits, - and _. "),
    ],
)
def test_a_spoiled_link_says_so(page: Page, site: Site, text: str, sentence: str) -> None:
    open_board(page, site.url)
    follow(page, f"board=queens&n=4&moments={text}")
    said(page, sentence)
    expect(grid(page, QUEENS)).to_be_visible()


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
