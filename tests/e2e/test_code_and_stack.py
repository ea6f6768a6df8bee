"""Code and stack are seen together, from 1440 px on, and go along with each step."""

import re

import pytest
from boards import button
from opening import open_board, wait_for_glide
from playwright.sync_api import Page, expect
from serving import Site
from stepping import at_step

SEARCH = "board=queens&n=6&strategy=markers&step=9&view=code"
BOXES = """() => Array.from(
  document.querySelectorAll(".view-body, .code, .stage"),
  (one) => one.getBoundingClientRect().toJSON(),
)"""


# The line of the code that runs is that of the call on top; both are drawn in their own time.
TOGETHER = """() => {
  const line = document.querySelector(".code-line[aria-current]")?.dataset.line;
  const top = document.querySelector("#view-stack [aria-current] .frame-line");
  return line && top?.textContent === `line ${line}`;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1600, 780)])
def test_the_stack_stands_below_the_code(page: Page, site: Site, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_board(page, site.url, SEARCH)
    at_step(page, 9)
    code = page.get_by_role("tabpanel", name="Code", exact=True)
    stack = page.get_by_role("tabpanel", name="Stack", exact=True)
    line = code.locator(".code-line[aria-current]")
    running = stack.locator("[aria-current]")
    expect(line).to_be_in_viewport()
    expect(running).to_be_in_viewport()
    wait_for_glide(page)
    before = page.evaluate(BOXES)
    for step in (10, 11, 12):
        button(page, "Step forward").click()
        at_step(page, step)
        page.wait_for_function(TOGETHER)
        expect(running).to_be_in_viewport()
    assert page.evaluate(BOXES) == before
    # The tab gives the stack all of the room, and the address says what is chosen.
    page.get_by_role("tab", name="Stack", exact=True).click()
    expect(code).to_be_hidden()
    expect(running).to_be_in_viewport()
    expect(page).to_have_url(re.compile("view=stack"))
    page.get_by_role("tab", name="Tree", exact=True).click()
    expect(stack).to_be_hidden()
    page.get_by_role("tab", name="Code", exact=True).click()
    page.wait_for_function(TOGETHER)
    expect(page).to_have_url(re.compile("view=code"))


def test_where_there_is_no_room_the_stack_has_its_tab_alone(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_board(page, site.url, SEARCH)
    at_step(page, 9)
    stack = page.get_by_role("tabpanel", name="Stack", exact=True)
    expect(stack.locator("[aria-current]")).to_be_in_viewport()
    for width, height in [(1280, 720), (1440, 700), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(stack).to_be_hidden()
    # Back again it is that of the step that is shown.
    page.keyboard.press("ArrowRight")
    at_step(page, 10)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function(TOGETHER)
    expect(stack.locator("[aria-current] .frame-line")).to_be_visible()
    # A wide screen has the tree beside the code, and a room the code alone.
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.get_by_role("tabpanel", name="Tree", exact=True)).to_be_visible()
    expect(stack).to_be_hidden()
    page.set_viewport_size({"width": 1440, "height": 900})
    button(page, "Present").click()
    expect(page.locator(".view-body:visible")).to_have_count(1)


def test_what_a_program_gets_and_returns_is_not_cut_off(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_board(page, site.url, "board=knight&mode=watch&strategy=your-code")
    editor = page.get_by_role("textbox", name="Your code")
    for name in page.get_by_label("Program", exact=True).locator("option").all_inner_texts():
        page.get_by_label("Program", exact=True).select_option(name)
        expect(editor).to_contain_text("# solve gets")
        assert editor.evaluate("(it) => it.parentElement.scrollWidth <= it.parentElement.clientWidth"), name


def test_the_stack_of_a_program_waits_below_it(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_board(page, site.url, "board=queens&n=4&mode=watch&strategy=your-code")
    stack = page.get_by_role("tabpanel", name="Stack", exact=True)
    expect(stack).to_have_text(re.compile("Run your program: here are its open calls then"))
    button(page, "Run").click()
    # After a run the step is that of the answer.
    expect(page.get_by_role("status")).to_have_text(re.compile("It (filled|yielded) "))
    page.get_by_role("slider", name="Step", exact=True).fill("12")
    at_step(page, 12)
    expect(stack.locator("[aria-current] dt").first).to_be_visible()
    expect(page.get_by_role("textbox", name="Your code")).to_be_in_viewport()
