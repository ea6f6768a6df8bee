// A snapshot of Python's memory, made when the site was built: with it Python does not start, it is simply there. The one
// module that knows what Pyodide keeps to itself about snapshots (`_loadSnapshot`, `API.restoreSnapshot`).
//
// The file: how many bytes of JSON follow, as 32 bits; the JSON, padded with blanks to a multiple of four bytes; then
// pages of memory, those that a start changes. The JSON is { state, size, pages }: what Pyodide wants to know of the objects that
// Python has of JavaScript, how large the memory was, and the numbers of the pages, each less the one before it.

export const PAGE = 4096;

/** Where Python keeps how functions are called, which depends on the browser. */
const callingOf = ({ __PyRuntime: runtime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: offset, HEAP32 }) =>
  (runtime + HEAP32[offset / 4]) / 4;

/** Puts the pages where they belong, in the memory of a module that has just been made; gives the state. */
function put(snapshot, module) {
  const length = new DataView(snapshot).getUint32(0, true);
  const head = new TextDecoder().decode(new Uint8Array(snapshot, 4, length));
  const { state, size, pages } = JSON.parse(head);
  const { HEAP32, HEAPU8 } = module;
  if (HEAPU8.length !== size) throw new RangeError("another size of memory");
  const calling = callingOf(module);
  const called = HEAP32[calling];
  let from = 4 + length;
  let page = 0;
  for (const step of pages) {
    page += step;
    HEAPU8.set(new Uint8Array(snapshot, from, PAGE), page * PAGE);
    from += PAGE;
  }
  HEAP32[calling] = called;
  return state;
}

/** What Pyodide is told, beside its other options, to go on from a snapshot, an array buffer. */
export function restoring(snapshot, create) {
  // Pyodide keeps what it is told, but the pages are not wanted twice.
  let left = snapshot;
  return {
    // What it would copy itself is not what the file holds.
    _loadSnapshot: new Uint8Array(),
    async createPyodideModule(settings) {
      // So large is what it would copy.
      delete settings.INITIAL_MEMORY;
      const module = await create(settings);
      module.API.restoreSnapshot = () => {
        const state = put(left, module);
        left = null;
        return state;
      };
      return module;
    },
  };
}
