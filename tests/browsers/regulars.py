"""Browsers that tests use in turn: the page in them is reset, which takes less than to start another."""

import contextlib

from drivers import BROWSERS
from live import RESET
from serving import Site
from visitor import Visitor


class Regulars:
    """A visitor for each browser, which is started when the first test asks, and anew once it is lost."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._browsers = contextlib.ExitStack()
        self._visitors: dict[str, Visitor] = {}

    def __enter__(self) -> "Regulars":
        return self

    def __exit__(self, *error: object) -> None:
        self.discard()

    def visitor(self, name: str) -> Visitor:
        """Return a visitor with an empty page on which Python is ready, as on a first visit."""
        if name in self._visitors and not self._visitors[name].evaluate(RESET):
            self.discard()
        if name not in self._visitors:
            driver = self._browsers.enter_context(BROWSERS[name]())
            visitor = Visitor(driver, self._site.port)
            visitor.go(visitor.url)
            visitor.wait_for_engine("ready")
            visitor.stays = True
            self._visitors[name] = visitor
        return self._visitors[name]

    def discard(self) -> None:
        """Leave the browsers: the next test gets others."""
        self._visitors.clear()
        self._browsers.close()
