"""Programs of the reader's own: kept as they are typed, shared by a link, and begun anew."""

import base64
import json
import random
import re
import string
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from boards import button
from boards import choose as menu
from opening import follow, open_board, wait_for_board
from playwright.sync_api import BrowserContext, Locator, Page, expect
from programming import FOUR, SMALL, editor, open_editor, run, wait_for_python, write
from serving import Site
from stepping import at_step
from storing import REFUSED, empty, fill, narrow
from test_accessibility import nothing_is_found
from test_library import open_library, said, wait_for_stored

USUAL = "Mark columns and diagonals"

alone = pytest.mark.usefixtures("alone")


def program(page: Page) -> Locator:
    return page.get_by_label("Program", exact=True)


def names(page: Page) -> list[str]:
    """Return the names of the reader's own programs on this board."""
    own = program(page).locator("optgroup[label='Your programs'] option")
    return own.all_inner_texts()


def shows(page: Page, name: str) -> None:
    expect(program(page).locator("option:checked")).to_have_text(name)


def choose(page: Page, item: str) -> None:
    button(page, "New, rename, open, download, delete").click()
    page.get_by_role("menuitem", name=item, exact=True).click()


def rename(page: Page, name: str) -> None:
    choose(page, "Rename…")
    page.get_by_role("textbox", name="Name").fill(name)
    page.keyboard.press("Enter")
    shows(page, name)


def status(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("status").first).to_have_text(text)


def kept(page: Page, *texts: str) -> None:
    """Wait until these programs are the ones that are kept."""
    wait_for_stored(page, "programs", "(record) => record.text", sorted(texts))


def again(page: Page) -> None:
    """Load the page again, and wait for its editor."""
    page.reload(wait_until="commit")
    wait_for_board(page, "queens")
    expect(editor(page)).to_be_visible()


@alone
def test_programs_are_kept_as_they_are_typed(page: Page, site: Site, fresh: None) -> None:
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, SMALL)
    rename(page, "Mine")
    choose(page, "New")
    status(page, "'My program' is new. Its first lines say what it gets and returns.")
    expect(editor(page)).to_contain_text("# solve gets a list with the column of the queen in each row")
    page.keyboard.type("# one")
    # What is typed last is there after a reload, however early that comes.
    again(page)
    shows(page, "My program")
    expect(editor(page)).to_contain_text("# one")
    expect(page.locator("#player")).to_be_hidden()
    assert names(page) == ["Mine", "My program"]
    choose(page, "Delete")
    status(page, "'My program' is deleted.")
    shows(page, USUAL)
    page.get_by_role("region", name="Notice").get_by_role("button", name="Undo").click()
    shows(page, "My program")
    expect(editor(page)).to_contain_text("# one")
    choose(page, "Delete")
    program(page).select_option("Mine")
    again(page)
    shows(page, "Mine")
    assert names(page) == ["Mine"]
    kept(page, SMALL)


@alone
def test_two_tabs_never_overwrite_each_other(
    page: Page, site: Site, context: BrowserContext, fresh: None
) -> None:
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, "one")
    rename(page, "Mine")
    kept(page, "one")
    second = context.new_page()
    open_board(second, site.url, FOUR)
    open_editor(second)
    shows(second, "Mine")
    write(page, "one of the first")
    kept(page, "one of the first")
    write(second, "one of the second")
    status(second, "Another tab has changed this program; this tab goes on with a copy, 'Mine (copy)'.")
    shows(second, "Mine (copy)")
    kept(page, "one of the first", "one of the second")
    program(second).select_option("Mine")
    expect(editor(second)).to_have_text("one of the first")
    # Neither is one deleted that another tab has changed meanwhile.
    write(page, "one of the first, changed")
    kept(page, "one of the first, changed", "one of the second")
    choose(second, "Delete")
    status(second, "Another tab has changed 'Mine', so it is not deleted.")
    program(second).select_option("Mine")
    expect(editor(second)).to_have_text("one of the first, changed")


@alone
def test_where_nothing_can_be_kept(page: Page, site: Site, fresh: None) -> None:
    narrow(page, site.url)
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, "one")
    kept(page, "one")
    fill(page)
    more = "# " + "1234567890" * 4000
    write(page, more)
    offer = page.get_by_role("region", name="Notice").get_by_text("no room left to keep your programs")
    expect(offer).to_be_visible()
    with page.expect_download() as download:
        button(page, "Download .py").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == more
    empty(page)
    editor(page).press("ControlOrMeta+End")
    page.keyboard.type("!")
    expect(offer).to_be_hidden()
    kept(page, f"{more}!")
    page.add_init_script(REFUSED)
    again(page)
    expect(page.get_by_text("This browser keeps nothing for this page").last).to_be_visible()
    write(page, "two")
    assert editor(page).inner_text() == "two"


@alone
def test_export_import_and_delete_everything(page: Page, site: Site) -> None:
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, "one")
    rename(page, "Mine")
    dialog = open_library(page)
    with page.expect_download() as download:
        button(page, "Export all").click()
    said(page, re.compile(r"^1 program saved as undoku-library-"))
    text = Path(download.value.path()).read_text(encoding="utf-8")
    file = json.loads(text)
    assert (file["version"], [one["text"] for one in file["programs"]]) == (2, ["one"])
    button(page, "Delete everything").click()
    button(page, "Delete everything").click()
    said(page, "Everything is deleted.")
    kept(page)

    def take(content: str) -> None:
        dialog.locator("input[type=file]").set_input_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": content.encode()}
        )

    file["programs"] = [*file["programs"], {"text": "none"}]
    take(json.dumps(file))
    unread = "1 program could not be read: number 2, where 'id' is missing, too long or odd."
    said(page, f"0 items added. 1 program added. {unread}")
    take(text)
    said(page, "0 items added. 0 programs added. 1 program was here already.")
    file["programs"] = "one"
    take(json.dumps(file))
    said(page, 'In this file of the Library "programs" is no list.')
    page.keyboard.press("Escape")
    shows(page, USUAL)
    program(page).select_option("Mine")
    expect(editor(page)).to_have_text("one")


def packed(text: str) -> str:
    """Return a program as an address has it."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(deflate.compress(text.encode()) + deflate.flush()).decode().rstrip("=")


def unpacked(address: str) -> str:
    """Return the program of an address."""
    code = re.search("[#&]code=([^&]*)", address)
    assert code
    return zlib.decompress(base64.urlsafe_b64decode(code[1] + "==="), -15).decode()


def linked(text: str, step: int = 0) -> str:
    return f"{FOUR}&mode=watch&strategy=your-code&step={step}&view=code&code={packed(text)}"


@pytest.mark.parametrize("view", ["tree", "output"])
def test_a_link_to_a_view_shows_the_program_until_it_runs(
    page: Page, site: Site, ready: Callable[[], None], view: str
) -> None:
    open_board(page, site.url, linked(SMALL, 7).replace("view=code", f"view={view}"))
    ready()
    expect(editor(page)).to_contain_text("def is_safe")
    expect(button(page, "Run")).to_be_visible()
    # Its own address still says so.
    editor(page).press("Control+End")
    page.keyboard.type("# more")
    page.evaluate("undoku.remember()")
    assert unpacked(page.url) == f"{SMALL}# more"
    assert f"view={view}" in page.url
    run(page)
    at_step(page, 7)
    tab = page.get_by_role("tab", name=view.capitalize(), exact=True)
    expect(tab).to_have_attribute("aria-selected", "true")


CAME = "This program came with a link. Read it before you run it."


def test_a_program_comes_with_a_link_and_does_not_run(
    page: Page, site: Site, ready: Callable[[], None], fresh: None
) -> None:
    open_board(page, site.url, linked(SMALL, 7))
    ready()
    expect(editor(page)).to_contain_text("def is_safe")
    expect(page.get_by_text(CAME)).to_be_visible()
    expect(editor(page)).to_have_accessible_description(re.compile(f"^{re.escape(CAME)}"))
    shows(page, "From a link")
    wait_for_python(page)
    expect(page.locator("#player")).to_be_hidden()
    nothing_is_found(page)
    kept(page)
    run(page)
    at_step(page, 7)
    expect(page.get_by_text(CAME)).to_be_hidden()
    kept(page, SMALL)
    assert names(page) == ["From a link"]
    button(page, "Step forward").click()
    at_step(page, 8)
    page.wait_for_function("location.hash.includes('step=8')")
    assert unpacked(page.url) == SMALL
    # Loaded again while it was open, it is not run again, and not kept a second time.
    again(page)
    shows(page, "From a link")
    wait_for_python(page)
    expect(page.locator("#player")).to_be_hidden()
    expect(page.get_by_text(CAME)).to_be_hidden()
    assert names(page) == ["From a link"]


@alone
def test_an_empty_editor_says_what_a_program_gets_and_returns(page: Page, site: Site) -> None:
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, "")
    expect(editor(page)).to_have_attribute(
        "aria-placeholder", re.compile("solve gets a list with the column")
    )
    editor(page).press_sequentially("x")
    expect(editor(page)).to_have_text("x")


@alone
def test_a_link_leaves_what_is_there_as_it_is(page: Page, site: Site, fresh: None) -> None:
    open_board(page, site.url, FOUR)
    open_editor(page)
    write(page, "one")
    rename(page, "Mine")
    # The address follows what is typed.
    page.wait_for_function("(code) => location.hash.endsWith(`&code=${code}`)", arg=packed("one"))
    own = page.url
    follow(page, linked("two"))
    expect(editor(page)).to_have_text("two")
    shows(page, "From a link")
    assert names(page) == ["Mine"]
    # As the page itself writes the address.
    page.evaluate("undoku.remember()")
    again(page)
    expect(editor(page)).to_have_text("two")
    assert names(page) == ["Mine"]
    page.evaluate("history.back()")
    expect(editor(page)).to_have_text("one")
    shows(page, "Mine")
    page.wait_for_function("(url) => location.href === url", arg=own)
    page.evaluate("history.forward()")
    expect(editor(page)).to_have_text("two")
    kept(page, "one")
    editor(page).press("ControlOrMeta+End")
    page.keyboard.type("!")
    # Before the address has it.
    again(page)
    expect(editor(page)).to_have_text("two!")
    assert names(page) == ["Mine", "From a link"]
    kept(page, "one", "two!")
    for code, sentence in (
        ("ab*c", "Character 3 of code in the address, '*', is not one of letters, digits, - and _."),
        (packed(SMALL)[:-9], "The program in the address (code) is cut off or spoiled"),
        (packed(" " * 9_000_000), "has more than 50,000 characters"),
        (packed("a\0"), "Character 2 of the program in the address (code) is a null character"),
    ):
        follow(page, f"{FOUR}&strategy=your-code&code={code}")
        expect(page.get_by_role("status").filter(has_text=sentence)).to_be_visible()
        expect(page.locator("#code-origin").filter(has_text=sentence)).to_be_visible()
        expect(editor(page)).to_have_text("two!")
    kept(page, "one", "two!")


@alone
def test_a_program_that_is_too_long_for_a_link(page: Page, site: Site) -> None:
    open_board(page, site.url, FOUR)
    open_editor(page)
    letters = random.Random(7)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    long = "# " + "".join(letters.choices(string.ascii_letters, k=20_000))
    write(page, long)
    menu(page, "Copy link")
    status(page, "Link copied, without your program.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "strategy=your-code" in link and "code=" not in link.replace("your-code", "")
    offer = page.get_by_role("region", name="Notice")
    expect(offer).to_contain_text("This program is too long for a link")
    with page.expect_download() as download:
        offer.get_by_role("button", name="Download .py").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == long
    write(page, "short")
    menu(page, "Copy link")
    status(page, "Link copied.")
    assert unpacked(page.evaluate("navigator.clipboard.readText()")) == "short"
