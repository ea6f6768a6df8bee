"""Serve the finished site on loopback, on the first free port, until stopped with Ctrl+C."""

import errno
import functools
import http.server
import socket
import sys
from pathlib import Path

SITE = Path(__file__).resolve().parent.parent / "_site"
FIRST_PORT = 8000
PORTS = 100


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on, served as GitHub Pages does: without special headers."""

    extensions_map: dict[str, str] = {  # noqa: RUF012 - the base class declares it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        """Stay quiet: the address is all there is to read."""


class Server(http.server.ThreadingHTTPServer):
    """A server that leaves a taken port to whoever has it."""

    allow_reuse_address = sys.platform != "win32"
    daemon_threads = True


def answers(port: int) -> bool:
    """Tell whether somebody answers there: macOS would let a second server in beside one on all addresses."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def open_server(folder: Path, first_port: int = FIRST_PORT) -> Server:
    """Return a server of `folder` on loopback, on the first free port from `first_port` on."""
    handler = functools.partial(Handler, directory=str(folder))
    for port in range(first_port, first_port + PORTS):
        if answers(port):
            continue
        try:
            return Server(("127.0.0.1", port), handler)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    sys.exit(f"All ports from {first_port} to {first_port + PORTS - 1} are taken.")


def main() -> None:
    """Serve until interrupted."""
    with open_server(SITE) as server:
        print(f"Undoku is at http://127.0.0.1:{server.server_address[1]}/ (Ctrl+C stops it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
