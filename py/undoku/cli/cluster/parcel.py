"""What is sent to workers: the package as an archive, once, and a function that uses it, with each part."""

from __future__ import annotations

import hashlib
import zipfile
from importlib.resources import files
from pathlib import Path

from undoku import __version__
from undoku.cli.cluster.errand import Errand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

LEAST = (3, 11)
"""The oldest Python that the package runs on."""


def errand() -> Errand:
    """The function that is sent with each part."""
    return Errand(files("undoku.cli.cluster").joinpath("errand.py").read_text("utf-8"))


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
        elif entry.name.endswith((".py", ".txt")):
            yield name, entry.read_bytes()
