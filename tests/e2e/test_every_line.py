"""Every line of the plain program that a strategy stands for, with the player of its steps."""

import re
from collections.abc import Callable

from boards import button
from opening import open_board
from playwright.sync_api import Page, expect
from serving import Site
from stepping import at_step, open_search

from undoku.programs.starters import starter


def test_the_plain_program_of_a_strategy_is_gone_through_line_by_line(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=queens&n=4")
    ready()
    open_search(page, "array-first")
    every = page.get_by_role("checkbox", name="Every line")
    expect(every).not_to_be_checked()
    code = page.get_by_role("region", name=re.compile("^Source of One array, first solution"))
    expect(code).to_contain_text("def n_queens(")
    every.check()
    expect(code).to_contain_text(
        starter("queens", "array-first").text.split("\n\n")[-1].strip().split("\n")[0]
    )
    expect(code).not_to_contain_text("yield")
    at_step(page, 0, whole=True)
    page.get_by_role("tab", name="Stack").click()
    button(page, "Next dead end").click()
    said = page.get_by_role("status")
    expect(said).to_have_text(re.compile(r"^solve returned False to line \d+ of solve\.$"))
    running = (
        page.get_by_role("list", name="Call stack, the running call first").get_by_role("listitem").first
    )
    expect(running).to_contain_text("returnFalse")
    step = page.get_by_role("slider", name="Step", exact=True).input_value()
    page.wait_for_function(
        "(step) => location.hash.includes(`view=lines`) && location.hash.includes(`step=${step}`)", arg=step
    )
    # The address leads to the same line again.
    address = page.url
    page.get_by_role("tab", name="Code").click()
    every.uncheck()
    at_step(page, 0, whole=True)
    expect(code).to_contain_text("def n_queens(")
    open_board(page, site.url, address.partition("#")[2])
    ready()
    at_step(page, int(step))
    expect(every).to_be_checked()
    expect(code).to_contain_text("def solve(")


def test_a_strategy_without_a_plain_program_has_none(
    page: Page, site: Site, ready: Callable[[], None]
) -> None:
    open_board(page, site.url, "board=queens&n=4")
    ready()
    open_search(page, "bitmasks")
    expect(page.get_by_role("checkbox", name="Every line")).to_be_hidden()
