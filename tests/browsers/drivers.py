"""Firefox and WebKit, started for one test: both know WebDriver's words, each takes them in its own way."""

import contextlib
import http.client
import json
import socket
from collections.abc import Iterator
from typing import Any, Protocol

from programs import LOOPBACK, answers, free_port, own_folder, running, screen

from other_browsers import firefox, webkit_driver

# Seconds for the answer to one command: more than any command may wait for.
PATIENCE = 200

# Not loopback's: there Firefox would let a worker fetch although it is offline.
NAME = "undoku.test"
PREFERENCES = {
    "marionette.port": 0,
    "network.dns.localDomains": NAME,
    "network.proxy.type": 0,
    "dom.securecontext.allowlist": NAME,
    "dom.serviceWorkers.testing.enabled": True,
    # What the site needs offline is in its own cache, or nowhere.
    "browser.cache.disk.enable": False,
    "browser.cache.memory.enable": False,
}

# What Firefox itself can do, beyond what WebDriver has words for.
NETWORK = "const [isThere, done] = arguments; Services.io.offline = !isThere; done();"
CLEAR = """
const [url, done] = arguments;
const site = Services.scriptSecurityManager.createContentPrincipal(Services.io.newURI(url), {});
const { CLEAR_COOKIES_AND_SITE_DATA: all } = Ci.nsIClearDataService;
Services.clearData.deleteDataFromPrincipal(site, true, all, { onDataDeleted: () => done() });
"""

# How WebDriver writes its commands over HTTP.
ROUTES = {
    "SetTimeouts": ("POST", "timeouts"),
    "SetWindowRect": ("POST", "window/rect"),
    "GetWindowHandle": ("GET", "window"),
    "NewWindow": ("POST", "window/new"),
    "SwitchToWindow": ("POST", "window"),
    "CloseWindow": ("DELETE", "window"),
    "Navigate": ("POST", "url"),
    "ExecuteAsyncScript": ("POST", "execute/async"),
    "ElementClick": ("POST", "element/{id}/click"),
    "PerformActions": ("POST", "actions"),
    "TakeScreenshot": ("GET", "screenshot"),
}


class Refused(Exception):
    """A browser's answer to a command that it could not carry out."""

    def __init__(self, error: dict[str, str]) -> None:
        super().__init__(f"{error['error']}: {error['message']}")


class Driver(Protocol):
    """A browser with one window, to which this machine has the name `host`.

    It can be told to print where it `prints`.
    """

    host: str
    prints: bool

    def ask(self, command: str, **parameters: Any) -> Any:
        """Let the browser carry out one of WebDriver's commands, and return its answer."""

    def go_offline(self) -> None:
        """Take the network away, where a browser has a switch for that."""

    def go_online(self) -> None:
        """Give it back."""

    def clear(self, url: str) -> bool:
        """Clear what is stored of a site, as the settings do; tell whether that can be asked for."""


class Firefox:
    """Firefox, asked through Marionette, its own door, which needs no other program."""

    host = NAME
    prints = True

    def __init__(self, connection: socket.socket) -> None:
        self.stream = connection.makefile("rwb")
        self.asked = 0
        self.hear()  # it begins with who it is
        self.ask("NewSession")

    def ask(self, command: str, **parameters: Any) -> Any:
        answer = self.tell(f"WebDriver:{command}", parameters)
        return answer.get("value", answer) if isinstance(answer, dict) else answer

    def go_offline(self) -> None:
        self.ask_inside(NETWORK, False)

    def go_online(self) -> None:
        self.ask_inside(NETWORK, True)

    def clear(self, url: str) -> bool:
        self.ask_inside(CLEAR, url)
        return True

    def ask_inside(self, script: str, *parameters: Any) -> None:
        """Run a script that may do all that Firefox does, until it calls its last argument."""
        self.tell("Marionette:SetContext", {"value": "chrome"})
        self.ask("ExecuteAsyncScript", script=script, args=parameters)
        self.tell("Marionette:SetContext", {"value": "content"})

    def tell(self, command: str, parameters: dict[str, Any]) -> Any:
        self.asked += 1
        message = json.dumps([0, self.asked, command, parameters]).encode()
        self.stream.write(b"%d:%s" % (len(message), message))
        self.stream.flush()
        _, _, error, answer = self.hear()
        if error:
            raise Refused(error)
        return answer

    def hear(self) -> Any:
        """Read one message: its length, a colon, JSON."""
        length = b""
        while (byte := self.stream.read(1)) != b":":
            assert byte, "Firefox has ended"
            length += byte
        return json.loads(self.stream.read(int(length)))


class WebKit:
    """WebKitGTK's own small browser, asked over HTTP through its driver."""

    host = LOOPBACK
    prints = False

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection(LOOPBACK, port, timeout=PATIENCE)
        self.session = "/session/" + self.tell("POST", "/session", {"capabilities": {}})["sessionId"]

    def ask(self, command: str, **parameters: Any) -> Any:
        method, path = ROUTES[command]
        return self.tell(method, f"{self.session}/{path.format(**parameters)}", parameters)

    def go_offline(self) -> None:
        """It has no such switch: that the server is off must do."""

    def go_online(self) -> None:
        """It has no such switch."""

    def clear(self, url: str) -> bool:
        return False

    def close(self) -> None:
        with contextlib.closing(self.connection):
            self.tell("DELETE", self.session)

    def tell(self, method: str, path: str, parameters: dict[str, Any] | None = None) -> Any:
        self.connection.request(method, path, json.dumps(parameters) if method == "POST" else None)
        response = self.connection.getresponse()
        value = json.load(response)["value"]
        if response.status >= 400:
            raise Refused(value)
        return value


@contextlib.contextmanager
def start_firefox() -> Iterator[Driver]:
    with own_folder() as profile:
        lines = [f"user_pref({json.dumps(pair)[1:-1]});\n" for pair in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines))
        port = profile / "MarionetteActivePort"
        options = ["--headless", "--no-remote", "--marionette", "--remote-allow-system-access"]
        with running([firefox(), *options, "--profile", profile], profile) as wait_for:
            wait_for(lambda: port.exists() and port.read_text())
            with socket.create_connection((LOOPBACK, int(port.read_text())), PATIENCE) as connection:
                yield Firefox(connection)


@contextlib.contextmanager
def start_webkit() -> Iterator[Driver]:
    with own_folder() as home, screen(home) as display:
        port = free_port()
        environment = {"DISPLAY": display, "GDK_BACKEND": "x11"}
        with running([webkit_driver(), f"--port={port}"], home, environment) as wait_for:
            wait_for(lambda: answers(port))
            with contextlib.closing(WebKit(port)) as driver:
                yield driver


BROWSERS = {"Firefox": start_firefox, "WebKit": start_webkit}
