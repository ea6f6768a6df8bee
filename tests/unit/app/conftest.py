"""The callbacks, loaded anew for every test, with a small page that notes what they do."""

import sys
from collections.abc import Callable, Iterator

import pytest
from fake_page import App, FakePage, pyscript


@pytest.fixture
def app() -> Iterator[Callable[[], App]]:
    """Make the app; to be called where the event loop runs."""

    def forget() -> None:
        for name in [name for name in sys.modules if name.split(".")[0] in ("app", "pyscript")]:
            del sys.modules[name]

    def make() -> App:
        forget()
        page = FakePage()
        sys.modules["pyscript"] = pyscript(page)
        from app.events import handle

        return App(page, handle)

    yield make
    forget()
