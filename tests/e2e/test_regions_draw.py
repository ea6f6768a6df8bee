"""Regions are drawn: by presses, dragging, keys and as text, with the number of solutions as it changes."""

import re

import pytest
from boards import QUEENS, button, choose, expect_columns, grid, labels, mode
from live import PERMISSIONS
from opening import follow, open_board, wait_for_engine
from playing_queens import says, square, status
from playwright.sync_api import Locator, Page, expect
from serving import Site
from test_regions_play import REGIONS, SOLUTION, N

DRAWN = f"board=queens&n={N}&regions={REGIONS}"


@pytest.fixture
def drawn(page: Page, site: Site) -> Page:
    open_board(page, site.url, DRAWN)
    return page


def letter(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=name, exact=True)


def region_of(page: Page, row: int, column: int) -> str:
    name = square(page, row, column, N).get_attribute("aria-label") or ""
    return name.split(", ")[2]


def tells(page: Page, sentence: str) -> None:
    expect(page.get_by_role("group", name="Draw the regions").get_by_text(sentence)).to_be_visible()


def text_field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Regions as text")


def test_how_many_solutions_there_are_is_told_as_it_is_drawn(drawn: Page) -> None:
    wait_for_engine(drawn, "ready")
    tells(drawn, "One solution, medium to find.")
    letter(drawn, "B").check(force=True)
    square(drawn, 1, 1, N).click()
    tells(drawn, "5 regions: a board of 6 by 6 needs 6, as each has one queen.")
    button(drawn, "Undo").click()
    tells(drawn, "One solution, medium to find.")
    letter(drawn, "None").check(force=True)
    square(drawn, 6, 6, N).click()
    assert region_of(drawn, 6, 6) == "no region"
    tells(drawn, "1 square belongs to no region yet.")
    # The engine says the same of what is asked.
    button(drawn, "Solve").click()
    expect(status(drawn)).to_contain_text("Row 6, column 6")


def test_where_solutions_differ(drawn: Page) -> None:
    wait_for_engine(drawn, "ready")
    rows = "\n".join(letter * N for letter in "ABCDEF")
    text_field(drawn).fill(rows)
    says(drawn, "A board of 6 by 6 was read.")
    # Queens of neighbouring rows are two columns apart at least: 90 permutations of 6 (OEIS A002464).
    tells(drawn, "90 solutions: they differ in the squares with a ring.")
    expect(square(drawn, 1, 1, N)).to_have_accessible_description("the solutions differ here")
    button(drawn, "Undo").click()
    expect(square(drawn, 1, 1, N)).to_have_accessible_description("")


def test_regions_in_pieces_are_named(drawn: Page) -> None:
    wait_for_engine(drawn, "ready")
    letter(drawn, "A").check(force=True)
    square(drawn, 6, 1, N).click()
    tells(drawn, "Region A is in more than one piece.")


def test_a_drag_draws_and_is_one_undo(drawn: Page) -> None:
    letter(drawn, "D").check(force=True)
    first, last = square(drawn, 1, 2, N).bounding_box(), square(drawn, 1, 5, N).bounding_box()
    assert first
    assert last
    drawn.mouse.move(first["x"] + 9, first["y"] + 9)
    drawn.mouse.down()
    drawn.mouse.move(last["x"] + 9, last["y"] + 9, steps=9)
    drawn.mouse.up()
    assert [region_of(drawn, 1, column) for column in range(1, 7)] == [
        "region A",
        *["region D"] * 4,
        "region C",
    ]
    button(drawn, "Undo").click()
    expect(drawn).to_have_url(re.compile(f"regions={REGIONS}$"))


def test_a_letters_key_draws(drawn: Page) -> None:
    square(drawn, 2, 2, N).focus()
    drawn.keyboard.press("f")
    assert region_of(drawn, 2, 2) == "region F"
    expect(letter(drawn, "F")).to_be_checked()
    drawn.keyboard.press("Backspace")
    assert region_of(drawn, 2, 2) == "no region"
    drawn.keyboard.press("Enter")
    assert region_of(drawn, 2, 2) == "region F"


def test_what_is_typed_counts_as_soon_as_it_is_a_board_as_large(drawn: Page) -> None:
    text = text_field(drawn)
    text.press("Control+Home")
    text.press("Delete")
    expect(drawn).to_have_url(re.compile(f"regions={REGIONS}$"))
    other = "A" if REGIONS[0] != "A" else "B"
    text.press(other.lower())
    expect(drawn).to_have_url(re.compile(f"regions={other}{REGIONS[1:]}$"))
    # The reader goes on where he was, in what he wrote.
    expect(text).to_be_focused()
    expect(text).to_have_value(re.compile(f"^{other.lower()}{REGIONS[1:N]}\n"))
    text.blur()
    expect(text).to_have_value(re.compile(f"^{other}{REGIONS[1:N]}\n"))


def test_what_is_no_board_changes_nothing_and_is_right_again(drawn: Page) -> None:
    wait_for_engine(drawn, "ready")
    tells(drawn, "One solution, medium to find.")
    text_field(drawn).fill("AB\nBAB")
    text_field(drawn).blur()
    says(drawn, "This is no board with regions: line 2 has 3 letters, and each of 2 lines needs 2.")
    expect(text_field(drawn)).to_have_accessible_description(re.compile("line 2 has 3 letters"))
    expect(drawn).to_have_url(re.compile(f"regions={REGIONS}$"))
    # The board that is there, written otherwise: what is known of it is told on.
    text_field(drawn).fill(REGIONS.lower())
    text_field(drawn).blur()
    says(drawn, "A board of 6 by 6 was read.")
    expect(text_field(drawn)).to_have_accessible_description("")
    expect(text_field(drawn)).to_have_value(re.compile(f"^{REGIONS[:N]}\n{REGIONS[N : 2 * N]}"))
    tells(drawn, "One solution, medium to find.")


def test_other_letters_are_painted_with_in_the_colours_of_the_board(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=4&regions=WWWWXXXXYYYYZZZZ")
    letter(page, "W").check(force=True)
    square(page, 4, 4, 4).click()
    expect(page).to_have_url(re.compile("regions=W{4}X{4}Y{4}Z{3}W$"))
    colour = "element => getComputedStyle(element).backgroundColor"
    swatch = page.get_by_role("group", name="Draw the regions").get_by_text("W", exact=True)
    assert swatch.evaluate(colour) == square(page, 4, 4, 4).evaluate(colour)


def test_another_n_begins_a_drawing(drawn: Page) -> None:
    button(drawn, "One more").click()
    says(drawn, "A board of 7 by 7 without regions: draw them, or press New board.")
    tells(drawn, "49 squares belong to no region yet.")
    button(drawn, "Undo").click()
    expect(drawn).to_have_url(re.compile(f"regions={REGIONS}$"))


def test_pasted_and_copied(page: Page, site: Site) -> None:
    page.context.grant_permissions(PERMISSIONS)
    open_board(page, site.url, "board=queens&n=8")
    lines = "\n".join(REGIONS[row * N : row * N + N].lower() for row in range(N))
    page.evaluate("text => navigator.clipboard.writeText(text)", lines)
    square(page, 1, 1).focus()
    page.keyboard.press("Control+v")
    says(page, "A board of 6 by 6 was read.")
    assert "".join(name.split(", ")[2][-1] for name in labels(page, QUEENS)) == REGIONS
    page.keyboard.press("Control+c")
    expect(status(page)).to_contain_text("opied")
    assert page.evaluate("navigator.clipboard.readText()").split() == lines.upper().split()
    # A link is followed, as on any board.
    page.evaluate("text => navigator.clipboard.writeText(text)", "look: #board=queens&n=5 here")
    page.keyboard.press("Control+v")
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(25)


def test_play_locks_what_was_drawn_and_solver_opens_it(drawn: Page) -> None:
    mode(drawn, "Play").check(force=True)
    square(drawn, 1, 1, N).click()
    assert region_of(drawn, 1, 1) == "region A"
    expect(letter(drawn, "B")).to_be_hidden()
    mode(drawn, "Solver").check(force=True)
    expect(letter(drawn, "B")).to_be_visible()


def test_solved_and_cleared(drawn: Page) -> None:
    wait_for_engine(drawn, "ready")
    button(drawn, "Solve").click()
    says(drawn, "One solution, and no other.")
    expect_columns(drawn, list(SOLUTION))
    button(drawn, "Clear").click()
    expect_columns(drawn, [-1] * N)
    expect(drawn).to_have_url(re.compile(f"regions={REGIONS}$"))
    button(drawn, "Clear").click()
    assert {name.split(", ")[2] for name in labels(drawn, QUEENS)} == {"no region"}
    button(drawn, "Undo").click()
    expect(drawn).to_have_url(re.compile(f"regions={REGIONS}$"))


def test_no_solution_and_why(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=3&regions=AABABBCCC")
    wait_for_engine(page, "ready")
    button(page, "Solve").click()
    expect(status(page)).to_contain_text("No solution. There is no placement of 3 queens")
    tells(page, "No solution.")


def test_a_picture_has_the_regions(drawn: Page) -> None:
    with drawn.expect_download() as download:
        choose(drawn, "Picture (SVG)")
    picture = download.value.path().read_text(encoding="utf-8")
    assert re.findall(r"<text [^>]*>([A-F])</text>", picture) == list("ABCDEF")
    assert len(set(re.findall(r'<rect [^>]*height="48" fill="(#[0-9a-f]{6})"', picture))) == N


def test_an_address_that_is_no_board_says_so(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=6")
    follow(page, "board=queens&n=6&regions=ABC")
    says(
        page,
        "3 letters found in regions in the address; 6 by 6 squares have 36.",
    )
