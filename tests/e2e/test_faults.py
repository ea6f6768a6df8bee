"""Downloads that break and workers that die end in a sentence and a Retry that works."""

import re

import pytest
from boards import (
    KNIGHT,
    QUEENS,
    SUDOKU,
    button,
    choose,
    choose_of_page,
    digits,
    grid,
    menu_button,
    show,
)
from lives import end_worker, hang, python_of
from opening import follow, hold, open_board, wait_for_board, wait_for_engine
from playwright.sync_api import Page, expect
from puzzles import BLOG, SOLUTIONS
from serving import BOOT, Fault, Site
from stepping import at_step, watch

pytestmark = pytest.mark.usefixtures("fresh")

BIG = [
    "*.asm.wasm.gzip",
    "*.asm.mjs.gzip",
    "python_stdlib*.gzip",
    "undoku*.gzip",
    "*.snapshot.gzip",
    "pyscript*.gzip",
    "micropython.wasm.gzip",
    "core-*.js",
    "download.js",
    "assets.json",
]
WAYS = [Fault.TRUNCATED, Fault.ERROR_PAGE, Fault.MISSING, Fault.STALLED]


@pytest.fixture(autouse=True)
def forced(faults: list[str]) -> object:
    """Faults are forced here, so errors on the page are expected; requests elsewhere still are not."""
    yield
    faults[:] = [fault for fault in faults if not fault.startswith("page error")]


def kill(page: Page) -> None:
    end_worker(page, "engine")


@pytest.mark.parametrize("times", [3, pytest.param(10, marks=pytest.mark.long)])
def test_worker_killed_many_times(page: Page, site: Site, times: int) -> None:
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    for _ in range(times):
        wait_for_engine(page, "ready")
        kill(page)
        wait_for_engine(page, "failed")
        expect(page.get_by_role("status")).to_contain_text("Python stopped")
        button(page, "Retry").click()
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
    assert digits(page) == SOLUTIONS[BLOG]


def test_worker_killed_while_it_solves(page: Page, site: Site) -> None:
    show(page, site.url, "board=queens&n=12")
    wait_for_engine(page, "ready")
    button(page, "Solve").click()
    kill(page)
    expect(page.get_by_role("status")).to_contain_text("Python stopped")
    button(page, "Retry").click()
    expect(page.get_by_role("status")).to_contain_text(re.compile("14,200 solutions"))


def each_in_turn() -> list[object]:
    """Every file in every way. What loads them knows little of both: most pairs are for the long tests."""
    pairs = [(file, way) for file in range(len(BIG)) for way in range(len(WAYS))]
    # One way a file, which goes round; and all of them for the download's own worker.
    often = {(file, file % len(WAYS)) for file in range(len(BIG))} | {
        (BIG.index("download.js"), way) for way in range(len(WAYS))
    }
    return [
        pytest.param(BIG[file], WAYS[way], marks=() if (file, way) in often else pytest.mark.long)
        for file, way in pairs
    ]


@pytest.mark.parametrize(("file", "fault"), each_in_turn())
def test_broken_download(page: Page, site: Site, file: str, fault: Fault) -> None:
    page.clock.install()
    site.fault(file, fault)
    # The page's own patience counts in this clock: it must not run out before the widgets are there.
    open_board(page, site.url, f"board=sudoku&givens={BLOG}")
    if fault is Fault.STALLED:
        site.stalled.wait(BOOT / 1000)
    # Runs on until the page has given up waiting; a fault that is noticed at once needs none of it.
    for _ in range(60):
        page.clock.run_for(2_000)
        if page.evaluate("document.documentElement.dataset.engine") == "failed":
            break
    wait_for_engine(page, "failed")
    expect(page.get_by_role("status")).to_contain_text("press Retry")
    assert digits(page) == BLOG.replace("0", ".")
    site.mend()
    button(page, "Retry").click()
    wait_for_engine(page, "ready")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
    assert digits(page) == SOLUTIONS[BLOG]


@pytest.mark.parametrize("file", ["*.asm.wasm.gzip", "undoku*.gzip"])
def test_another_file_that_would_work(page: Page, site: Site, file: str) -> None:
    site.fault(file, Fault.OTHER)
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    expect(page.get_by_role("status")).to_contain_text("is not the file that was expected")
    wait_for_engine(page, "failed")
    site.mend()
    button(page, "Retry").click()
    wait_for_engine(page, "ready")


def test_worker_that_hangs(page: Page, site: Site) -> None:
    page.clock.install()
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    wait_for_engine(page, "ready")
    # What Python imports later comes when the page is idle, and is kept once it is there.
    page.clock.run_for(1_000)
    page.evaluate("undoku.engine.kept")
    hang(python_of(page)[0])
    button(page, "Solve").click()
    status = page.get_by_role("status")
    for _ in range(12):
        page.clock.run_for(1_000)
    expect(status).to_contain_text("Python stopped answering. Press Retry")
    assert digits(page) == BLOG.replace("0", ".")
    button(page, "Retry").click()
    # What was asked of the lost worker is asked of the next one.
    expect(status).to_contain_text("One solution")
    assert digits(page) == SOLUTIONS[BLOG]


def test_next_worker_needs_no_download(page: Page, site: Site) -> None:
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    wait_for_engine(page, "ready")
    page.evaluate("undoku.engine.kept")
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    site.fault("*.gzip", Fault.MISSING)
    kill(page)
    wait_for_engine(page, "failed")
    button(page, "Retry").click()
    wait_for_engine(page, "ready")


@pytest.mark.parametrize("file", ["main.js", "chunk-*.js"])
@pytest.mark.parametrize("fault", [Fault.TRUNCATED, Fault.MISSING, Fault.FLIPPED])
def test_broken_widget(page: Page, site: Site, file: str, fault: Fault) -> None:
    site.fault(file, fault)
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    wait_for_engine(page, "failed")
    expect(page.get_by_role("status")).to_contain_text("press Retry")
    # A file is asked for ahead and again: mended in between, it would arrive after all.
    page.wait_for_load_state("load")
    site.mend()
    button(page, "Retry").click()
    wait_for_engine(page, "ready")
    assert digits(page) == BLOG.replace("0", ".")


@pytest.mark.parametrize("fault", [Fault.TRUNCATED, Fault.ERROR_PAGE, Fault.MISSING])
def test_board_that_does_not_arrive(page: Page, site: Site, fault: Fault, answered: None) -> None:
    site.fault("queens-*.js", fault)
    open_board(page, site.url, f"board=sudoku&givens={BLOG}")
    queens = page.get_by_role("tab", name=QUEENS)
    status = page.get_by_role("status")
    queens.click()
    expect(status).to_contain_text("did not arrive")
    assert digits(page) == BLOG.replace("0", ".")
    expect(page.get_by_role("tab", name=SUDOKU)).to_have_attribute("aria-selected", "true")
    site.mend()
    # What it could not read a browser keeps until the page is loaded again; what was missing it asks for.
    if fault is Fault.TRUNCATED:
        button(page, "Reload").click()
        wait_for_board(page, "sudoku")
        assert digits(page) == BLOG.replace("0", ".")
    queens.click()
    expect(grid(page, QUEENS)).to_be_visible()
    expect(status).not_to_contain_text("did not arrive")


def test_search_that_does_not_arrive(page: Page, site: Site, answered: None) -> None:
    site.fault("watch-*.js", Fault.MISSING)
    show(page, site.url, "board=queens&n=6")
    wait_for_engine(page, "ready")
    status = page.get_by_role("status")
    watch(page)
    expect(status).to_contain_text("did not arrive")
    site.mend()
    button(page, "Step through").click()
    expect(status).to_contain_text("Step forward to see the first try.")


def test_board_of_the_address_that_does_not_arrive(page: Page, site: Site, answered: None) -> None:
    site.fault("queens-*.js", Fault.MISSING)
    show(page, site.url, "board=queens&n=4")
    expect(page.get_by_role("status")).to_contain_text("did not arrive")
    assert digits(page) == "." * 81
    site.mend()
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(16)


def test_address_outlives_a_board_that_does_not_arrive(page: Page, site: Site, answered: None) -> None:
    site.fault("queens-*.js", Fault.TRUNCATED)
    show(page, site.url, "board=queens&n=12&solution=5")
    expect(page.get_by_role("status")).to_contain_text("did not arrive")
    site.mend()
    button(page, "Reload").click()
    expect(grid(page, QUEENS).get_by_role("gridcell")).to_have_count(144)
    expect(page).to_have_url(re.compile("#board=queens&n=12&solution=5$"))


def test_page_can_be_used_while_the_board_of_its_address_is_on_its_way(
    page: Page, site: Site, answered: None
) -> None:
    release = hold(page, "**/queens-*.js")
    show(page, site.url, "board=queens")
    page.wait_for_function("window.undoku?.engine")
    choose_of_page(page, "Help")
    button(page, "Close").click()
    grid(page, SUDOKU).get_by_role("gridcell").first.press("7")
    page.get_by_role("tab", name=SUDOKU).click()
    expect(page).to_have_url(re.compile(r"#board=sudoku&entered=7\.+$"))
    release()
    page.wait_for_function("undoku.queens !== null")
    assert digits(page) == "7".ljust(81, ".")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_solve_waits_for_the_board_of_the_address(page: Page, site: Site, answered: None) -> None:
    release = hold(page, "**/queens-*.js")
    show(page, site.url, "board=queens&n=6")
    page.wait_for_function("window.undoku?.engine")
    button(page, "Solve").click()
    release()
    expect(page.get_by_role("status")).to_contain_text("4 solutions")


def test_solve_waits_for_the_board_whose_tab_was_pressed(page: Page, site: Site, answered: None) -> None:
    release = hold(page, "**/knight-*.js")
    open_board(page, site.url, f"board=sudoku&givens={BLOG}")
    page.get_by_role("tab", name=KNIGHT).click()
    button(page, "Solve").click()
    status = page.get_by_role("status")
    expect(status).to_have_text("The knight's tour board is on its way.")
    release()
    expect(status).to_contain_text("The tour is")
    page.get_by_role("tab", name=SUDOKU).click()
    assert digits(page) == BLOG.replace("0", ".")


def test_board_on_its_way_is_left_by_going_back(page: Page, site: Site, answered: None) -> None:
    release = hold(page, "**/queens-*.js")
    page.goto(site.url)
    wait_for_board(page, "sudoku")
    follow(page, "board=queens&n=20")
    expect(page.get_by_role("status")).to_have_text("The N-Queens board is on its way.")
    page.go_back()
    expect(page.get_by_role("status")).to_contain_text("Type your puzzle")
    release()
    page.wait_for_function("undoku.queens !== null")
    expect(page).to_have_url(site.url)
    expect(page.get_by_role("tab", name=SUDOKU)).to_have_attribute("aria-selected", "true")


def test_latest_press_wins(page: Page, site: Site, answered: None) -> None:
    release = hold(page, "**/queens-*.js")
    open_board(page, site.url, f"board=sudoku&givens={BLOG}")
    page.get_by_role("tab", name=QUEENS).click()
    assert digits(page) == BLOG.replace("0", ".")
    page.get_by_role("tab", name=KNIGHT).click()
    expect(grid(page, KNIGHT)).to_be_visible()
    release()
    page.wait_for_function("undoku.queens !== null")
    expect(grid(page, KNIGHT)).to_be_visible()
    page.get_by_role("tab", name=SUDOKU).click()
    assert digits(page) == BLOG.replace("0", ".")
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS)).to_be_visible()


def test_solve_after_a_failure_retries(page: Page, site: Site) -> None:
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    wait_for_engine(page, "ready")
    kill(page)
    wait_for_engine(page, "failed")
    button(page, "Solve").click()
    expect(page.get_by_role("status")).to_contain_text("One solution")
    expect(button(page, "Retry")).to_be_hidden()


def test_ready_again_after_retry(page: Page, site: Site) -> None:
    show(page, site.url, "board=sudoku")
    wait_for_engine(page, "ready")
    kill(page)
    button(page, "Retry").click()
    expect(page.get_by_role("status")).to_contain_text("ready again")


@pytest.mark.parametrize(
    ("name", "sentence"), [("Stop", "Stopped."), ("Close the steps", "The search is closed.")]
)
def test_a_search_that_is_lost_can_be_left(page: Page, site: Site, name: str, sentence: str) -> None:
    show(page, site.url, "board=queens&n=6")
    wait_for_engine(page, "ready")
    watch(page)
    status = page.get_by_role("status")
    expect(status).to_contain_text("Step forward to see the first try.")
    kill(page)
    wait_for_engine(page, "failed")
    page.keyboard.press("ArrowRight")
    button(page, name).click()
    expect(status).to_have_text(sentence)
    expect(page.get_by_role("slider", name="Step", exact=True)).to_be_hidden()
    button(page, "Retry").click()
    wait_for_engine(page, "ready")
    watch(page)
    expect(status).to_contain_text("Step forward to see the first try.")


@pytest.mark.parametrize("name", ["Start the race", "Steps (JSON lines)"])
def test_what_is_asked_for_after_python_was_lost_waits_for_retry(page: Page, site: Site, name: str) -> None:
    open_board(page, site.url, f"board=sudoku&givens={BLOG}&strategy=first-empty&step=9&view=race")
    at_step(page, 9)
    expect(button(page, "Stop")).to_be_hidden()
    kill(page)
    status = page.get_by_role("status")
    expect(status).to_contain_text("Python stopped")
    if name == "Start the race":
        button(page, name).click()
    else:
        choose(page, name)
    expect(status).to_contain_text("Python stopped")
    # Retry is only named: the focus stays where it was pressed.
    expect(button(page, name) if name == "Start the race" else menu_button(page)).to_be_focused()
    button(page, "Retry").click()
    if name == "Start the race":
        expect(status).to_contain_text("placements.")
    else:
        # What was recorded is gone with Python: the search is opened again, and can be saved then.
        wait_for_engine(page, "ready")
        expect(button(page, "Stop")).to_be_hidden()
        with page.expect_download():
            choose(page, name)
