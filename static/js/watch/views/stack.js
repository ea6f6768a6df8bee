import { make, setAttribute, setText } from "../../parts/dom.js";
import { CHANGED_LEGEND, frameLine, openCalls, STACK_LABEL } from "../words.js";

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
  let drawn = [];

  function makeFrame() {
    const name = make("span", { class: "frame-name" });
    const line = make("span", { class: "frame-line" });
    const variables = make("dl", { class: "variables" });
    const element = make("li", { class: "frame" }, make("p", { class: "frame-head" }, name, line), variables);
    return { element, name, line, variables, rows: [], values: new Map(), of: "" };
  }

  function fill(frame, { function: called, line, variables }, running) {
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
    for (const [index, [name, text]] of variables.entries()) {
      const row = frame.rows[index];
      setText(row.name, name);
      setText(row.value, String(text));
      const changed = !fresh && frame.values.get(name) !== text;
      setAttribute(row.pair, "data-changed", changed ? "" : null);
      values.set(name, text);
    }
    frame.values = values;
  }

  return {
    /** `frames`: {function, line, variables: [[name, text], ...]}, the outermost first. */
    show(frames) {
      const calls = Array.from(frames);
      setText(caption, openCalls(calls.length));
      while (drawn.length > calls.length) drawn.pop().element.remove();
      while (drawn.length < calls.length) {
        const frame = makeFrame();
        drawn.push(frame);
        list.prepend(frame.element);
      }
      for (const [index, call] of calls.entries()) fill(drawn[index], call, index === calls.length - 1);
      list.scrollTop = 0;
    },
    clear() {
      drawn = [];
      list.replaceChildren();
    },
  };
}
