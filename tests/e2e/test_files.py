"""Files: chosen, dropped and pasted; one puzzle goes onto the board, many are a list."""

import re

import pytest
from boards import QUEENS, SUDOKU, button, digits, grid, paste
from drafts import status
from filing import (
    CLASHING,
    PUZZLE,
    SEVERAL,
    dialog,
    drop,
    exchanged,
    has_rows,
    many,
    pick,
    press,
    row,
    rows,
    said,
)
from opening import open_board
from playwright.sync_api import Page, expect
from serving import Site
from test_accessibility import nothing_is_found

LINES = "\n".join(many(60))
GRID = "\n".join(PUZZLE[at : at + 9] for at in range(0, 81, 9))
SMALL = "1.3434122143432."
NOTED = f":0000:x:{PUZZLE}:111 211::"
ENTERED = f":0000:x:{PUZZLE[:2]}+4{PUZZLE[3:]}:::"


def test_a_file_with_one_puzzle_goes_onto_the_board(page: Page, site: Site) -> None:
    open_board(page, site.url)
    pick(page, f"# mine\n{GRID}\n")
    expect(dialog(page)).to_be_hidden()
    expect(status(page)).to_have_text("30 givens loaded. Press Solve.")
    assert digits(page) == PUZZLE
    button(page, "Undo").click()
    assert digits(page) == "." * 81


def test_what_the_widget_cannot_read_is_read_by_the_engine(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, f"\n\n{ENTERED}\n".encode("utf-16"))
    expect(status(page)).to_have_text("30 givens loaded. Press Solve.")
    assert digits(page) == f"{PUZZLE[:2]}4{PUZZLE[3:]}"


def test_plain_lines_are_a_list_at_once(page: Page, site: Site) -> None:
    open_board(page, site.url)
    pick(page, LINES, "sixty.txt")
    has_rows(page, 60)
    said(page, "60 puzzles.")
    expect(dialog(page).get_by_role("heading", name="sixty.txt")).to_be_visible()
    expect(rows(page).first).to_have_accessible_name("Line 1, 30 clues")
    # Only what is seen is there.
    assert rows(page).count() < 40


def test_a_list_of_lines_is_pasted(page: Page, site: Site) -> None:
    open_board(page, site.url)
    page.evaluate("(text) => navigator.clipboard.writeText(text)", LINES)
    grid(page, SUDOKU).get_by_role("gridcell").first.focus()
    page.keyboard.press("Control+v")
    has_rows(page, 60)


@pytest.mark.parametrize("way", ["dropped", "pasted"])
def test_a_link_among_other_puzzles_is_a_row_of_the_list(page: Page, site: Site, way: str) -> None:
    text = f"{PUZZLE}\n{site.url}#board=sudoku&size=4&givens={SMALL}\n"
    open_board(page, site.url, "board=knight")
    if way == "dropped":
        drop(page, text)
    else:
        paste(page, text)
    has_rows(page, 2)
    expect(row(page, 2)).to_have_accessible_name("Line 2, 4 x 4, 14 clues")


def test_a_text_is_dropped_and_typed(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, PUZZLE, "")
    expect(status(page)).to_have_text("30 givens loaded. Press Solve.")
    button(page, "More").click()
    with page.expect_file_chooser():
        page.get_by_role("menuitem", name="Open a file…").click()
    dialog(page).get_by_role("textbox", name="Text of puzzles").fill(LINES)
    dialog(page).get_by_role("button", name="Open this text").click()
    has_rows(page, 60)


def test_errors_of_single_texts_are_rows_and_stop_none(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, f"{PUZZLE}\nhello\n{ENTERED}\n{CLASHING}\n{PUZZLE[:80]}\n")
    has_rows(page, 5)
    said(page, "5 puzzles, of which 2 cannot be read.")
    expect(row(page, 2)).to_have_accessible_name(re.compile("^Line 2, Cannot be read, Line 2, character 1: "))
    expect(row(page, 3)).to_have_accessible_name("Line 3, 31 clues")
    row(page, 2).click()
    said(page, "Line 2, character 1: ")
    row(page, 3).click()
    expect(dialog(page)).to_be_hidden()
    assert digits(page) == f"{PUZZLE[:2]}4{PUZZLE[3:]}"


@pytest.mark.parametrize(
    ("content", "name", "kind"),
    [
        (b"\x89PNG\r\n\x1a\n", "photo.png", "image/png"),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF", "photo", ""),
        (b"\x00\x00\x00\x18ftypheic", "photo.heic", ""),
    ],
)
def test_a_picture_is_refused_in_a_sentence(
    page: Page, site: Site, content: bytes, name: str, kind: str
) -> None:
    open_board(page, site.url, f"board=sudoku&givens={PUZZLE}")
    drop(page, content, name, kind)
    expect(status(page)).to_contain_text("This is a picture. Pictures are not read")
    assert digits(page) == PUZZLE


def test_a_file_without_a_puzzle_says_so(page: Page, site: Site) -> None:
    open_board(page, site.url, f"board=sudoku&givens={PUZZLE}")
    drop(page, "# nothing\n\n")
    expect(status(page)).to_contain_text("There is no puzzle in this file.")
    drop(page, "hello")
    expect(status(page)).to_contain_text("Line 1, character 1: ")
    assert digits(page) == PUZZLE


def test_a_puzzle_that_is_dropped_on_another_board_is_shown_on_its_own(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6")
    expect(grid(page, QUEENS)).to_be_visible()
    drop(page, GRID)
    expect(grid(page, SUDOKU)).to_be_visible()
    expect(status(page)).to_have_text("30 givens loaded. Press Solve.")


def test_a_row_is_opened_the_next_one_too_and_back_leads_to_the_list(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, LINES)
    row(page, 3).click()
    expect(dialog(page)).to_be_hidden()
    assert digits(page) == many(3)[2]
    beside = page.get_by_role("region", name="List")
    expect(beside).to_contain_text("Line 3, 3 of 60 in the list.")
    beside.get_by_role("button", name="Next puzzle").click()
    expect(beside).to_contain_text("Line 4, 4 of 60")
    assert digits(page) == many(4)[3]
    expect(page).to_have_url(re.compile(re.escape(many(4)[3])))
    page.go_back()
    expect(dialog(page)).to_be_visible()
    expect(row(page, 4)).to_be_focused()
    page.go_forward()
    expect(dialog(page)).to_be_hidden()
    expect(beside).to_be_visible()
    assert digits(page) == many(4)[3]
    beside.get_by_role("button", name="Show the list").click()
    has_rows(page, 60)


def test_a_puzzle_that_is_opened_is_seen_on_a_phone(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 390, "height": 500})
    open_board(page, site.url)
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    drop(page, LINES)
    row(page, 1).click()
    expect(dialog(page)).to_be_hidden()
    expect(grid(page, SUDOKU).get_by_role("gridcell").first).to_be_in_viewport(ratio=1)


def test_a_row_of_another_shape_is_opened_and_back_leads_to_the_list(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, f"{NOTED}\n{SMALL}\n")
    row(page, 2).click()
    expect(dialog(page)).to_be_hidden()
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(16)
    page.go_back()
    expect(row(page, 2)).to_be_focused()


def test_puzzles_of_other_shapes_and_with_notes_are_kept_and_printed(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, f"{NOTED}\n{SMALL}\n", "mixed.txt")
    said(page, "2 puzzles.")
    dialog(page).get_by_role("checkbox", name="All").check()
    press(page, "Keep")
    said(page, "2 puzzles kept in the Library.")
    press(page, "Print…")
    sheets = page.get_by_role("dialog", name="Print")
    for line in (1, 2):
        expect(sheets.get_by_role("checkbox", name=f"mixed.txt, line {line}")).to_be_checked()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Library").click()
    library = page.get_by_role("dialog", name="Library")
    expect(library.get_by_role("heading", name="mixed.txt")).to_have_text(
        [f"mixed.txt, line {line}" for line in (1, 2)]
    )
    library.get_by_role("button", name="Open mixed.txt, line 2").click()
    expect(grid(page, SUDOKU).get_by_role("gridcell")).to_have_count(16)


def test_only_the_usual_nine_by_nine_is_rated_which_is_said(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, f"{SMALL}\n{PUZZLE}\n")
    press(page, "Rate all")
    said(page, "1 puzzle cannot be rated, all others are. Line 1: Rating and practice are for the usual")
    expect(row(page, 2)).to_have_accessible_name("Line 2, 30 clues, Easy, One solution")


@pytest.mark.parametrize("width", [320, 390])
def test_what_a_row_says_is_not_cut_off_on_a_phone(page: Page, site: Site, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    open_board(page, site.url)
    drop(page, f"{PUZZLE}\n{SEVERAL}\n")
    press(page, "Solve all")
    said(page, "All are solved.")
    press(page, "Rate all")
    expect(row(page, 2)).to_have_accessible_name(re.compile("Cannot be rated, Several solutions"))
    for text in ("Cannot be rated", "Several solutions"):
        cell = row(page, 2).get_by_role("gridcell", name=text)
        assert cell.evaluate("(cell) => cell.scrollWidth <= cell.clientWidth")


def test_keys_move_choose_and_open(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, LINES)
    expect(row(page, 1)).to_be_focused()
    page.keyboard.press("End")
    expect(row(page, 60)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    expect(row(page, 59)).to_have_attribute("aria-selected", "true")
    said(page, "1 chosen")
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageUp")
    expect(row(page, 1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(dialog(page)).to_be_hidden()
    assert digits(page) == many(2)[1]


def test_rows_are_found_and_sorted(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, f"{PUZZLE}\n{SEVERAL}\n{CLASHING}\n{exchanged(PUZZLE, 4)}\n")
    has_rows(page, 4)
    search = dialog(page).get_by_role("textbox", name="Search")
    search.fill(PUZZLE[:12].replace(".", "0"))
    has_rows(page, 1)
    search.fill("")
    dialog(page).get_by_role("textbox", name="Clues from").fill("31")
    page.keyboard.press("Enter")
    has_rows(page, 1)
    expect(row(page, 2)).to_be_visible()
    dialog(page).get_by_role("textbox", name="Clues from").fill("")
    page.keyboard.press("Enter")
    heading = dialog(page).get_by_role("columnheader", name="Clues")
    heading.get_by_role("button").click()
    expect(heading).to_have_attribute("aria-sort", "ascending")
    expect(rows(page).first).to_have_accessible_name("Line 3, 2 clues")
    heading.get_by_role("button").click()
    expect(heading).to_have_attribute("aria-sort", "descending")
    search.fill("no such thing")
    has_rows(page, 0)
    said(page, "0 of 4 puzzles")


def test_all_are_solved_checked_and_rated_and_summed_up(page: Page, site: Site) -> None:
    open_board(page, site.url)
    wrong = f":0000:x:{PUZZLE[:2]}+1{PUZZLE[3:]}:::"
    drop(page, f"{PUZZLE}\n{SEVERAL}\n{CLASHING}\nhello\n{wrong}\n")
    has_rows(page, 5)
    press(page, "Solve all")
    said(page, "All are solved.")
    for line, verdict in {1: "One solution", 2: "Several solutions", 3: "No solution"}.items():
        expect(row(page, line)).to_have_accessible_name(re.compile(f", {verdict}, "))
    press(page, "Check all")
    said(page, "All are checked.")
    expect(row(page, 5)).to_have_accessible_name(re.compile(", 1 entry is wrong, "))
    press(page, "Rate all")
    said(page, "2 puzzles cannot be rated, all others are. Line 2: ")
    expect(row(page, 1)).to_have_accessible_name(re.compile("^Line 1, 30 clues, Easy, One solution"))
    expect(row(page, 2)).to_have_accessible_name(re.compile("Cannot be rated, Several solutions"))
    dialog(page).get_by_text("Summary", exact=True).click()
    figures = dialog(page).get_by_role("definition")
    expect(figures).to_have_text(["2", "1", "1", "1", "1"])
    expect(dialog(page).get_by_role("table", name="Levels").get_by_role("row", name="Easy 2")).to_be_visible()
    nothing_is_found(page)
    dialog(page).get_by_role("combobox", name="Verdict").select_option("No solution")
    has_rows(page, 1)
    press(page, "Solve all")
    said(page, "There is nothing left to do.")


def test_stop_keeps_what_was_done_and_it_goes_on_from_there(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, "\n".join(many(2000)))
    has_rows(page, 2000)
    press(page, "Rate all")
    expect(dialog(page).get_by_role("status").filter(has_text=re.compile("^Rating: [1-9]"))).to_be_visible()
    press(page, "Stop")
    said(page, "what was done stays.")
    expect(row(page, 1)).to_have_accessible_name(re.compile(", Easy, "))
    dialog(page).get_by_role("combobox", name="Level").select_option("Not rated yet")
    assert int(str(dialog(page).get_by_role("grid").get_attribute("aria-rowcount"))) < 2001


def test_a_refusal_stays_beside_what_goes_on_until_the_next_thing_is_done(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, "\n".join(many(2000)))
    has_rows(page, 2000)
    press(page, "Rate all")
    said(page, "Rating: ")
    drop(page, "\n")
    said(page, "There is no puzzle in this file.")
    bar = dialog(page).get_by_role("progressbar", name="Progress")
    for _ in range(2):
        expect(bar).not_to_have_attribute("value", str(bar.get_attribute("value")))
    said(page, "There is no puzzle in this file.")
    dialog(page).get_by_role("checkbox", name="All").check()
    said(page, "Rating: ")
    press(page, "Stop")
    said(page, "what was done stays.")


def test_those_chosen_are_saved_kept_and_printed(page: Page, site: Site) -> None:
    open_board(page, site.url)
    drop(page, LINES, "sixty.txt")
    for line in (2, 3):
        row(page, line).get_by_role("checkbox").check()
    said(page, "2 chosen")
    for form, file, has in (
        ("Lines of characters (.txt)", "undoku-sixty.txt", "\n".join(many(3)[1:]) + "\n"),
        ("Table (.csv)", "undoku-sixty.csv", f"givens,entered\n{many(2)[1]},\n{many(3)[2]},\n"),
    ):
        dialog(page).get_by_role("combobox", name="Form").select_option(form)
        with page.expect_download() as saved:
            press(page, "Save")
        assert saved.value.suggested_filename == file
        assert saved.value.path().read_text() == has
        said(page, f"Saved as {file}.")
    press(page, "Keep")
    said(page, "2 puzzles kept in the Library.")
    press(page, "Keep")
    said(page, "0 puzzles kept in the Library; 2 are there already.")
    press(page, "Print…")
    sheets = page.get_by_role("dialog", name="Print")
    expect(sheets.get_by_role("checkbox", name="sixty.txt, line 2")).to_be_checked()
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_visible()
