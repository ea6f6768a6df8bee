"""A Sudoku of any size and shape: opened from an address, typed, noted, undone, seen with its rules."""

import re

import pytest
from boards import SUDOKU, button, choose, choose_of_page, grid, labels, mode, paste
from opening import follow, open_board
from playing import status
from playwright.sync_api import BrowserContext, Locator, Page, expect
from programming import open_editor
from serving import Site

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
JIGSAW = "AAABBBAAABBBCCCDDDCCEEDDCEEFFDEEFFFF"
CAGES = "12:0.1.9_20:3.4.5.13_0:79.80"


def pattern(size: int, height: int) -> str:
    """Return a full grid of a size whose boxes have so many rows."""
    width = size // height
    rows = [row % height * width + row // height for row in range(size)]
    return "".join(SYMBOLS[(shift + column) % size] for shift in rows for column in range(size))


def puzzle(size: int, height: int) -> str:
    """Return one in which every third cell is empty."""
    return "".join("." if cell % 3 == 1 else digit for cell, digit in enumerate(pattern(size, height)))


def cell(page: Page, size: int, row: int, column: int) -> Locator:
    return grid(page, SUDOKU).get_by_role("gridcell").nth(size * (row - 1) + column - 1)


def name(page: Page, size: int, row: int, column: int) -> str:
    return cell(page, size, row, column).get_attribute("aria-label") or ""


def select_numbers(page: Page) -> None:
    choose_of_page(page, "Settings")
    page.get_by_role("combobox", name="Digits above 9 are written").select_option("numbers")
    page.keyboard.press("Escape")


SIZES = [(4, 2), (6, 2), (8, 2), (10, 2), (12, 3), (16, 4), (25, 5)]


@pytest.mark.parametrize(("size", "height"), SIZES)
def test_an_address_opens_a_size(page: Page, site: Site, size: int, height: int) -> None:
    givens = puzzle(size, height)
    open_board(page, site.url, f"board=sudoku&size={size}&givens={givens}")
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(size * size)
    seen = labels(page, SUDOKU)
    last = f"Row {size}, column {size}"
    assert seen[0] == "Row 1, column 1, 1, given"
    assert seen[1] == "Row 1, column 2, empty"
    assert seen[-1].startswith(last)
    assert grid(page, SUDOKU).get_by_role("row").count() == size
    # The address says the same again, and the size with it.
    cell(page, size, 1, 2).click()
    page.keyboard.press("2")
    assert name(page, size, 1, 2) == "Row 1, column 2, 2, entered"
    page.wait_for_function("location.hash.includes('entered')")
    found = re.search(r"givens=(.*)&entered=\.2\.+&size=(\d+)$", page.url)
    assert found is not None and found.groups() == (givens, str(size))


def test_another_size_comes_and_goes_with_undo(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&size=6&givens={puzzle(6, 2)}")
    page.evaluate("location.hash = '#board=sudoku&givens=' + '5'.padEnd(81, '.')")
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(81)
    # The focus stays where it was, or in the last cell where that is gone.
    cell(page, 9, 9, 9).click()
    page.keyboard.press("ControlOrMeta+z")
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(36)
    expect(cell(page, 6, 6, 6)).to_be_focused()
    page.keyboard.press("ControlOrMeta+y")
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(81)
    expect(cell(page, 9, 4, 9)).to_be_focused()


def test_a_shape_has_a_name(page: Page, site: Site) -> None:
    title = page.locator("#title")
    open_board(page, site.url, "board=sudoku&cages=12:0.1")
    expect(title).to_have_text("Killer Sudoku")
    expect(page).to_have_title("Killer Sudoku · Undoku")
    page.get_by_role("tab", name="N-Queens").click()
    expect(title).to_have_text("8 queens")
    expect(page).to_have_title("Undoku: Sudoku, N-Queens and the knight's tour")
    follow(page, f"board=sudoku&size=16&givens={puzzle(16, 4)}")
    expect(title).to_have_text("16 x 16 Sudoku")
    expect(page).to_have_title("16 x 16 Sudoku · Undoku")
    follow(page, f"board=sudoku&givens={puzzle(9, 3)}")
    expect(title).to_have_text("Sudoku")
    expect(page).to_have_title("Undoku: Sudoku, N-Queens and the knight's tour")


@pytest.mark.usefixtures("answered")
def test_a_shape_has_its_name_beside_a_program(page: Page, site: Site) -> None:
    open_board(page, site.url)
    open_editor(page)
    cell(page, 9, 1, 1).focus()
    paste(page, puzzle(16, 4))
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(256)
    expect(page).to_have_title("16 x 16 Sudoku · Undoku")


def test_letters_are_digits_where_there_are_so_many(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&size=16&givens={puzzle(16, 4)}")
    cell(page, 16, 1, 2).click()
    page.keyboard.press("d")
    assert name(page, 16, 1, 2) == "Row 1, column 2, D, entered, conflict"
    # The key is of the board: it does nothing else.
    expect(button(page, "Digit first")).to_have_attribute("aria-pressed", "false")
    cell(page, 16, 1, 5).click()
    page.keyboard.press("Shift+F")
    page.keyboard.press("Shift+Digit2")
    assert name(page, 16, 1, 5) == "Row 1, column 5, empty, notes 2 F"
    # What no digit is does what it does elsewhere.
    page.keyboard.press("x")
    expect(page.get_by_role("radio", name="Corner")).to_be_checked()
    page.keyboard.press("g")
    assert name(page, 16, 1, 5) == "Row 1, column 5, empty, notes 2 F G"
    button(page, "Auto candidates").click()
    assert "candidates" in name(page, 16, 1, 5)


def test_letters_are_no_digits_where_there_are_none(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&size=6&givens={puzzle(6, 2)}")
    cell(page, 6, 1, 2).click()
    page.keyboard.press("d")
    expect(button(page, "Digit first")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("d")
    page.keyboard.press("7")
    expect(status(page)).to_have_text("This board has the digits 1 to 6.")
    assert name(page, 6, 1, 2) == "Row 1, column 2, empty"


def test_digits_above_nine_as_numbers(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&size=16&givens={puzzle(16, 4)}")
    select_numbers(page)
    assert name(page, 16, 1, 12) == "Row 1, column 12, 12, given"
    cell(page, 16, 1, 2).click()
    page.keyboard.press("1")
    expect(status(page)).to_have_text(re.compile("^1 waits for a second figure, for 10 to 16"))
    assert name(page, 16, 1, 2) == "Row 1, column 2, empty"
    page.keyboard.press("4")
    assert name(page, 16, 1, 2) == "Row 1, column 2, 14, entered"
    # Too large for one number: two digits, one after the other.
    cell(page, 16, 1, 5).click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert name(page, 16, 1, 5) == "Row 1, column 5, 1, entered, conflict"
    cell(page, 16, 1, 8).click()
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    assert name(page, 16, 1, 8) == "Row 1, column 8, empty"
    page.keyboard.press("1")
    page.keyboard.press("ArrowDown")
    assert name(page, 16, 1, 8) == "Row 1, column 8, 1, entered, conflict"
    expect(cell(page, 16, 2, 8)).to_be_focused()
    page.keyboard.press("2")
    assert re.match("Row 2, column 8, 2|Row 2, column 8, .*given", name(page, 16, 2, 8))


def test_the_keypad_has_the_digits_of_the_size(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&size=12&givens={puzzle(12, 3)}")
    keypad = page.get_by_role("group", name="Keypad")
    assert keypad.get_by_role("button").all_inner_texts() == [*SYMBOLS[:12], "Erase"]
    cell(page, 12, 1, 2).click()
    keypad.get_by_role("button", name="C", exact=True).click()
    assert name(page, 12, 1, 2).startswith("Row 1, column 2, C, entered")
    select_numbers(page)
    expect(keypad.get_by_role("button", name="12", exact=True)).to_have_count(1)
    page.evaluate("location.hash = '#board=sudoku&mode=play&givens=' + '5'.padEnd(81, '.')")
    expect(keypad.get_by_role("button")).to_have_count(10)


def test_regions_of_any_shape_are_told_apart(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&shape={JIGSAW}&givens=1{'.' * 35}")
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(36)
    # A repeat in a region that is in neither a row nor a column.
    cell(page, 6, 2, 3).click()
    page.keyboard.press("1")
    assert name(page, 6, 2, 3) == "Row 2, column 3, 1, entered, conflict"
    page.wait_for_function("location.hash.includes('shape=')")
    assert f"shape={JIGSAW}" in page.url
    # By the numbers that hints give them.
    expect(cell(page, 6, 1, 3)).to_have_accessible_description("in region 1")
    expect(cell(page, 6, 4, 3)).to_have_accessible_description("in region 5")


def test_diagonals_and_cages_are_said_and_kept_apart(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&diagonal=1&cages={CAGES}&givens=1{'.' * 80}")
    first = cell(page, 9, 1, 1)
    expect(first).to_have_attribute("aria-description", "on a diagonal, in a cage of 3 cells, sum 12")
    expect(cell(page, 9, 5, 5)).to_have_attribute("aria-description", "on both diagonals")
    expect(cell(page, 9, 9, 8)).to_have_attribute("aria-description", "in a cage of 2 cells")
    for row, column in [(9, 9), (2, 1)]:
        cell(page, 9, row, column).click()
        page.keyboard.press("1")
        assert name(page, 9, row, column) == f"Row {row}, column {column}, 1, entered, conflict"
    page.wait_for_function("location.hash.includes('entered')")
    assert f"&diagonal=1&cages={CAGES}" in page.url


@pytest.mark.parametrize(
    ("fragment", "sentence"),
    [
        ("size=7", "those of no Sudoku"),
        (f"shape={JIGSAW[:-1]}A", "those of no Sudoku"),
        ("cages=12:0.1_3:1.2", "those of no Sudoku"),
        ("size=26", "it has to be a whole number from 1 to 25"),
        ("size=6&givens=123", "3 cells found in givens in the address; a Sudoku has 36"),
        (f"size=4&givens=5{'.' * 15}", "Character 1 of givens in the address, '5', is neither"),
    ],
)
def test_a_shape_that_is_none_is_said(page: Page, site: Site, fragment: str, sentence: str) -> None:
    open_board(page, site.url, f"board=sudoku&{fragment}")
    expect(status(page)).to_contain_text(sentence)


def test_cages_alone_are_played_to_their_end(page: Page, site: Site) -> None:
    cages = "1:0_2:1_4:2.6_6:3.7_5:4.8_5:5.9_6:10.14_4:11.15_7:12.13"
    open_board(page, site.url, f"board=sudoku&mode=play&size=4&cages={cages}")
    expect(status(page)).to_have_text("Fill the empty cells. Check underlines what is wrong.")
    button(page, "Hint").click()
    expect(status(page)).to_have_text(re.compile("^Look at "))
    # Every digit once in each unit, but two cages have each other's sums.
    for index, digit in enumerate("1243341221344321"):
        cell(page, 4, index // 4 + 1, index % 4 + 1).click()
        page.keyboard.press(digit)
    expect(status(page)).to_have_text("Some digits clash; they are underlined.")
    assert name(page, 4, 1, 3).endswith("conflict")
    for row in (1, 3):
        for column, digit in ((3, "34"[row // 3]), (4, "43"[row // 3])):
            cell(page, 4, row, column).click()
            page.keyboard.press(digit)
    expect(page.get_by_text(re.compile("^Solved in ")).first).to_be_visible()
    page.wait_for_function("location.hash.includes('entered=1234341221434321')")
    solved = page.evaluate("location.hash.slice(1)")
    follow(page, "board=sudoku")
    follow(page, solved)
    expect(status(page)).to_have_text("Solved. Every cell has its digit, and nothing clashes.")


def test_notes_of_a_large_board_are_said_large(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_board(page, site.url, f"board=sudoku&mode=play&size=16&givens={puzzle(16, 4)}")
    noted = page.locator(".close-up")
    cell(page, 16, 1, 2).click()
    expect(noted).to_have_text("")
    page.keyboard.press("Shift+G")
    expect(noted).to_have_text("Row 1, column 2: G")
    button(page, "Auto candidates").click()
    expect(noted).to_have_text("Row 1, column 2: 2 5 8 B E G")
    assert name(page, 16, 1, 2) == "Row 1, column 2, empty, candidates 2 5 8 B E, notes G"
    sizes = noted.locator("i").evaluate_all(
        "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert sizes == 6 * [18]
    # What is a digit of the reader's own is told apart, there as in the cell.
    expect(noted.locator(".own")).to_have_text("G")
    select_numbers(page)
    expect(noted).to_have_text("Row 1, column 2: 2 5 8 11 14 16")
    mode(page, "Watch").click()
    expect(noted).to_be_hidden()
    mode(page, "Play").click()
    expect(noted).to_be_visible()
    cell(page, 16, 1, 1).click()
    expect(noted).to_have_text("")
    cell(page, 16, 1, 2).click()
    expect(noted).to_contain_text("Row 1, column 2: ")
    # On a board of which all can be read nothing is repeated.
    follow(page, f"board=sudoku&mode=play&givens={puzzle(9, 3)}")
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(81)
    expect(noted).to_be_hidden()
    # Nothing of that board is said of another one.
    follow(page, f"board=sudoku&mode=play&size=12&givens={puzzle(12, 3)}")
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(144)
    expect(noted).to_have_text("")


def test_the_sum_of_a_cage_of_a_large_board_is_said_large(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    givens = f"1{'.' * 143}"
    open_board(page, site.url, f"board=sudoku&mode=play&size=12&givens={givens}&cages=14:0.1.2_0:13.14")
    said = page.locator(".close-up")
    cell(page, 12, 1, 3).click()
    expect(said).to_have_text("Row 1, column 3: Sum 14")
    page.keyboard.press("Shift+Digit4")
    expect(said).to_have_text("Row 1, column 3: Sum 14: 4")
    cell(page, 12, 1, 1).click()
    expect(said).to_have_text("Row 1, column 1: Sum 14")
    # Of a cage without a sum, and of no cage, nothing is said.
    for row, column in ((2, 2), (3, 3)):
        cell(page, 12, row, column).click()
        expect(said).to_have_text("")


def test_all_numbers_in_a_cell_have_room_below_the_board(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_board(page, site.url, f"board=sudoku&mode=play&size=16&givens=1{'.' * 255}")
    select_numbers(page)
    cell(page, 16, 16, 16).click()
    button(page, "Auto candidates").click()
    noted = page.locator(".close-up")
    expect(noted).to_have_text(f"Row 16, column 16: {' '.join(map(str, range(1, 17)))}")
    box, board = noted.bounding_box(), grid(page, SUDOKU).bounding_box()
    assert box is not None and board is not None
    ends = noted.locator("i").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect())")
    assert ends[0]["left"] >= 0 and ends[-1]["right"] <= 360
    assert board["y"] + board["height"] <= box["y"]
    # The keys are all above the row of actions.
    erase = page.get_by_role("group", name="Keypad").get_by_role("button", name="Erase").bounding_box()
    actions = page.locator("#actions").bounding_box()
    assert erase is not None and actions is not None
    assert erase["y"] + erase["height"] <= actions["y"]


def test_cages_are_cleared_after_their_digits(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=sudoku&cages=12:0.1")
    cell(page, 9, 1, 1).click()
    page.keyboard.press("7")
    button(page, "Clear").click()
    expect(status(page)).to_have_text("Cleared. Undo brings it back.")
    expect(cell(page, 9, 1, 1)).to_have_accessible_description("in a cage of 2 cells, sum 12")
    assert name(page, 9, 1, 1) == "Row 1, column 1, empty"
    button(page, "Clear").click()
    expect(cell(page, 9, 1, 1)).to_have_accessible_description("")
    expect(status(page)).to_have_text("Cleared. Undo brings it back.")
    expect(page).to_have_url(re.compile("#board=sudoku$"))
    for _ in range(2):
        button(page, "Undo").click()
    assert name(page, 9, 1, 1) == "Row 1, column 1, 7, entered"
    expect(cell(page, 9, 1, 1)).to_have_accessible_description("in a cage of 2 cells, sum 12")


@pytest.mark.parametrize("way", ["menu", "keys"])
def test_a_puzzle_whose_digits_do_not_say_all_is_copied_as_its_link(
    page: Page, site: Site, context: BrowserContext, way: str
) -> None:
    def copy() -> None:
        if way == "menu":
            choose(page, "Copy the puzzle")
        else:
            cell(page, 6, 1, 1).focus()
            page.keyboard.press("ControlOrMeta+c")

    context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_board(page, site.url, f"board=sudoku&shape={JIGSAW}&givens=1{'.' * 35}")
    copy()
    expect(status(page)).to_have_text("Copied the puzzle as a link.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"#board=sudoku&givens=1{'.' * 35}&shape={JIGSAW}")
    follow(page, f"board=sudoku&size=6&givens=1{'.' * 35}")
    expect(page.locator("#title")).to_have_text("6 x 6 Sudoku")
    copy()
    expect(status(page)).to_have_text("Copied the puzzle as 36 characters.")
    assert page.evaluate("navigator.clipboard.readText()") == f"1{'.' * 35}"
    cell(page, 6, 1, 1).focus()
    paste(page, copied)
    expect(page.locator("#title")).to_have_text("6 x 6 Jigsaw Sudoku")


@pytest.mark.parametrize("size", [16, 25])
def test_a_large_board_never_scrolls_sideways(page: Page, site: Site, size: int) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_board(page, site.url, f"board=sudoku&mode=play&size={size}&givens=1{'.' * (size * size - 1)}")
    cell(page, size, size, size).click()
    button(page, "Auto candidates").click()
    expect(page.locator(".close-up i")).to_have_count(size)
    for text in ("", "200%"):
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", text)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.evaluate("document.documentElement.style.removeProperty('font-size')")
