"""The menu of the row of actions: what has no button there, and what shares, saves and prints the board."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from boards import SUDOKU, button, choose, digits, grid, menu_button, mode
from boards import menu_item as item
from contrast import contrasts
from opening import from_the_start, hold_python, open_board
from playwright.sync_api import BrowserContext, Page, expect
from puzzles import LECTURE, SOLUTIONS
from serving import Fault, Site
from stepping import at_step

from undoku.sudoku import Position

DOTTED = LECTURE.replace("0", ".")
# What stands first in it, where a Sudoku is solved.
FIRST = "Hint"
FILE = "Open a file…"
SHARED = ["Copy link", "QR code", "Copy code to embed it", "Print…", "Keep in the Library"]
COMMON = [*SHARED, "Picture (SVG)", "Picture (PNG)"]


@pytest.fixture(autouse=True)
def without_a_sheet(page: Page) -> None:
    """Take away the system's share sheet, which not every system has; a test may put one there."""
    from_the_start(page, "delete Navigator.prototype.share")


def items(page: Page) -> list[str]:
    found = page.get_by_role("menuitem").or_(page.get_by_role("menuitemcheckbox"))
    expect(found.first).to_be_focused()
    return found.all_inner_texts()


def is_closed(page: Page) -> None:
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(menu_button(page)).to_have_attribute("aria-expanded", "false")


def saved(page: Page, item: str) -> tuple[str, bytes]:
    with page.expect_download() as download:
        choose(page, item)
    expect(menu_button(page)).to_be_focused()
    return download.value.suggested_filename, download.value.path().read_bytes()


@pytest.mark.parametrize(
    ("name", "deeds"),
    [
        ("Solver", [FIRST, "Show what is possible", "Show the whole way", "Techniques", "Size and shape…"]),
        (
            "Play",
            [
                *("Solve", "Clear", "Reveal this cell", "Before the mistake", "Edit the givens"),
                *("True candidates (shows digits of the solution)", "Techniques", "Size and shape…"),
            ],
        ),
        ("Watch", ["Solve", "Clear"]),
    ],
)
def test_what_has_no_button_stands_first(page: Page, site: Site, name: str, deeds: list[str]) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    mode(page, name).check()
    if name == "Watch":
        # The focus goes to the player of the search that is opened.
        expect(page.get_by_role("slider", name="Step", exact=True)).to_be_visible()
    menu_button(page).click()
    # Who plays hands on the puzzle first, or what was done about it as well.
    links = ["Copy link to the puzzle", "Copy link with my progress"] if name == "Play" else ["Copy link"]
    deeds = [*deeds, FILE]
    assert items(page)[: len(deeds) + len(links)] == [*deeds, *links]
    board = page.get_by_role("group", name="Board", exact=True)
    assert board.get_by_role("menuitem").or_(board.get_by_role("menuitemcheckbox")).all_inner_texts() == deeds


def test_by_keyboard(page: Page, site: Site) -> None:
    open_board(page, site.url)
    opener = menu_button(page)
    expect(opener).to_have_attribute("aria-haspopup", "menu")
    for key, first in [
        ("Enter", FIRST),
        ("Space", FIRST),
        ("ArrowDown", FIRST),
        ("ArrowUp", "Picture (PNG)"),
    ]:
        opener.press(key)
        expect(item(page, first)).to_be_focused()
        expect(opener).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("Escape")
        is_closed(page)
        expect(opener).to_be_focused()
    opener.press("Enter")
    expect(page.get_by_role("menu", name="More")).to_be_visible()
    assert page.get_by_role("group", name=re.compile("^(Board|Share|Save|Print)$")).count() == 4
    names = items(page)
    for name in [*names[1:], names[0], names[1]]:
        page.keyboard.press("ArrowDown")
        expect(item(page, name)).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    expect(item(page, names[-1])).to_be_focused()
    page.keyboard.press("Home")
    expect(item(page, names[0])).to_be_focused()
    page.keyboard.press("End")
    expect(item(page, names[-1])).to_be_focused()
    # Tab goes on from the button, and holds nobody.
    page.keyboard.press("Tab")
    is_closed(page)
    expect(opener).not_to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(opener).to_be_focused()


def test_by_pointer(page: Page, site: Site) -> None:
    open_board(page, site.url)
    opener = menu_button(page)
    opener.click()
    expect(page.get_by_role("menu")).to_be_visible()
    opener.click()
    is_closed(page)
    opener.click()
    grid(page, SUDOKU).get_by_role("gridcell").nth(4).click()
    is_closed(page)
    page.keyboard.press("5")
    assert digits(page)[4] == "5"


def test_the_link_is_the_address(page: Page, site: Site, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    grid(page, SUDOKU).get_by_role("gridcell").nth(2).click()
    page.keyboard.press("4")
    choose(page, "Copy link")
    expect(page.get_by_role("status")).to_have_text("Link copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    assert f"entered={'..4'.ljust(81, '.')}" in link
    choose(page, "Copy the puzzle")
    expect(page.get_by_role("status")).to_have_text("Copied the puzzle as 81 characters.")
    assert page.evaluate("navigator.clipboard.readText()") == DOTTED[:2] + "4" + DOTTED[3:]


def test_where_copying_is_refused_it_can_be_done_by_hand(page: Page, site: Site, answered: None) -> None:
    page.add_init_script(
        "if (window.Clipboard) Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no'))"
    )
    open_board(page, site.url, "board=queens&n=9")
    choose(page, "Copy link")
    dialog = page.get_by_role("dialog", name="Copy this text")
    field = dialog.get_by_role("textbox")
    expect(field).to_be_focused()
    expect(field).to_have_value(page.url)
    assert page.evaluate("getSelection().toString()") == page.url
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(menu_button(page)).to_be_focused()
    choose(page, "Copy link")
    button(page, "Close").click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("Promise.resolve()", "Choose N and press Solve."),
        ("Promise.reject(new DOMException('left', 'AbortError'))", "Choose N and press Solve."),
        ("Promise.reject(new DOMException('no', 'NotAllowedError'))", "Link copied."),
    ],
)
def test_the_system_s_sheet(
    page: Page, site: Site, context: BrowserContext, answer: str, sentence: str, answered: None
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(f"Navigator.prototype.share = (data) => (window.shared = data, {answer})")
    open_board(page, site.url, "board=queens&n=9")
    choose(page, "Share…")
    assert page.evaluate("window.shared.url") == page.url
    expect(page.get_by_role("status")).to_have_text(sentence)


def test_files_of_a_sudoku(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    assert saved(page, "Puzzle, 81 characters") == ("undoku-sudoku.txt", f"{DOTTED}\n".encode())
    expect(page.get_by_role("status")).to_have_text("Saved as undoku-sudoku.txt.")
    name, lines = saved(page, "Puzzle, 9 lines")
    assert name == "undoku-sudoku-lines.txt"
    assert lines.decode() == "".join(f"{DOTTED[row : row + 9]}\n" for row in range(0, 81, 9))
    ready()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
    assert saved(page, "Puzzle, 81 characters")[1].decode().strip() == DOTTED
    assert saved(page, "Solution, 81 characters")[1].decode().strip() == SOLUTIONS[LECTURE]
    name, drawing = saved(page, "Picture (SVG)")
    assert name == "undoku-sudoku.svg"
    texts = [text.text for text in ElementTree.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text")]
    assert "".join(filter(None, texts)) == SOLUTIONS[LECTURE]
    assert saved(page, "Picture (PNG)")[1].startswith(b"\x89PNG")


def test_a_picture_shows_what_is_noted_and_coloured(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&givens={LECTURE}")
    cells = grid(page, SUDOKU).get_by_role("gridcell")
    cells.nth(2).click()
    for key in ("Shift+Digit1", "Shift+Digit4", "v", "2"):
        page.keyboard.press(key)
    expect(cells.nth(2)).to_have_attribute("aria-description", "orange")
    plain = saved(page, "Picture (PNG)")[1]
    drawing = saved(page, "Picture (SVG)")[1]
    texts = [text.text for text in ElementTree.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text")]
    assert texts == [*LECTURE[:2], "1", "4", *LECTURE[3:].replace("0", "")]
    button(page, "Auto candidates").click()
    drawn = ElementTree.fromstring(saved(page, "Picture (SVG)")[1])
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}text"))) > 150
    candidates = saved(page, "Picture (PNG)")[1]
    choose(page, "Clear")
    # Each of the three looks different: with notes, with candidates, and with nothing of the reader's.
    assert len({plain, candidates, saved(page, "Picture (PNG)")[1]}) == 3


def test_files_of_the_chess_boards(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=queens&n=8")
    menu_button(page).click()
    assert items(page) == [FILE, *COMMON]
    page.keyboard.press("Escape")
    ready()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("92 solutions")
    name, text = saved(page, "Columns of the queens")
    assert (name, text) == ("undoku-queens.txt", b"1 5 8 6 3 7 2 4\n")
    open_board(page, site.url, "board=knight&rows=5&cols=5&start=a1")
    menu_button(page).click()
    assert items(page) == [FILE, *COMMON]
    page.keyboard.press("Escape")
    ready()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("The tour is")
    name, text = saved(page, "Squares in their order")
    assert name == "undoku-knight.txt"
    squares = text.decode().split()
    assert squares[0] == "a1"
    assert sorted(squares) == sorted(f"{file}{rank}" for file in "abcde" for rank in range(1, 6))
    assert saved(page, "Picture (SVG)")[0] == "undoku-knight.svg"


def test_a_large_board_is_a_picture(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=queens&n=100")
    menu_button(page).click()
    assert items(page) == [FILE, *SHARED, "Picture (PNG)"]
    page.keyboard.press("Escape")
    assert saved(page, "Picture (PNG)")[1].startswith(b"\x89PNG")


def test_while_a_search_is_open(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=queens&n=6&strategy=markers&step=300&view=code")
    ready()
    at_step(page, 300, whole=True)
    text = saved(page, "Columns of the queens")[1].decode().split()
    assert text == ["2", "4", "1", "-", "-", "-"]
    name, steps = saved(page, "Steps (JSON lines)")
    assert name == "undoku-queens-markers.jsonl"
    assert steps.count(b"\n") == 1944
    expect(page.get_by_role("status")).to_contain_text("Saved 1,944 steps")
    # Escape closes the menu, not the search behind it.
    menu_button(page).press("Enter")
    page.keyboard.press("Escape")
    is_closed(page)
    expect(page.get_by_role("slider", name="Step", exact=True)).to_be_visible()


@pytest.mark.parametrize("fragment", ["board=queens&n=8", "board=knight"])
def test_print(page: Page, site: Site, fragment: str, answered: None) -> None:
    page.add_init_script(
        "window.print = () => { window.printed = document.querySelectorAll('[role=menu]').length; }"
    )
    open_board(page, site.url, fragment)
    choose(page, "Print…")
    # Without the menu on the paper.
    assert page.evaluate("window.printed") == 0


def test_in_forced_colours(page: Page, site: Site) -> None:
    open_board(page, site.url)
    menu_button(page).press("Enter")
    expect(item(page, FIRST)).to_be_focused()
    for scheme in ("light", "dark"):
        page.emulate_media(forced_colors="active", color_scheme=scheme)  # type: ignore[arg-type]
        found = contrasts(page, ".menu")
        assert len(found) > 8
        assert min(contrast for _, contrast in found) >= 4.5
        outline, line = (
            page.evaluate(f"getComputedStyle({element}).{side}Style")
            for element, side in (
                ("document.activeElement", "outline"),
                ("document.querySelector('.menu')", "border"),
            )
        )
        assert (outline, line) == ("solid", "solid")


def test_the_rules_of_a_sudoku_are_saved_behind_it(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}&diagonal=1&cages=3:0.1")
    line = f"{DOTTED} # diagonal=True cages=3:0.1"
    assert saved(page, "Puzzle, 81 characters")[1].decode() == f"{line}\n"
    lines = saved(page, "Puzzle, 9 lines")[1].decode()
    assert Position.parse(lines) == Position.parse(line) != Position.parse(DOTTED)


def test_while_python_is_on_its_way(page: Page, site: Site, context: BrowserContext, fresh: None) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    release = hold_python(page)
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    choose(page, "Copy link")
    expect(page.get_by_role("status")).to_have_text("Link copied.")
    assert saved(page, "Puzzle, 81 characters")[1].decode().strip() == DOTTED
    assert saved(page, "Picture (SVG)")[1].startswith(b"<svg")
    assert page.evaluate("document.documentElement.dataset.engine") == "loading"
    release()


def test_a_menu_that_does_not_arrive_is_told_of_and_asked_for_again(
    page: Page, site: Site, faults: list[str], answered: None
) -> None:
    site.fault("contents-*.js", Fault.MISSING)
    open_board(page, site.url)
    menu_button(page).click()
    expect(page.get_by_role("status")).to_contain_text("The menu did not arrive.")
    is_closed(page)
    site.mend()
    menu_button(page).click()
    expect(item(page, FIRST)).to_be_focused()
    faults.clear()


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (844, 390), (320, 256)])
def test_within_the_screen(page: Page, site: Site, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_board(page, site.url, f"board=sudoku&givens={LECTURE}")
    menu_button(page).click()
    menu = page.get_by_role("menu")
    expect(item(page, FIRST)).to_be_focused()
    for name in items(page):
        expect(item(page, name)).to_be_focused()
        box, part = menu.bounding_box(), item(page, name).bounding_box()
        assert box and part
        for found in (box, part):
            assert found["x"] >= 0 and found["x"] + found["width"] <= size[0]
            assert found["y"] >= 0 and found["y"] + found["height"] <= size[1]
        expect(item(page, name)).to_be_in_viewport(ratio=0.95)
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
