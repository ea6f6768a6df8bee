"""Put it together, and Find the bug: by mouse and keys, judged by running, made easier, and mended."""

import re

from boards import button, choose_of_page
from fingers import move
from opening import open_board, wait_for_engine
from playwright.sync_api import Browser, Locator, Page, expect
from serving import Site
from test_accessibility import nothing_is_found

from undoku.learn.arranging.parts import part_of


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def opened(page: Page, site: Site, name: str, fragment: str = "board=queens&n=8") -> Locator:
    open_board(page, site.url, fragment)
    wait_for_engine(page, "ready")
    if button(page, "Learn").is_visible():
        button(page, "Learn").click()
    else:
        choose_of_page(page, "Learn")
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
    expect(part(page, name).get_by_role("combobox")).to_be_visible()
    return part(page, name)


def lines_of(place: Locator, name: str) -> Locator:
    return place.get_by_role("list", name=name, exact=True).get_by_role("button")


def right_lines(name: str = "array-first") -> list[tuple[int, str]]:
    return [*part_of("queens", name).cut()[1]]


def line(place: Locator, name: str, text: str) -> Locator:
    return lines_of(place, name).filter(has_text=re.compile(f"^{re.escape(text)}$")).first


def put_together(place: Locator, skip: str = "", name: str = "array-first") -> None:
    """Press the lines in their order, and indent each as it is to be."""
    for indent, text in right_lines(name):
        if text == skip:
            continue
        line(place, "Lines", text).click()
        item = lines_of(place, "Program").last
        expect(item).to_have_text(text)
        for _ in range(8):
            now = int(item.evaluate("item => item.parentElement.dataset.indent"))
            if now == indent:
                break
            place.get_by_role("button", name="Further out" if now > indent else "Further in").click()


def judged(place: Locator, sentence: str) -> None:
    place.get_by_role("button", name="Check", exact=True).click()
    expect(place.get_by_text(re.compile(sentence))).to_be_visible()


def test_lines_in_their_order_are_right(page: Page, site: Site) -> None:
    place = opened(page, site, "Put it together")
    assert lines_of(place, "Lines").count() == len(right_lines()) + 2
    nothing_is_found(page)
    put_together(place)
    judged(place, "^Right: it does as it should on 5 boards")
    nothing_is_found(page)


def test_what_is_wrong_is_shown_and_it_becomes_easier(page: Page, site: Site) -> None:
    place = opened(page, site, "Put it together")
    put_together(place, skip="queens[row] = -1")
    judged(place, "^It ")
    shown = place.get_by_role("group", name="The first difference")
    expect(shown).to_contain_text("The right program")
    expect(shown.get_by_role("row")).not_to_have_count(0)
    easier = place.get_by_role("button", name="Make it easier")
    expect(easier).to_have_count(0)
    judged(place, "^It ")
    easier.click()
    expect(place).to_contain_text("One line that does not belong is gone.")
    easier.click()
    expect(place).to_contain_text("Two lines are one block now.")
    for _ in range(20):
        if easier.count() == 0:
            break
        before = lines_of(place, "Lines").count() + lines_of(place, "Program").count()
        easier.click()
        expect(place.get_by_role("list").get_by_role("button")).to_have_count(before - 1)
    expect(place.get_by_role("list").get_by_role("button")).to_have_count(1)


def test_a_line_that_python_cannot_read_is_said_with_its_place(page: Page, site: Site) -> None:
    place = opened(page, site, "Put it together")
    line(place, "Lines", "if row == len(queens):").click()
    judged(place, "expected an indented block")


def test_by_keys_alone(page: Page, site: Site) -> None:
    place = opened(page, site, "Put it together")
    first = lines_of(place, "Lines").first
    text = first.inner_text()
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(lines_of(place, "Lines").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(lines_of(place, "Program")).to_have_text([text])
    expect(lines_of(place, "Program").first).to_be_focused()
    page.keyboard.press("Space")
    expect(place).to_contain_text(f"Lifted: {text}.")
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Line 1 of 1, 2 in.")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(lines_of(place, "Program")).to_have_count(0)
    # Two lines may say the same.
    expect(lines_of(place, "Lines").and_(page.locator(":focus"))).to_have_text(text)
    page.keyboard.press("Space")
    expect(place).to_contain_text(f"Put down: {text}.")


def test_the_cursor_is_never_lost(page: Page, site: Site) -> None:
    place = opened(page, site, "Put it together")
    line(place, "Lines", "if row == len(queens):").press("Enter")
    check = place.get_by_role("button", name="Check", exact=True)
    check.press("Enter")
    expect(place).to_contain_text("expected an indented block")
    expect(check).to_be_focused()
    place.get_by_role("button", name="Further in").press("Enter")
    expect(place.get_by_role("button", name="Further in")).to_be_focused()
    place.get_by_role("button", name="Take it out").press("Enter")
    expect(lines_of(place, "Program")).to_have_count(0)
    expect(place.get_by_role("button", name="Take it out")).to_be_focused()
    another = place.get_by_role("button", name="Another one")
    for control, key in ((place.get_by_role("combobox"), "ArrowDown"), (another, "Enter")):
        before = place.get_by_role("list", name="Lines", exact=True).inner_text()
        control.press(key)
        expect(place.get_by_role("list", name="Lines", exact=True)).not_to_have_text(before)
        expect(control).to_be_focused()


def test_a_line_is_drawn_to_its_place(page: Page, site: Site) -> None:
    place = opened(page, site, "Put it together")
    text = lines_of(place, "Lines").first.inner_text()
    lines_of(place, "Lines").first.hover()
    page.mouse.down()
    box = place.get_by_role("list", name="Program", exact=True).bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + 20, steps=5)
    page.mouse.up()
    expect(lines_of(place, "Program")).to_have_text([text])
    expect(lines_of(place, "Program").first).to_be_focused()


def test_by_finger(browser: Browser, site: Site) -> None:
    phone = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page = phone.new_page()
    place = opened(page, site, "Put it together")
    first = lines_of(place, "Lines").first
    tapped = first.inner_text()
    first.tap()
    expect(lines_of(place, "Program")).to_have_text([tapped])
    program = place.get_by_role("list", name="Program", exact=True)
    program.scroll_into_view_if_needed()
    last = lines_of(place, "Lines").last
    drawn = last.inner_text()
    handle = last.locator("xpath=..").get_by_text("⠿").bounding_box()
    to = program.bounding_box()
    assert handle
    assert to
    x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
    move(page, x, y, 20, int(to["y"] + to["height"] - 4 - y))
    expect(lines_of(place, "Program")).to_have_text([tapped, drawn])
    lines_of(place, "Lines").first.tap()
    expect(lines_of(place, "Program")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    nothing_is_found(page)
    phone.close()


def repairs(place: Locator) -> Locator:
    return place.get_by_role("group", name="Choose the repair")


def found(place: Locator) -> None:
    """Press one line after the other until the mistake is found."""
    for number, radio in enumerate(place.get_by_role("radio").all(), 1):
        radio.check()
        place.get_by_role("button", name="It is this line").click()
        expect(repairs(place).or_(place.get_by_text(f"Not line {number}:"))).to_be_visible()
        if repairs(place).is_visible():
            return


def test_a_bug_is_found_and_mended(page: Page, site: Site) -> None:
    place = opened(page, site, "Find the bug")
    nothing_is_found(page)
    place.get_by_role("button", name="It is this line").click()
    expect(place).to_contain_text("Choose a line first.")
    found(place)
    judged(place, "^It ")
    expect(place.get_by_role("group", name="The first difference")).to_be_visible()
    place.get_by_role("button", name="Show me").click()
    right = repairs(place).get_by_role("radio", checked=True)
    expect(right).to_have_count(1)
    judged(place, "^Right: ")
    nothing_is_found(page)
    place.get_by_text("Or write it").click()
    place.get_by_role("textbox", name="Mend it").fill("    pass")
    expect(right).to_have_count(0)
    place.get_by_role("button", name="Another one").press("Enter")
    expect(repairs(place)).to_have_count(0)
    expect(place.get_by_role("button", name="Another one")).to_be_focused()


def test_a_repair_is_chosen_by_finger(browser: Browser, site: Site) -> None:
    """One of them is right, whichever it is."""
    phone = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page = phone.new_page()
    place = opened(page, site, "Find the bug")
    found(place)
    expect(repairs(place).get_by_role("radio").first).to_be_focused()
    right = 0
    for radio in repairs(place).get_by_role("radio").all():
        radio.tap()
        place.get_by_role("button", name="Check", exact=True).tap()
        expect(place.get_by_role("button", name="Stop", exact=True)).to_have_count(0)
        right += place.get_by_text(re.compile("^Right: ")).count()
    assert right == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    nothing_is_found(page)
    phone.close()


def test_a_program_with_a_bug_is_opened_in_watch(page: Page, site: Site) -> None:
    place = opened(page, site, "Find the bug")
    place.get_by_role("button", name="Open it in Watch").click()
    expect(page.get_by_role("textbox", name="Your code")).to_contain_text("def solve")
    expect(place).to_be_visible()
    expect(page).to_have_url(re.compile("n=4"))
