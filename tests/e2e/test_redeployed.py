"""The site is another version when a page has only begun to load: it ends in a sentence that helps."""

import re

import pytest
from boards import QUEENS, SUDOKU, button, digits, grid, show
from opening import open_board, wait_for_board, wait_for_engine
from playwright.sync_api import Page, expect
from programming import editor, open_editor, run, write
from publishing import accept, editions, publish
from puzzles import BLOG
from serving import Fault, Site

pytestmark = pytest.mark.usefixtures("fresh")

PAGE = r"index\.html"
FIRST = rf"{PAGE}|.*/main\.css|.*/early\.js"
WIDGETS = rf"{FIRST}|static/js/page/(main|chunk-\w+|strategies-\w+)\.js"
DOWNLOAD = rf"{WIDGETS}|.*/download\.js"
TEXTS = rf"{DOWNLOAD}|.*\.(m?js|wasm|py|json)"
# All animations are at their end.
FINISH = "() => document.getAnimations().forEach((animation) => animation.finish())"
NOT_BEGUN = "Undoku has not begun. Reload the page."


@pytest.fixture(autouse=True)
def forced(faults: list[str]) -> object:
    """Faults are forced here, so errors on the page are expected; requests elsewhere still are not."""
    yield
    faults[:] = [fault for fault in faults if not fault.startswith("page error")]


def half_loaded(page: Page, site: Site, loaded: str) -> None:
    """Open a page of edition 1 of which the server has nothing any more when this much was loaded."""
    folder = site.own_copy()
    publish(folder, 2)
    publish(folder, 1, lambda path: bool(re.fullmatch(loaded, path)))
    page.goto(f"{site.url}#board=sudoku&givens={BLOG}", wait_until="commit")
    expect(page).to_have_title("Edition 1")


def is_whole(page: Page) -> None:
    """Wait until edition 2 is there, and nothing else, with what the address has named."""
    expect(page).to_have_title("Edition 2")
    wait_for_board(page, "sudoku")
    assert digits(page) == BLOG.replace("0", ".")
    assert editions(page) == {2}


@pytest.mark.parametrize(
    "loaded",
    [PAGE, pytest.param(rf"{PAGE}|.*/main\.css", marks=pytest.mark.long)],
    ids=["page", "style"],
)
def test_page_of_which_no_script_has_begun(page: Page, site: Site, loaded: str) -> None:
    half_loaded(page, site, loaded)
    page.wait_for_load_state("load")
    # Where the style has come, the page is shown after some seconds.
    page.evaluate(FINISH)
    expect(page.get_by_text(NOT_BEGUN)).to_be_visible()
    assert editions(page) <= {1}
    publish(site.root / "undoku", 2)
    page.reload()
    is_whole(page)
    expect(page.get_by_text(NOT_BEGUN)).to_be_hidden()


@pytest.mark.parametrize(
    "loaded",
    [
        pytest.param(rf"{PAGE}|.*/early\.js", marks=pytest.mark.long),
        FIRST,
        pytest.param(rf"{FIRST}|.*/main\.js", marks=pytest.mark.long),
        pytest.param(WIDGETS, marks=pytest.mark.long),
        pytest.param(DOWNLOAD, marks=pytest.mark.long),
        TEXTS,
    ],
    ids=["early", "first", "main", "widgets", "download", "texts"],
)
def test_page_that_has_begun(page: Page, site: Site, loaded: str) -> None:
    half_loaded(page, site, loaded)
    wait_for_engine(page, "failed")
    expect(page.get_by_role("status")).to_contain_text("press Retry")
    assert editions(page) <= {1}
    publish(site.root / "undoku", 2)
    button(page, "Retry").click()
    is_whole(page)


def test_board_that_is_gone(page: Page, site: Site, answered: None) -> None:
    folder = site.own_copy()
    publish(folder, 2)
    # What comes late is fetched ahead, as soon as the page has time: this must not be there before.
    publish(folder, 1, lambda path: not re.fullmatch(r".*/queens-\w+\.js", path))
    open_board(page, site.url)
    publish(folder, 2)
    queens = page.get_by_role("tab", name=QUEENS)
    for _ in range(2):
        queens.click()
        expect(page.get_by_role("status")).to_contain_text("did not arrive")
    expect(grid(page, SUDOKU)).to_be_visible()
    assert editions(page) == {1}
    button(page, "Reload").click()
    expect(page).to_have_title("Edition 2")
    queens.click()
    expect(grid(page, QUEENS)).to_be_visible()
    assert editions(page) == {2}


PROGRAM = """import statistics

def solve(queens):
    return statistics.mean([1, 3]) == 2
"""


@pytest.mark.long
@pytest.mark.parametrize("is_kept", [False, True], ids=["without a service worker", "with its worker"])
def test_part_of_python_that_is_gone(page: Page, site: Site, is_kept: bool) -> None:
    folder = site.own_copy()
    publish(folder, 1)
    site.fault("service-worker.js", Fault.MISSING)
    show(page, site.url, "board=queens&n=4")
    wait_for_engine(page, "ready")
    open_editor(page)
    write(page, PROGRAM)
    page.evaluate("undoku.fetched")
    publish(folder, 2)
    if is_kept:
        site.mend()
        page.evaluate("() => dispatchEvent(new Event('focus'))")
        expect(page.get_by_text("A new version of Undoku is ready.").first).to_be_visible()
    run(page)
    expect(page.get_by_role("status")).to_contain_text("Reload the page and press Run; your program is kept.")
    assert editions(page) == {1}
    if is_kept:
        accept(page, 2)
    else:
        page.reload()
    expect(editor(page)).to_contain_text("import statistics")
    run(page)
    expect(page.get_by_role("status")).to_contain_text("It returned True")
    assert editions(page) == {2}
