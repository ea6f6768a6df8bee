// The frame in which a reader's program runs: of an origin of its own, and nothing in it but the script below. It is
// under the page's policy, which allows that script by its hash (index.html has it), and under a stricter one of its own.

import { RELAY } from "./relay.js";

/** Starts the relay, which starts the worker that it is sent the text of, and passes on what the page and the relay say. */
export const SCRIPT = `"use strict";
const RELAY = ${JSON.stringify(RELAY)};
let relay = null;
addEventListener("message", ({ data, source }) => {
  if (source !== parent) return;
  if (!relay) {
    relay = new Worker(URL.createObjectURL(new Blob([RELAY], { type: "text/javascript" })));
    relay.onmessage = ({ data }) => parent.postMessage(data, "*");
    relay.onerror = ({ message }) => parent.postMessage({ broken: String(message) }, "*");
  }
  relay.postMessage(data);
});
parent.postMessage({ there: true }, "*");
`;

/**
 * The page's policy lets through what asks the page's own host; nothing in here asks anybody. Which inline script may run
 * is the page's to say.
 */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; webrtc 'block'";

/** Nobody sees it, hears of it or comes to it with Tab. One that is not shown at all may be slowed down. */
const ATTRIBUTES = { sandbox: "allow-scripts", class: "sandbox", "aria-hidden": "true", tabindex: "-1" };

const BODY =
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
  `<script>${SCRIPT}</script>`;

/**
 * Puts such a frame into the page; `hear` is told what is said in it. Returns `tell`, which says something to it, and
 * `remove`, which ends whatever runs in it.
 */
export function makeFrame(hear) {
  const frame = document.createElement("iframe");
  for (const [name, value] of Object.entries(ATTRIBUTES)) frame.setAttribute(name, value);
  frame.srcdoc = BODY;
  const onMessage = ({ source, data }) => {
    if (source === frame.contentWindow) hear(data);
  };
  window.addEventListener("message", onMessage);
  document.body.append(frame);
  return {
    // Its origin has no name that could be given here.
    tell: (message) => frame.contentWindow.postMessage(message, "*"),
    remove() {
      window.removeEventListener("message", onMessage);
      frame.remove();
    },
  };
}
