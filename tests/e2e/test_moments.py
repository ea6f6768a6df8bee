"""Moments: added, put in order and told of, kept, in a link and in a file."""

import random
import re

import pytest
from boards import QUEENS, button, choose, grid
from drafts import reload
from opening import follow, open_board
from playwright.sync_api import Page, expect
from presenting import PLAIN, STACK, TREE, act, are, is_shown, name, named, open_moments, said, saved, section
from puzzles import HANDOUT
from serving import Site
from stepping import at_step
from storing import tallied


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


FIRST = "board=sudoku&mode=watch&strategy=first-empty&step=4&view=code&givens="


@pytest.mark.parametrize("fragment", [TREE, STACK, f"{FIRST}{HANDOUT.replace('0', '.')}"])
def test_a_moment_is_added_beside_the_board(page: Page, site: Site, fragment: str) -> None:
    open_board(page, site.url, fragment)
    is_shown(page, fragment)
    choose(page, "Add this moment")
    expect(page.get_by_role("status")).to_have_text("Added as moment 1.")
    expect(section(page).get_by_role("listitem").locator("img")).to_have_count(1)
    # The board and its player stay as they are.
    is_shown(page, fragment)
    button(page, "Step forward").click()
    step = int(fragment.partition("step=")[2].partition("&")[0]) + 1
    at_step(page, step)
    choose(page, "Add this moment")
    expect(page.get_by_role("status")).to_have_text("Added as moment 2.")
    expect(section(page).get_by_role("listitem")).to_have_count(2)
    choose(page, "Add this moment")
    expect(page.get_by_role("status")).to_have_text("This is moment 2 already.")
    button(page, "Close the steps").click()
    button(page, "More").click()
    expect(page.get_by_role("menuitem", name="Keep in the Library")).to_be_visible()
    expect(page.get_by_role("menuitem", name="Add this moment")).to_have_count(0)


def test_moments_are_kept(page: Page, site: Site, fresh: None) -> None:
    named(page, site, TREE, PLAIN)
    # What is being typed is kept, also before it is done.
    section(page).get_by_label("Title of moment 2").fill("C")
    section(page).get_by_label("Title of moment 2").fill("B, and")
    tallied(page, "moments", '"title":"B, and"')
    reload(page)
    open_moments(page)
    are(page, "A", "B, and")
    name(page, 2, "B", "About B.")
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
