// What a program's worker may use, and how much memory its Python may take. That nothing can be reached from there is the
// frame's doing; this is a second lock on the same door.

/** Bytes of memory beyond which Python is refused more: it raises MemoryError then. */
export const MOST = 512 * 2 ** 20;
/** The unit in which WebAssembly counts memory. */
const PAGE = 65_536;

/** What is left: the language, and what Python's own runtime goes on using. */
const LEFT = new Set(
  `globalThis self Infinity NaN undefined isFinite isNaN parseFloat parseInt escape unescape eval
  decodeURI decodeURIComponent encodeURI encodeURIComponent
  Object Function Boolean Symbol Number BigInt Math Date Temporal Intl String RegExp JSON Reflect Proxy
  Error AggregateError EvalError RangeError ReferenceError SuppressedError SyntaxError TypeError URIError InternalError
  Array ArrayBuffer DataView Atomics SharedArrayBuffer Map Set WeakMap WeakSet WeakRef FinalizationRegistry
  Int8Array Int16Array Int32Array BigInt64Array Uint8Array Uint8ClampedArray Uint16Array Uint32Array BigUint64Array
  Float16Array Float32Array Float64Array
  Promise Iterator AsyncIterator DisposableStack AsyncDisposableStack
  WebAssembly TextDecoder TextEncoder performance crypto console constructor`.split(/\s+/),
);

/** Lets no memory of WebAssembly grow beyond the limit, whatever is done to this worker's objects afterwards. */
export function limitMemory() {
  const { apply, getOwnPropertyDescriptor } = Reflect;
  const { grow } = WebAssembly.Memory.prototype;
  const bufferOf = getOwnPropertyDescriptor(WebAssembly.Memory.prototype, "buffer").get;
  const bytesOf = getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength").get;
  Object.defineProperty(WebAssembly.Memory.prototype, "grow", {
    value(pages) {
      const more = Number(pages);
      const now = apply(bytesOf, apply(bufferOf, this, []), []);
      if (!(now + more * PAGE <= MOST)) throw new RangeError("a program's Python may not take more memory");
      return apply(grow, this, [more]);
    },
    configurable: false,
    writable: false,
  });
}

function remove(object, name) {
  try {
    if (delete object[name]) return;
    Object.defineProperty(object, name, { value: undefined, writable: false });
  } catch {
    // This browser keeps it: what it could reach is refused all the same.
  }
}

/** Takes away what a program has no business with. Who still needs something of it has it already. */
export function takeAway() {
  for (let object = globalThis; object !== Object.prototype; object = Object.getPrototypeOf(object)) {
    for (const name of Object.getOwnPropertyNames(object)) if (!LEFT.has(name)) remove(object, name);
  }
  // Memory that was made anew would have no limit, and what is printed past Python would be kept by the browser.
  remove(WebAssembly, "Memory");
  for (const name of Object.keys(console)) console[name] = () => {};
}
