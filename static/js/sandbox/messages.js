// What the page and a sandbox's worker say to each other, through the frame in between.
//
// The frame says { there: true }. The page then says { script, said: { files }, carried }: the worker's text, and what
// Python is made of, of which what is `carried` is handed over. Everything else that it says is for the worker:
//   { said: { more } }               an archive with the rest of the standard library
//   { said: { id, word, values } }   one of the door's words, answered by { id, answer } or { id, error }
// Of itself the worker says { ready: true } once Python is there, { broken } with a clause if Python did not come up, and
// { lines } while a program runs; the frame says { broken } of a worker that failed.

/** Characters, or bytes, of the longest answer: more would keep the page busy for long. */
const LONGEST = 20_000_000;

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

/** Whether this can be what the door has answered: JSON, a number, a flat array, or nothing. A program may forge it. */
export const isAnswer = (value) =>
  typeof value === "string"
    ? value.length <= LONGEST && isJson(value)
    : value === undefined ||
      typeof value === "number" ||
      (ArrayBuffer.isView(value) && value.byteLength <= LONGEST);
