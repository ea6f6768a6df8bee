// The SPLICE protocol (cssplice.org): a page that has this one in a frame keeps what is done here, and the score. It is asked once
// for what it has kept, with nothing but ids; whoever answers, from where, is told from then on, and nobody else.

import { results } from "../learn/results.js";
import { standing } from "../learn/standing.js";
import { nameOfText } from "../parts/checksum.js";
import { isObject } from "../parts/kept-values.js";
import { newId } from "../parts/new-id.js";
import { stateKept, stateOf } from "./state.js";

const GET = "SPLICE.getState";
const ANSWER = "SPLICE.getState.response";
const REPORT = "SPLICE.reportScoreAndState";
const RESIZE = "lti.frameResize";
/** Milliseconds between two heights that are told, at least; and what is no other height. */
const PAUSE = 300;
const SAME = 4;
/** No frame is asked to be higher. */
const HIGHEST = 4_000;
/** Whoever has the frame is not known before it has answered; these two say nothing of the reader. */
const ANYBODY = "*";

/** What of an address is where the reader is, and not what the frame is about. */
const PASSING = ["step", "view", "embed", "mode"];

/** What the frame is about, as an id: its task, its lesson whatever the screen, else what is on its board. */
function activityId(fragment) {
  const [, named] = /[#&](task=[^&]*|lesson=[\w-]+(?=$|&|\.\d+(?:&|$)))/.exec(fragment) ?? [];
  const parts = fragment.slice(1).split("&");
  const rest = parts.filter((part) => !PASSING.includes(part.split("=")[0]));
  return `undoku-${nameOfText(named ?? rest.join("&"))}`;
}

/**
 * Tell whoever has this page in a frame of the height that it needs. What is higher since the frame is higher is not told: it
 * would go on for ever.
 */
function tellHeight(send) {
  const measured = document.getElementById("workspace");
  let told = 0;
  let seenIn = innerHeight;
  let isDue = false;

  function tell() {
    isDue = false;
    const height = Math.ceil(measured.getBoundingClientRect().bottom + scrollY);
    const isResized = innerHeight !== seenIn;
    seenIn = innerHeight;
    if (Math.abs(height - told) < SAME) return;
    told = height;
    if (!isResized)
      send({ subject: RESIZE, message_id: newId(), height: Math.min(height, HIGHEST) }, ANYBODY);
  }

  tell();
  new ResizeObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(tell, PAUSE);
  }).observe(measured);
}

/** Begin to speak with the page around this one, whose frame shows what this fragment names. */
export function speak(fragment) {
  const { parent } = window;
  const send = (message, origin) => parent.postMessage(message, origin);
  const ids = { message_id: newId(), activity_id: activityId(fragment) };
  // Where the answer came from; null until then.
  let origin = null;
  // Whether anything was answered here: what was only brought back is no news.
  let isNews = false;
  let sent = "";
  // What was answered last, where no task or lesson is open.
  let alone = null;

  function report() {
    const now = standing.latest ?? alone;
    if (!origin || !isNews || !now) return;
    const told = { score: now.score, state: stateOf(now) };
    const text = JSON.stringify(told);
    if (text === sent) return;
    sent = text;
    send({ subject: REPORT, ...ids, message_id: newId(), ...told }, origin);
  }

  results.on(({ exercise, solved, tries = 1, score }) => {
    isNews = true;
    alone = { of: exercise, items: [{ solved, tries, score }], score };
    // When all have heard of it.
    queueMicrotask(report);
  });
  standing.on((isNow) => {
    isNews ||= isNow;
    report();
  });
  addEventListener("message", (event) => {
    const { data } = event;
    if (origin || event.source !== parent || !isObject(data)) return;
    if (data.subject !== ANSWER || data.message_id !== ids.message_id) return;
    // A page without an origin cannot be told alone.
    if (event.origin === "null") return;
    origin = event.origin;
    const kept = stateKept(data.state);
    if (kept) standing.bring(kept);
    report();
  });
  send({ subject: GET, ...ids }, ANYBODY);
  tellHeight(send);
}
