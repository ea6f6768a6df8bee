"""The built site served under a subpath, as GitHub Pages does, and as badly as a test asks."""

import enum
import fnmatch
import functools
import gzip
import re
import shutil
import socket
import struct
import threading
from pathlib import Path

from chain import rehash
from serve import Handler, Server

SITE = Path(__file__).parent.parent.parent / "_site"
BOOT = 60_000  # milliseconds: a busy machine with several browsers at once


class Fault(enum.Enum):
    """What can go wrong with a download."""

    TRUNCATED = "half of it"
    ERROR_PAGE = "a page of HTML with status 200"
    MISSING = "status 404"
    STALLED = "half of it, and then nothing"
    OTHER = "another file, packed and whole"
    FLIPPED = "one bit is another"
    NEWER = "a text of another version"
    EMPTY = "nothing, with status 200"
    SERVER_ERROR = "status 500"
    UNTYPED = "the file itself, as plain text"
    REDIRECT = "the page, by way of another address"
    RESET = "no answer: the connection is reset"
    BROKEN_OFF = "less than was announced"


# To WebAssembly an empty section with a name, to an archive something behind its end: both go on working.
TAIL = b"\x00\x06\x05other"


def flipped(content: bytes) -> bytes:
    """Return a text with another digit or letter of the same kind: what reads it sees nothing wrong."""
    at = next(at for at in range(len(content) // 2, len(content)) if content[at : at + 1].isalnum())
    return content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]


class FaultyHandler(Handler):
    """Serves the site, but one file as badly as its server's `site` says."""

    server: "FaultyServer"

    def do_GET(self) -> None:
        site = self.server.site
        path = Path(self.translate_path(self.path))
        site.asked.append(path.name)
        if site.broken is None or not fnmatch.fnmatch(path.name, site.broken[0]):
            super().do_GET()
            return
        fault = site.broken[1]
        site.left -= 1
        if site.left == 0:
            site.broken = None
        self.answer_badly(path, fault)

    def answer_badly(self, path: Path, fault: Fault) -> None:
        site = self.server.site
        match fault:
            case Fault.MISSING:
                self.send_error(404)
            case Fault.ERROR_PAGE:
                self.answer("text/html", b"<!doctype html><title>Sign in</title>")
            case Fault.TRUNCATED:
                self.answer(self.guess_type(path), path.read_bytes()[: path.stat().st_size // 2])
            case Fault.OTHER:
                content = gzip.decompress(path.read_bytes()) + TAIL
                self.answer(self.guess_type(path), gzip.compress(content, 1))
            case Fault.FLIPPED:
                self.answer(self.guess_type(path), flipped(path.read_bytes()))
            case Fault.NEWER:
                self.answer(self.guess_type(path), path.read_bytes() + b"\n")
            case Fault.EMPTY:
                self.answer(self.guess_type(path), b"")
            case Fault.SERVER_ERROR:
                self.send_error(500)
            case Fault.UNTYPED:
                self.answer("text/plain", path.read_bytes())
            case Fault.REDIRECT:
                self.send_response(302)
                self.send_header("Location", site.url)
                self.end_headers()
            case Fault.RESET:
                # With what was not sent thrown away, a connection is not closed in order.
                self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                self.connection.close()
            case Fault.BROKEN_OFF:
                content = path.read_bytes()
                self.answer(self.guess_type(path), content[: len(content) // 2], len(content))
            case Fault.STALLED:
                content = path.read_bytes()
                self.answer(self.guess_type(path), content[: len(content) // 2], len(content))
                site.stalled.set()
                site.mended.wait()

    def end_headers(self) -> None:
        if self.server.site.is_cached:
            self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def answer(self, kind: str, content: bytes, length: int | None = None) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length or len(content)))
        self.end_headers()
        self.wfile.write(content)
        self.wfile.flush()


class FaultyServer(Server):
    site: "Site"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle of a download is part of these tests."""


class Site:
    """The built site at `url`, under the subpath /undoku/."""

    def __init__(self, root: Path) -> None:
        (root / "undoku").symlink_to(SITE, target_is_directory=True)
        self.root = root
        self.server: FaultyServer | None = None
        self.port = 0
        self.asked: list[str] = []
        self.broken: tuple[str, Fault] | None = None
        self.left = 0
        # Whether browsers may keep what they get for a while, as static hosts tell them.
        self.is_cached = False
        self.stalled = threading.Event()
        self.mended = threading.Event()

    def __enter__(self) -> "Site":
        self.resume()
        return self

    def resume(self) -> None:
        """Switch the server on, again at the same address."""
        handler = functools.partial(FaultyHandler, directory=str(self.root))
        self.server = FaultyServer(("127.0.0.1", self.port), handler)
        self.server.site = self
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def __exit__(self, *exc: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/undoku/"

    def stop(self) -> None:
        """Switch the server off; the port stays closed until it is switched on again."""
        self.mend()
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def own_copy(self) -> Path:
        """Serve a copy of the site that the test may change, and return its folder."""
        folder = self.root / "undoku"
        folder.unlink()
        shutil.copytree(SITE, folder)
        return folder

    def change(self, path: str, pattern: str, text: str) -> None:
        """Serve a copy of the site in which a file is another: what a pattern matches there is `text`."""
        file = self.own_copy() / path
        before, changed = file.read_bytes(), re.sub(pattern, text, file.read_text(encoding="utf-8"))
        assert changed.encode() != before, f"{pattern} is not in {path}"
        file.write_text(changed, encoding="utf-8")
        rehash(self.root / "undoku", before, changed.encode())

    def fault(self, pattern: str, fault: Fault, times: int = 0) -> None:
        """Serve the files whose names match `pattern` badly, so many times or until they are mended."""
        self.stalled.clear()
        self.mended.clear()
        self.broken = (pattern, fault)
        self.left = times

    def mend(self) -> None:
        self.broken = None
        self.mended.set()
