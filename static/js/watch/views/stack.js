import { make, setAttribute, setText } from "../../parts/dom.js";
import { pause } from "../../parts/waiting.js";
import { CHANGED_LEGEND, frameLine, openCalls, STACK_LABEL } from "../words.js";

/** Calls and variables that are drawn at once: of more the page would be kept busy. */
const SLICE = 150;

/** The open calls, the running one on top, each with its line and its variables; what changed is marked. */
export function createStack(root) {
  const caption = make("p", { class: "view-caption" });
  const legend = make(
    "p",
    { class: "view-caption stack-legend" },
    make("span", { class: "swatch", "data-changed": "", "aria-hidden": "true" }),
    CHANGED_LEGEND,
  );
  const list = make("ol", {
    class: "stack",
    reversed: "",
    tabindex: "0",
    "aria-label": STACK_LABEL,
  });
  root.replaceChildren(caption, legend, list);
  // By their places in the stack; of the outermost there are none until they have been drawn.
  let drawn = [];
  let latest = 0;

  function makeFrame() {
    const name = make("span", { class: "frame-name" });
    const line = make("span", { class: "frame-line" });
    const variables = make("dl", { class: "variables" });
    const element = make("li", { class: "frame" }, make("p", { class: "frame-head" }, name, line), variables);
    return { element, name, line, variables, rows: [], key: "", values: new Map(), of: "" };
  }

  /** Let a frame show a call; tell how many lines were written, none where it shows that already. */
  function fill(frame, call, running) {
    const { function: called, line, variables } = call;
    const key = `${running}|${JSON.stringify(call)}`;
    if (frame.key === key) return 0;
    const fresh = frame.of !== called;
    frame.of = called;
    setText(frame.name, called);
    setText(frame.line, frameLine(line));
    setAttribute(frame.element, "aria-current", running ? "true" : null);
    while (frame.rows.length > variables.length) frame.rows.pop().pair.remove();
    while (frame.rows.length < variables.length) {
      const row = { name: make("dt"), value: make("dd") };
      row.pair = make("div", {}, row.name, row.value);
      frame.variables.append(row.pair);
      frame.rows.push(row);
    }
    const values = new Map();
    let marked = false;
    for (const [index, [name, text]] of variables.entries()) {
      const row = frame.rows[index];
      setText(row.name, name);
      setText(row.value, String(text));
      const changed = !fresh && frame.values.get(name) !== text;
      setAttribute(row.pair, "data-changed", changed ? "" : null);
      marked ||= changed;
      values.set(name, text);
    }
    frame.values = values;
    // What has changed is not new the next time.
    frame.key = marked ? "" : key;
    return 1 + variables.length;
  }

  function place(index) {
    const frame = makeFrame();
    drawn[index] = frame;
    const above = drawn[index + 1];
    if (above) above.element.after(frame.element);
    else list.prepend(frame.element);
  }

  /** Draw a slice of the calls, from a place outwards; give the place of the next one. */
  function drawSlice(calls, from) {
    let index = from;
    for (let lines = 0; index >= 0 && lines < SLICE; index -= 1) {
      if (!drawn[index]) place(index);
      lines += fill(drawn[index], calls[index], index === calls.length - 1);
    }
    return index;
  }

  async function drawRest(calls, from) {
    const wanted = latest;
    for (let index = from; index >= 0; index = drawSlice(calls, index)) {
      await pause();
      if (wanted !== latest) return;
    }
  }

  return {
    /**
     * `frames`: {function, line, variables: [[name, text], ...]}, the outermost first. Those that run are drawn at once; gives a
     * promise of the others, null where there are none.
     */
    show(frames) {
      latest += 1;
      const calls = Array.from(frames);
      setText(caption, openCalls(calls.length));
      for (const frame of drawn.splice(calls.length)) frame?.element.remove();
      const left = drawSlice(calls, calls.length - 1);
      list.scrollTop = 0;
      return left < 0 ? null : drawRest(calls, left);
    },
    clear() {
      latest += 1;
      drawn = [];
      list.replaceChildren();
    },
  };
}
