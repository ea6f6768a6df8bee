"""What is sent to workers: the package as an archive, once, and a function that uses it, with each part."""

from __future__ import annotations

import hashlib
import zipfile
from importlib.resources import files
from pathlib import Path

from undoku import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable
    from typing import Any

LEAST = (3, 11)
"""The oldest Python that the package runs on."""

LOADER = "(lambda there: exec(compile(source, 'errand', 'exec'), there) or there['run'])({})"


class Errand:
    """The function `run` of `errand`, which is pickled as the text of its file and so read by any Python."""

    def __init__(self) -> None:
        """Read the text."""
        self._source = files("undoku.cli.cluster").joinpath("errand.py").read_text("utf-8")

    def __reduce__(self) -> Any:
        """Tell a worker how to make it."""
        return eval, (LOADER, {"source": self._source})

    def __call__(self, archive: str, least: tuple[int, int], payload: bytes) -> tuple[bool, Any]:
        """Not here: a worker calls what it has made."""
        raise NotImplementedError


def write_archive(folder: str) -> Path:
    """Write the package into a zip file, named after what is in it, in this folder."""
    sources = sorted(_sources(files("undoku"), "undoku"))
    digest = hashlib.sha256()
    for name, text in sources:
        digest.update(name.encode() + b"\0" + text + b"\0")
    file = Path(folder, f"undoku-{__version__}-{digest.hexdigest()[:12]}.zip")
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in sources:
            archive.writestr(name, text)
    return file


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, name)
        elif entry.name.endswith(".py"):
            yield name, entry.read_bytes()
