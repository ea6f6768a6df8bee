"""The callbacks, loaded anew for every test, with a small page that notes what they do."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module

import pytest
from contract import MODULES
from fake_page import FAULTS, App, FakePage, pyscript

from undoku.watch.watched import Watched


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
        for name in MODULES:
            import_module(f"app.{name}")
        from app.callbacks import handle

        return App(page, handle)

    FAULTS.clear()
    yield make
    forget()
    assert FAULTS == []


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int], None]:
    """Let searches be recorded up to a limit, and of longer ones keep so many of the last steps."""
    return lambda limit, tail: monkeypatch.setattr(Watched.__init__, "__defaults__", (limit, tail))
