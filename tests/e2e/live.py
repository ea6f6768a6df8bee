"""One page that all tests use in turn: it is reset between them, which is faster than to open another."""

from playwright.sync_api import Browser, BrowserContext, Page, Request
from serving import BOOT, Site

PERMISSIONS = ["clipboard-read", "clipboard-write"]
VIEWPORT = {"width": 1280, "height": 720}
# A page that can be used by the next test: it has its own address, its Python, and nobody has done anything.
RESET = """async () => {
  if (document.documentElement.dataset.engine !== "ready") return false;
  await undoku.reset();
  return true;
}"""


# What a test may leave in the page without a trace in what is seen: it would meet the next one.
OWN = "() => Object.keys(window).filter((name) => !/^[0-9]+$/.test(name))"  # the numbers are frames
# What comes with the code of a room, and with a check of the tests.
COMES = {"litHtmlVersions", "axe"}
# What holds for every page that is opened after it, or for as long as the page is there.
FOR_GOOD = ("add_init_script", "route", "expose_binding", "expose_function")

PAGES: set[Page] = set()


def note_faults(context: BrowserContext, site: Site, seen: list[str]) -> None:
    """Note every error of a page, and every request to another host (that of a worker is seen too)."""

    def on_request(made: Request) -> None:
        if not made.url.startswith((site.url, "blob:", "data:")):
            seen.append(f"request to {made.url}")

    context.on("request", on_request)
    context.on("weberror", lambda error: seen.append(f"page error: {error.error.stack}"))


def refuse(*_: object, **__: object) -> None:
    raise AssertionError("this stays with the page that all tests use: ask for one of its own (fresh)")


class Live:
    """The page: opened when the first test asks for it, and anew after one that has left it unusable."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self.browser = browser
        self.site = site
        self.page: Page | None = None
        self.own: list[str] = []
        self.faults: list[str] = []

    @property
    def context(self) -> BrowserContext:
        return self.ready().context

    def ready(self) -> Page:
        """Return the page, opened if need be."""
        if self.page is None:
            context = self.browser.new_context(viewport=VIEWPORT, permissions=PERMISSIONS)
            note_faults(context, self.site, self.faults)
            self.page = context.new_page()
            PAGES.add(self.page)
            self.page.goto(self.site.url)
            self.page.wait_for_function("document.documentElement.dataset.engine === 'ready'", timeout=BOOT)
            self.own = self.page.evaluate(OWN)
            for name in FOR_GOOD:
                setattr(self.page, name, refuse)
                setattr(context, name, refuse)
        return self.page

    def left(self) -> list[str]:
        """Return what a test has left in the page that nobody resets, as variables."""
        if self.page is None:
            return []
        now = self.page.evaluate(OWN)
        return sorted({*now} - {*self.own} - COMES)

    def reset(self) -> Page:
        """Return the page as on a first visit."""
        page = self.ready()
        for other in page.context.pages:
            if other is not page:
                other.close()
        if page.viewport_size != VIEWPORT:
            page.set_viewport_size(VIEWPORT)
        page.emulate_media(media="null", color_scheme="null", reduced_motion="null", forced_colors="null")
        page.mouse.move(0, 0)
        if not page.evaluate(RESET):
            self.discard()
            return self.ready()
        return page

    def discard(self) -> None:
        """Leave the page: the next test gets another one."""
        if self.page is not None:
            PAGES.discard(self.page)
            self.page.context.close()
            self.page = None
