"""A board and its explorer in a frame of another page."""

import html
import re
from urllib.parse import urljoin

from boards import SUDOKU, choose, labels
from opening import open_board
from playwright.sync_api import Page, expect
from programming import editor, write
from serving import Site

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SEARCH = f"board=sudoku&givens={PUZZLE}&strategy=first-empty&step=1200&view=stack"


def test_a_page_shows_a_search_of_ours_and_keeps_its_focus(page: Page, site: Site, fresh: None) -> None:
    # Another page is another site: there the browser may refuse to keep anything.
    link = html.escape(f"{site.url}#{SEARCH}&embed=1")
    page.set_content(
        f'<input aria-label="Name" autofocus><iframe src="{link}" width="960" height="720"></iframe>'
    )
    frame = page.frame_locator("iframe")
    expect(frame.locator("#player-label")).to_have_text("Step 1,200 of 79,462")
    expect(page.get_by_role("textbox", name="Name")).to_be_focused()
    expect(frame.get_by_role("grid", name=SUDOKU)).to_be_visible()
    expect(frame.get_by_role("tab", name="Stack")).to_have_attribute("aria-selected", "true")
    for hidden in ("Solve", "Clear", "Stop", "More", "Close the steps", "Library"):
        expect(frame.get_by_role("button", name=hidden, exact=True)).to_have_count(0)
    for gone in (frame.get_by_role("tablist", name="Boards"), frame.get_by_role("radio", name="Play")):
        expect(gone).to_have_count(0)
    # The explorer has the room beside the board, up to the frame's edge.
    expect(frame.get_by_role("separator")).to_have_count(0)
    views = frame.get_by_role("tablist", name="Views").bounding_box()
    assert views and views["width"] > 400
    assert frame.locator("html").evaluate("(root) => root.scrollWidth <= root.clientWidth")
    marks = frame.get_by_role("list", name="Marks on the board").get_by_role("listitem")
    expect(marks.filter(has_text="possible").first.locator("span")).to_be_visible()
    # Its own way on is the whole page, at the step that is shown by then.
    frame.get_by_role("button", name="Step forward").click()
    expect(frame.locator("#player-label")).to_have_text("Step 1,201 of 79,462")
    whole = frame.get_by_role("link", name="Open in Undoku")
    whole.focus()
    expect(whole).to_have_attribute("href", re.compile("step=1201&view=stack$"))
    # A program runs when Run is pressed, and is stopped.
    frame.get_by_label("Strategy", exact=True).select_option("your-code")
    write(frame, "def solve(grid):\n    while True:\n        pass\n")
    frame.get_by_role("button", name="Run", exact=True).click()
    frame.get_by_role("button", name="Stop", exact=True).click()
    expect(frame.get_by_role("status")).to_contain_text(re.compile("stopped", re.IGNORECASE))
    expect(frame.get_by_role("button", name="Stop", exact=True)).to_have_count(0)
    page.frames[1].evaluate("location.hash = '#board=queens&n=4&strategy=your-code&view=tree&embed=1'")
    expect(editor(frame)).to_be_visible()
    expect(frame.get_by_role("button", name="Run", exact=True)).to_be_visible()


def test_a_frame_is_embedded_though_its_address_does_not_say_so(
    opened: Page, site: Site, faults: list[str], fresh: None
) -> None:
    opened.get_by_role("grid", name=SUDOKU).get_by_role("gridcell").first.click()
    opened.keyboard.press("7")
    first = opened.get_by_role("grid", name=SUDOKU).get_by_role("gridcell").first
    expect(first).to_have_accessible_name("Row 1, column 1, 7, entered")
    before = labels(opened, SUDOKU)
    page = opened.context.new_page()
    frames: list[str] = []
    # Outside the page's own folder, where its service worker answers for no page.
    other = urljoin(site.url, "/other.html")
    page.route(other, lambda route: route.fulfill(body=frames[-1]))
    for fragment in ("", f"#board=sudoku&mode=play&givens={PUZZLE}"):
        frames.append(f'<iframe src="{html.escape(site.url + fragment)}"></iframe>')
        page.goto(other)
        frame = page.frame_locator("iframe")
        cell = frame.get_by_role("grid", name=SUDOKU).get_by_role("gridcell").nth(2)
        expect(frame.get_by_role("link", name="Open in Undoku")).to_have_attribute(
            "href", re.compile("#board=sudoku")
        )
        # What was kept is not there, and nothing leads to what deletes it.
        expect(cell).to_have_accessible_name("Row 1, column 3, empty")
        for gone in ("Library", "Menu", "More", "Solve", "Clear"):
            expect(frame.get_by_role("button", name=gone, exact=True)).to_have_count(0)
        expect(frame.get_by_role("radio")).to_have_count(0)
        cell.focus()
        page.keyboard.press("1")
        expect(cell).to_have_accessible_name(re.compile("Row 1, column 3, 1"))
        page.frames[1].evaluate("undoku.reset()")
    page.close()
    # It was the test's own.
    faults[:] = [fault for fault in faults if not fault.endswith("/other.html")]
    opened.reload()
    open_board(opened, site.url)
    # What was kept comes when the store has been read.
    expect(first).to_have_accessible_name("Row 1, column 1, 7, entered")
    assert labels(opened, SUDOKU) == before


def test_no_program_of_ours_may_call_another_machine(opened: Page, fresh: None) -> None:
    policy = opened.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy and "webrtc 'block'" in policy


def test_what_is_embedded_neither_reads_nor_changes_what_is_kept(
    opened: Page, site: Site, fresh: None
) -> None:
    grid = opened.get_by_role("grid", name=SUDOKU)
    grid.get_by_role("gridcell").first.click()
    opened.keyboard.press("7")
    choose(opened, "Copy code to embed it")
    expect(opened.get_by_role("status")).to_have_text("Copied: the code to embed this in a page of yours.")
    code = opened.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(r'<iframe src="[^"<>]*#[^"<>]*&amp;embed=1" title="Undoku"[^<>]*></iframe>', code)
    before = labels(opened, SUDOKU)
    # On a page of the same site, and another puzzle.
    other = html.escape(f"{site.url}#board=sudoku&givens={PUZZLE}&embed=1")
    page = opened.context.new_page()
    page.route("**/lesson.html", lambda route: route.fulfill(body=f'<iframe src="{other}"></iframe>'))
    page.goto(f"{site.url}lesson.html")
    frame = page.frame_locator("iframe")
    cells = frame.get_by_role("grid", name=SUDOKU).get_by_role("gridcell")
    expect(cells.first).to_have_accessible_name(re.compile("Row 1, column 1, 5"))
    expect(frame.get_by_role("status")).to_have_text("Press Step through to watch the search.")
    cells.nth(2).focus()
    page.keyboard.press("1")
    expect(cells.nth(2)).to_have_accessible_name(re.compile("Row 1, column 3, 1"))
    # Whatever is done there, it has nothing to forget.
    page.frames[1].evaluate("undoku.reset()")
    opened.reload()
    open_board(opened, site.url)
    expect(grid.get_by_role("gridcell").first).to_have_accessible_name(re.compile("Row 1, column 1, 7"))
    assert labels(opened, SUDOKU) == before
