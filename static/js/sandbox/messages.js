// What the page and a sandbox's worker say to each other, through the frame and the relay in between.
//
// The frame says { there: true }. The page then says { script, schema, said: { files } }: the worker's text, what the relay lets
// through, and what Python is made of, as blobs. Everything else that it says is for the worker:
//   { said: { more } }               a blob, the archive with the rest of the standard library
//   { said: { id, word, values } }   one of the door's words, answered by { id, answer } or { id, error }
// Of itself the worker says { ready: true } once Python is there, { broken } with a clause if Python did not come up, and
// { lines } while a program runs; the relay says { broken } of a worker that failed, or said what does not fit the schema.

import { ANSWER } from "./schema.js";

const is = (type) => (value) => typeof value === type;
/** What each name may carry. `answer` is checked where it is awaited. */
const KINDS = {
  there: is("boolean"),
  ready: is("boolean"),
  broken: is("string"),
  lines: (value) => Number.isSafeInteger(value) && value >= 0,
  id: Number.isSafeInteger,
};

/** Whether what has been heard can be from our own scripts. */
export const isSaid = (data) =>
  data !== null &&
  typeof data === "object" &&
  Object.entries(KINDS).filter(([name, isRight]) => Object.hasOwn(data, name) && isRight(data[name]))
    .length === 1;

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether this can be what the door has answered: JSON, a number, a flat array, or nothing. The relay has held it against the schema. */
export const isAnswer = (value) =>
  typeof value === "string"
    ? value.length <= ANSWER && isJson(value)
    : value === undefined ||
      typeof value === "number" ||
      (ArrayBuffer.isView(value) && value.byteLength <= ANSWER);
