"""How far long work has come, shown on a terminal where rich is installed, and nowhere else."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Update = Callable[[float | None, str], None]
"""Takes the part done from 0 to 1 (None: not known) and a few words."""


def remark(sentence: str) -> None:
    """Say on stderr what is no fault, where somebody reads along."""
    if sys.stderr.isatty():
        print(f"undoku: {sentence}", file=sys.stderr)


@contextmanager
def progress(title: str, beside_output: bool = False) -> Iterator[Update]:
    """Show a bar on stderr while the block runs, and remove it afterwards.

    Nothing is shown when stderr is no terminal, when rich is missing, or, with `beside_output`, when the
    results are printed on the terminal meanwhile and move by themselves.
    """
    quiet = not sys.stderr.isatty() or (beside_output and sys.stdout.isatty())
    if not quiet:
        try:
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
        except ImportError:
            quiet = True
    if quiet:
        yield lambda done, words: None
        return
    words_column = TextColumn("{task.fields[words]}")
    columns = (TextColumn("{task.description}"), BarColumn(), words_column, TimeElapsedColumn())
    # Left to rich, what is printed to stdout would come out above the bar, on stderr.
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as bar:
        task = bar.add_task(title, total=None, words="")

        def update(done: float | None, words: str) -> None:
            bar.update(task, total=None if done is None else 1.0, completed=done or 0.0, words=words)

        yield update
