"""Programs in a Python of their own, and what they may not reach."""

import socket
import threading
from typing import Self

# The address of a page whose programs have somewhere to run.
OWN_CODE = "board=queens&n=6&mode=watch&strategy=your-code"

# Runs a program in a life as a callback does, and says how it ended; or what whoever asked hears instead.
RUN = """
async (life, code, seconds = 1) => {
  const asked = { board: "queens", question: { n: 6 }, code, seconds };
  const { worker } = life;
  try {
    const job = await life.guard(worker.open("program", JSON.stringify(asked)));
    if (typeof job === "string") return JSON.parse(job).sentence;
    let report = {};
    while (!report.done) report = JSON.parse(await life.guard(worker.work(job, 1000)));
    await life.guard(worker.ask(job, "overview", '{"width": 300}'));
    return report.ended;
  } catch (error) {
    return error.message;
  }
}
"""
IN_A_FRESH_ONE = f"""
async (code, seconds) => {{
  const life = await undoku.sandboxes.take();
  const said = await ({RUN})(life, code, seconds);
  life.end();
  return said;
}}
"""

# What a script in a program's place tries, with nothing taken away from it. `own` is this page's host, and
# `other` another.
REACHING = r"""
const heard = (target, good, bad = "error") =>
  new Promise((resolve) => {
    target.addEventListener(good, () => resolve("reached"));
    target.addEventListener(bad, () => resolve("refused"));
  });
const request = (address) => {
  const made = new XMLHttpRequest();
  made.open("GET", address);
  made.send();
  return heard(made, "load");
};
const everywhere = {
  fetch: (address) => fetch(address),
  "fetch without an answer": (address) => fetch(address, { mode: "no-cors" }),
  "fetch with a body": (address) => fetch(address, { method: "POST", mode: "no-cors", body: "board" }),
  XMLHttpRequest: request,
  import: (address) => import(address),
  importScripts: (address) => importScripts(address),
  Worker: (address) => heard(new Worker(address), "message"),
  WebSocket: (address) => heard(new WebSocket(address.replace("http", "ws")), "open"),
  EventSource: (address) => heard(new EventSource(address), "open"),
  WebTransport: (address) => new WebTransport(address.replace("http:", "https:")).ready,
  FontFace: (address) => new FontFace("reaching", `url(${address})`).load(),
  "a worker in it": (address) => {
    const text = `
      fetch("${address}", { mode: "no-cors" })
        .catch(() => import("${address}"))
        .catch(() => importScripts("${address}"))
        .then(() => postMessage("reached"), () => postMessage("refused"));
    `;
    const worker = new Worker(URL.createObjectURL(new Blob([text])));
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
    });
  },
};
const here = {
  indexedDB: () => heard(indexedDB.open("reaching"), "success"),
  caches: async () => {
    // An origin of its own may have caches of its own, in which is nothing of the page.
    if ((await caches.keys()).length === 0) throw new Error("empty");
  },
  files: () => navigator.storage.getDirectory(),
  locks: () => navigator.locks.request("reaching", () => {}),
  serviceWorker: () => navigator.serviceWorker.getRegistrations(),
  document: () => document.title,
  parent: () => parent.document,
};
async function tried(reach) {
  try {
    return (await reach()) === "refused" ? "refused" : "reached";
  } catch {
    return "refused";
  }
}
addEventListener("message", async ({ data: { id, own, other } }) => {
  const told = { origin: await self.origin };
  for (const [name, reach] of Object.entries(everywhere)) {
    told[`${name}, own host`] = await tried(() => reach(`${own}reach-${encodeURIComponent(name)}`));
    told[`${name}, other host`] = await tried(() => reach(`${other}${encodeURIComponent(name)}`));
  }
  for (const [name, reach] of Object.entries(here)) told[name] = await tried(reach);
  const channel = new BroadcastChannel("undoku");
  channel.postMessage("from a program");
  postMessage({ id, answer: told });
});
"""
# Lets such a script run where a program's worker would: in such a frame, with another text of the worker.
REACH = """
async (script, other) => {
  const broadcast = [];
  const channel = new BroadcastChannel("undoku");
  channel.onmessage = ({ data }) => broadcast.push(data);
  const life = await undoku.sandboxes.take();
  const frame = document.querySelector("iframe").cloneNode();
  life.end();
  const told = await new Promise((resolve) => {
    addEventListener("message", ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      if (data.answer) resolve(data.answer);
      // The relay lets through what the schema allows: here anything that it is asked for.
      const schema = { said: { answer: { is: "anything" } }, close: { is: "anything" } };
      const said = { id: 1, word: "close", values: [], own: location.href.split("#")[0], other };
      if (data.there) source.postMessage({ script, schema, said }, "*");
    });
    document.body.append(frame);
  });
  frame.remove();
  return { ...told, broadcast };
}
"""


class Listener:
    """A server that waits for anybody at all, and notes who has come."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}/"
        self.heard: list[bytes] = []

    def __enter__(self) -> Self:
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(self, *exc: object) -> None:
        self._socket.close()

    def _listen(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            with connection:
                self.heard.append(connection.recv(1000))
