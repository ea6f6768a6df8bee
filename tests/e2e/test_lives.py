"""Workers beside the page's own: several at once, each with its own life and death."""

import pytest
from boards import button, show
from lives import end_worker, hang, python_of
from opening import wait_for_engine, wait_until_kept
from playwright.sync_api import BrowserContext, JSHandle, Page, expect
from puzzles import BLOG
from serving import Site

pytestmark = pytest.mark.usefixtures("fresh")

# What a callback does with a life, in the door's own words.
COUNT = """
async (life) => {
  const job = await life.guard(life.worker.open("queens", '{"n": 8}'));
  const report = JSON.parse(await life.guard(life.worker.work(job, 5000)));
  await life.guard(life.worker.close(job));
  return report.total;
}
"""
# The promise of an answer, kept for later, and what becomes of it.
ASK = """
(life) => {
  window.outcome = life.guard(life.worker.close(0)).then(() => "answered", () => "lost");
}
"""


@pytest.fixture
def page(page: Page, site: Site) -> Page:
    """A page whose engine is ready."""
    show(page, site.url, f"board=sudoku&givens={BLOG}")
    wait_for_engine(page, "ready")
    return page


def take(page: Page) -> JSHandle:
    return page.evaluate_handle("undoku.pool.take()")


def is_well(page: Page) -> bool:
    """Tell whether the page knows of no trouble, and its own worker answers."""
    expect(button(page, "Retry")).to_be_hidden()
    said = page.get_by_role("status").text_content()
    count = page.evaluate_handle("undoku.engine.ready()").evaluate(COUNT)
    return "Python" not in said and page.evaluate("undoku.engine.state") == "ready" and count == 92


def test_two_beside_one_that_is_busy(page: Page) -> None:
    assert len(python_of(page)) == 1  # nobody has asked for more
    hang(python_of(page)[0])
    lives = page.evaluate_handle("Promise.all([undoku.pool.take(), undoku.pool.take()])")
    assert lives.evaluate("([one, other]) => one.worker !== other.worker")
    assert lives.evaluate(f"(lives) => Promise.all(lives.map({COUNT}))") == [92, 92]
    assert len(python_of(page)) == 3


def test_death_concerns_its_own_user_only(page: Page) -> None:
    lost, other = take(page), take(page)
    hang(python_of(page)[1])
    lost.evaluate(ASK)
    end_worker(page, "pool-1")
    assert page.evaluate("window.outcome") == "lost"
    assert lost.evaluate("(life) => life.ended")
    assert not other.evaluate("(life) => life.ended")
    assert other.evaluate(COUNT) == 92
    assert is_well(page)


def test_one_that_hangs_is_given_up(page: Page, site: Site) -> None:
    page.clock.install()
    page.reload()
    wait_for_engine(page, "ready")
    life = take(page)
    hang(python_of(page)[1])
    life.evaluate(ASK)
    for _ in range(12):
        page.clock.run_for(1_000)
    assert page.evaluate("window.outcome") == "lost"
    assert life.evaluate("(life) => life.ended")
    assert is_well(page)


def test_ended_lives_leave_nothing(page: Page) -> None:
    lives = [take(page), take(page)]
    assert len(page.query_selector_all("script[worker]")) == 3
    for life, worker in zip(lives, python_of(page)[1:], strict=True):
        with worker.expect_event("close"):
            life.evaluate("(life) => life.end()")
        assert life.evaluate(f"(life) => ({COUNT})(life).catch(() => 'refused')") == "refused"
    assert len(page.query_selector_all("script[worker]")) == 1
    assert len(python_of(page)) == 1
    assert is_well(page)


def test_kept_ones_are_taken_again(page: Page) -> None:
    first = take(page)
    first.evaluate("(life) => undoku.pool.keep(life)")
    again = take(page)
    assert again.evaluate("(life, first) => life === first", first)
    second = take(page)
    assert second.evaluate("(life, first) => life !== first", first)
    assert len(python_of(page)) == 3
    # One that dies while nobody has it is not given to anybody.
    second.evaluate("(life) => undoku.pool.keep(life)")
    end_worker(page, "pool-2")
    page.wait_for_function("(life) => life.ended", arg=second)
    assert take(page).evaluate(COUNT) == 92


def test_no_request_for_another(context: BrowserContext, page: Page, site: Site) -> None:
    wait_until_kept(page)
    site.asked.clear()
    assert take(page).evaluate(COUNT) == 92
    assert site.asked == []
    site.stop()
    assert take(page).evaluate(COUNT) == 92
    page.reload()
    wait_for_engine(page, "ready")
    assert take(page).evaluate(COUNT) == 92
