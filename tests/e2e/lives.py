"""The workers of a page that run Python: found, lost and hung, as only a test does it."""

from playwright.sync_api import Page, Worker


def python_of(page: Page) -> list[Worker]:
    """Return the workers that run Python, which PyScript starts from blobs, in the order of their start."""
    return [worker for worker in page.workers if worker.url.startswith("blob:")]


def hang(worker: Worker) -> None:
    """Let a worker loop for ever."""
    worker.evaluate("setTimeout(() => { for (;;); })")


def end_worker(page: Page, name: str) -> None:
    """End the worker whose life has a name that begins so, behind the page's back."""
    page.evaluate("(name) => document.querySelector(`script[name^=${name}]`).xworker.terminate()", name)
