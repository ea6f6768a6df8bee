"""The knight's board: a press on a square, and what is shown of a tour."""

from collections.abc import Callable

from boards import KNIGHT, button, grid, is_tour, moves
from opening import open_board
from playwright.sync_api import Page, expect
from serving import Site


def tour(page: Page, site: Site, ready: Callable[[], None]) -> None:
    open_board(page, site.url, "board=knight&rows=5&cols=5")
    ready()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("The tour is")


def test_a_stray_press_loses_no_tour(page: Page, site: Site, ready: Callable[[], None]) -> None:
    tour(page, site, ready)
    found = moves(page)
    status = page.get_by_role("status")
    grid(page, KNIGHT).get_by_role("gridcell").nth(12).click()
    expect(status).to_have_text("The tour starts at c3. Undo brings the tour back.")
    assert moves(page) == [0] * 25
    grid(page, KNIGHT).get_by_role("gridcell").nth(4).click()
    expect(status).to_have_text("The tour starts at e5.")
    button(page, "Undo").click()
    button(page, "Undo").click()
    assert moves(page) == found
    assert is_tour(found, 5, 20)
    grid(page, KNIGHT).get_by_role("gridcell").nth(20).click()
    expect(status).to_have_text("The tour starts at a1.")
    assert moves(page) == found


def test_a_tour_is_always_seen(page: Page, site: Site, ready: Callable[[], None]) -> None:
    tour(page, site, ready)
    numbers, path = button(page, "Numbers"), button(page, "Path")

    def shown() -> tuple[str | None, str | None]:
        return numbers.get_attribute("aria-pressed"), path.get_attribute("aria-pressed")

    assert shown() == ("true", "true")
    numbers.click()
    assert shown() == ("false", "true")
    # The last one goes off only for the other.
    path.click()
    assert shown() == ("true", "false")
    numbers.click()
    assert shown() == ("false", "true")
    numbers.click()
    assert shown() == ("true", "true")


def test_the_knight_stands_where_its_moves_end(
    page: Page, site: Site, ready: Callable[[], None], answered: None
) -> None:
    tour(page, site, ready)
    squares = grid(page, KNIGHT).get_by_role("gridcell")

    def stands() -> list[str | None]:
        return [cell.get_attribute("aria-label") for cell in squares.filter(has=page.locator("svg")).all()]

    assert [str(label).split(", ")[-1] for label in stands()] == ["move 25"]
    page.goto("about:blank")
    open_board(page, site.url, "board=knight&rows=5&cols=5&strategy=fixed-order&step=100")
    expect(page.locator("#player-label")).to_contain_text("Step 100 of")
    last = max(moves(page))
    assert last > 1
    assert [str(label).split(", ")[-1] for label in stands()] == [f"move {last}"]
