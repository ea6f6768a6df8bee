"""The link to what is shown as a QR code: another program reads it from what is seen, saved and printed."""

import io
from itertools import product

import zxingcpp
from boards import button, choose, digits, menu_button
from opening import open_board
from paper import printed
from PIL import Image
from playwright.sync_api import Page, expect
from puzzles import LECTURE
from serving import Fault, Site
from test_accessibility import violations

PLAYED = f"board=sudoku&mode=play&givens={LECTURE}&entered={'..4'.ljust(81, '.')}"


def read(picture: Image.Image) -> list[str]:
    """Return what QR codes say in a picture."""
    return [code.text for code in zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode)]


def seen(page: Page) -> list[str]:
    return read(Image.open(io.BytesIO(page.screenshot())))


def saved(page: Page, name: str) -> tuple[str, bytes]:
    with page.expect_download() as download:
        button(page, name).click()
    return download.value.suggested_filename, download.value.path().read_bytes()


def test_it_says_the_link_wherever_it_is_shown(page: Page, site: Site) -> None:
    for fragment in (PLAYED, "board=queens&n=8&solution=17", "board=knight&rows=100&cols=100&start=a2"):
        open_board(page, site.url, fragment)
        choose(page, "QR code")
        expect(page.get_by_role("img", name="QR code of this link")).to_be_visible()
        expect(button(page, "Save as SVG")).to_be_focused()
        expect(page.get_by_role("dialog").get_by_text(page.url, exact=True)).to_be_visible()
        assert seen(page) == [page.url]
        assert [read(leaf.picture) for leaf in printed(page)] == [[page.url]]
        page.keyboard.press("Escape")
        expect(menu_button(page)).to_be_focused()
    # What goes to paper goes with it.
    expect(page.get_by_role("img", name="QR code of this link", include_hidden=True)).to_have_count(0)
    assert [read(leaf.picture) for leaf in printed(page)] == [[]]


def test_it_is_saved_as_a_picture(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, PLAYED)
    choose(page, "QR code")
    name, png = saved(page, "Save as PNG")
    assert name == "undoku-link.png"
    picture = Image.open(io.BytesIO(png))
    assert read(picture) == [page.url]
    # Sharp: nothing between black and white.
    assert {colour for _, colour in picture.convert("L").getcolors()} == {0, 255}
    name, svg = saved(page, "Save as SVG")
    assert name == "undoku-link.svg"
    link = page.url
    page.goto("about:blank")
    page.set_content(svg.decode())
    assert seen(page) == [link]


def test_it_can_be_read_in_the_dark_in_forced_colours_and_on_a_phone(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    choose(page, "QR code")
    expect(button(page, "Save as SVG")).to_be_focused()
    for scheme, forced in product(("light", "dark"), ("none", "active")):
        page.emulate_media(color_scheme=scheme, forced_colors=forced, reduced_motion="reduce")  # type: ignore[arg-type]
        for width, height in ((1366, 768), (390, 844), (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            assert seen(page) == [page.url], (scheme, forced, width)
        assert violations(page) == [], (scheme, forced)


def test_of_a_long_link_the_code_is_seen_when_it_opens(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    cages = "_".join(f"0:{cell}.{cell + 1}" for cell in range(0, 256, 2))
    open_board(page, site.url, f"board=sudoku&size=16&givens=1{'.' * 255}&cages={cages}")
    choose(page, "QR code")
    expect(button(page, "Save as SVG")).to_be_focused()
    assert seen(page) == [page.url]


def test_of_a_link_that_is_too_long_there_is_a_code_of_the_puzzle_alone(
    page: Page, site: Site, answered: None
) -> None:
    open_board(page, f"{site.url}?{'x' * 3000}", PLAYED)
    choose(page, "QR code")
    expect(page.get_by_text("too many for a QR code")).to_be_visible()
    expect(button(page, "Save as SVG")).to_be_hidden()
    alone = button(page, "Code of the puzzle alone")
    expect(alone).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(button(page, "Save as SVG")).to_be_focused()
    (link,) = seen(page)
    assert link.startswith(f"{site.url}#board=sudoku&")
    assert "entered" not in link
    open_board(page, *link.split("#"))
    assert digits(page) == LECTURE.replace("0", ".")


def test_what_draws_it_may_arrive_later(page: Page, site: Site, faults: list[str], answered: None) -> None:
    site.fault("qr-*.js", Fault.MISSING)
    open_board(page, site.url, "board=knight")
    choose(page, "QR code")
    expect(page.get_by_role("status")).to_contain_text("What draws QR codes did not arrive.")
    site.mend()
    choose(page, "QR code")
    expect(page.get_by_role("img", name="QR code of this link")).to_be_visible()
    faults.clear()
