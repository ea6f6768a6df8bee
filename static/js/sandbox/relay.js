// What stands between a program's worker and the page: a worker of ours in the frame, in which the program's own worker runs.
// Whatever that one sends comes here, on a thread that nobody waits for. The page hears what fits the schema, and of reports
// at most one in a while, the latest. Both texts are part of the frame's script, which the page's policy allows by its hash.

/**
 * `fits(value, form)`: whether a value that has crossed is of a form; see schema.js for the forms. What it says no to may be
 * of any size: no value is gone through further than its form allows.
 */
export const FITS = `
const { isArray } = Array;
const isObject = (value) => typeof value === "object" && value !== null && !isArray(value);
// Stands for what is no JSON: no form has it.
const UNREAD = Symbol();
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return UNREAD;
  }
}
const FORMS = {
  anything: () => true,
  truth: (value) => typeof value === "boolean",
  nothing: (value) => value === null || value === undefined,
  number: (value, { least, most, whole }) =>
    typeof value === "number" && value >= least && value <= most && (!whole || Number.isInteger(value)),
  text: (value, { most }) => typeof value === "string" && value.length <= most,
  list: (value, { of, most }) => isArray(value) && value.length <= most && value.every((one) => fits(one, of)),
  row: (value, { of }) =>
    isArray(value) && value.length === of.length && of.every((form, place) => fits(value[place], form)),
  together: (value, { of, name, most }) =>
    fits(value, of) && value.reduce((all, one) => all + one[name].length, 0) <= most,
  either: (value, { of }) => of.some((form) => fits(value, form)),
  object: (value, { has, may = {} }) =>
    isObject(value) &&
    Object.keys(has).every((name) => Object.hasOwn(value, name)) &&
    Object.keys(value).every((name) =>
      Object.hasOwn(has, name) ? fits(value[name], has[name]) : Object.hasOwn(may, name) && fits(value[name], may[name]),
    ),
  names: (value, { of, most }) =>
    isObject(value) &&
    Object.entries(value).length <= most &&
    Object.entries(value).every(([name, one]) => name.length <= 100 && fits(one, of)),
  json: (value, { of, most }) => typeof value === "string" && value.length <= most && fits(parsed(value), of),
  // An array is sent with all of its buffer, however little of that it shows.
  flat: (value, { of, most }) =>
    value instanceof Float64Array &&
    value.length <= most &&
    value.byteLength === value.buffer.byteLength &&
    value.every((one) => fits(one, of)),
};
const fits = (value, form) => FORMS[form.is](value, form);
`;

/** The relay's own script. It is told { script, schema, said } at first, and then what else is said. */
export const RELAY = `"use strict";
${FITS}
let worker = null;
let schema = null;
// What was asked and is not answered, by its id, and of each open job of which kind it is.
const asked = new Map();
const kinds = new Map();
// Reports since something was asked.
let reports = 0;
let latest = null;
let due = 0;
let timer = 0;

function fail(broken) {
  worker.terminate();
  worker.onmessage = null;
  clearTimeout(timer);
  postMessage({ broken });
}

function tell() {
  timer = 0;
  due = performance.now() + schema.pause;
  postMessage(latest);
}

/** At most one in a while, the latest. */
function report(said) {
  reports += 1;
  if (reports > schema.reports) return fail(schema.words.flood);
  latest = said;
  timer ||= setTimeout(tell, Math.max(0, due - performance.now()));
}

function formOf({ word, values: [job, name] }) {
  if (word === "open" || word === "close") return schema[word];
  const kind = schema.jobs[kinds.get(job)];
  return word === "work" ? kind?.report : kind?.answers[name];
}

function answered({ id, answer }) {
  const question = asked.get(id);
  asked.delete(id);
  const form = formOf(question);
  if (!form || !fits(answer, form)) return fail(schema.words.unfit);
  if (question.word === "open" && typeof answer === "number") kinds.set(answer, question.values[0]);
  // What was told before the answer is heard before it.
  if (timer) {
    clearTimeout(timer);
    tell();
  }
  postMessage({ id, answer }, ArrayBuffer.isView(answer) ? [answer.buffer] : []);
}

function hear({ data }) {
  const kind = Object.keys(schema.said).find((name) => fits(data, schema.said[name]));
  if (kind === "lines") return report({ lines: data.lines });
  if (kind === "ready") return postMessage({ ready: true });
  if (kind === "broken") return fail(data.broken);
  if ((kind === "answer" || kind === "error") && asked.has(data.id)) {
    return kind === "answer" ? answered(data) : postMessage({ id: data.id, error: data.error });
  }
  fail(schema.words.unfit);
}

onmessage = ({ data: { script, said, ...first } }) => {
  if (!worker) {
    schema = first.schema;
    worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
    worker.onmessage = hear;
    worker.onmessageerror = () => fail(schema.words.unfit);
    worker.onerror = ({ message }) => fail(String(message).slice(0, schema.clause));
  }
  if (said.id !== undefined) {
    asked.set(said.id, said);
    reports = 0;
  }
  worker.postMessage(said);
};
`;
