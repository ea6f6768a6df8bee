"""What arrives wrong at the start, and is kept by the browser, is asked for anew, or said with a way on."""

import pytest
from boards import QUEENS, SUDOKU, button, digits, grid, show
from lives import end_worker
from opening import follow, open_board, wait_for_engine
from playwright.sync_api import Page, Route, expect
from programming import SMALL, open_editor, run, write
from puzzles import BLOG, SOLUTIONS
from serving import SITE, Fault, Site

pytestmark = pytest.mark.usefixtures("fresh")

FORGET = """async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}"""


@pytest.fixture(autouse=True)
def forced(faults: list[str]) -> object:
    """Faults are forced here, so errors on the page are expected; requests elsewhere still are not."""
    yield
    faults[:] = [fault for fault in faults if not fault.startswith("page error")]


def is_solved(page: Page) -> None:
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
    assert digits(page) == SOLUTIONS[BLOG]


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        ("worker.py", Fault.ERROR_PAGE),
        ("chunk-*.js", Fault.FLIPPED),
        pytest.param("early.js", Fault.ERROR_PAGE, marks=pytest.mark.long),
        pytest.param("main.css", Fault.MISSING, marks=pytest.mark.long),
        pytest.param("main.js", Fault.ERROR_PAGE, marks=pytest.mark.long),
        pytest.param("interpreter.mjs", Fault.ERROR_PAGE, marks=pytest.mark.long),
        pytest.param("core-*.js", Fault.FLIPPED, marks=pytest.mark.long),
        pytest.param("download.js", Fault.FLIPPED, marks=pytest.mark.long),
    ],
)
def test_part_that_was_bad_once_is_asked_for_past_the_cache(
    page: Page, site: Site, file: str, fault: Fault
) -> None:
    site.is_cached = True
    site.fault(file, fault, times=1)
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    wait_for_engine(page, "ready")
    is_solved(page)


def test_where_caches_are_refused_it_is_asked_for_past_the_browsers_own(
    page: Page, site: Site, answered: None
) -> None:
    refused = "CacheStorage.prototype.match = async () => { throw new Error('refused'); };"
    site.change("static/js/engine/download.js", r"\A", refused)
    site.is_cached = True
    site.fault("worker.py", Fault.ERROR_PAGE, times=1)
    page.goto(site.url)
    wait_for_engine(page, "ready")


def test_a_tab_runs_one_version_until_it_is_loaded_again(page: Page, site: Site) -> None:
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    wait_for_engine(page, "ready")
    page.evaluate("undoku.fetched")
    # Nothing of the site is there any more, on the server and in the browser.
    page.evaluate(FORGET)
    site.fault("*", Fault.ERROR_PAGE)
    end_worker(page, "engine")
    button(page, "Retry").click()
    wait_for_engine(page, "ready")
    is_solved(page)
    follow(page, "board=queens&n=4")
    open_editor(page)
    write(page, SMALL)
    run(page)
    expect(page.get_by_role("status")).to_contain_text("It filled the board and returned True.")


def test_a_page_that_no_server_has_sent_says_what_it_needs(
    page: Page, site: Site, answered: None, faults: list[str]
) -> None:
    needs = page.get_by_text("It needs JavaScript and a web server")
    page.goto(site.url)
    expect(grid(page, SUDOKU)).to_be_visible()
    expect(needs).to_be_hidden()
    page.goto((SITE / "index.html").as_uri())
    expect(needs).to_be_visible()
    faults.clear()  # it has asked for files beside it


# Until the page has been loaded again, as whoever presses Retry or the browser's own button does.
@pytest.mark.parametrize(("file", "fault"), [("main.css", Fault.MISSING), ("early.js", Fault.STALLED)])
def test_part_that_stays_bad_is_said(page: Page, site: Site, answered: None, file: str, fault: Fault) -> None:
    site.is_cached = True
    site.fault(file, fault)
    page.goto(site.url, wait_until="commit")
    expect(page.get_by_role("status")).to_contain_text("press Retry")
    page.locator("#sudoku .peer").first.wait_for(state="attached")
    assert "press Retry" in page.get_by_role("status").inner_text()
    site.mend()
    button(page, "Retry").click()
    wait_for_engine(page, "ready")


def test_late_part_that_was_bad_once_is_asked_for_past_the_cache(
    page: Page, site: Site, answered: None
) -> None:
    site.is_cached = True
    site.fault("queens-*.js", Fault.ERROR_PAGE, times=1)
    open_board(page, site.url, "board=queens&n=4")
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(16)


def test_text_that_fails_before_the_list_is_here_is_said(page: Page, site: Site, answered: None) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    held: list[Route] = []
    failed: list[str] = []

    def fail(route: Route) -> None:
        route.abort()
        failed.append(route.request.url)
        # It is asked for, asked for anew, and asked what is wrong.
        if failed.count(route.request.url) == 3:
            for one in held:
                one.continue_()

    page.route("**/assets.json", lambda route: held.append(route))
    page.route("**/pyscript/core.js", fail)
    page.goto(site.url)
    expect(button(page, "Retry")).to_be_visible()
    assert errors == []
