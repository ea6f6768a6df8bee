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

/** Bytes of what a program's files and the like may take beside Python's memory, all in all. */
export const BESIDE = 256 * 2 ** 20;

/** What Python's file system takes for a full disk. */
const NO_SPACE = { name: "ErrnoError", errno: 51 };
const KINDS = [
  ...[Int8Array, Int16Array, Int32Array, BigInt64Array, Float32Array, Float64Array],
  ...[Uint8Array, Uint8ClampedArray, Uint16Array, Uint32Array, BigUint64Array],
];

/**
 * Lets no more array buffers be made than the limit says: what Python keeps in files is in them, outside of its memory. Counted
 * is what is made, until the browser has taken it back, which it does not do while a program runs. Returns `release`, which is
 * told of an array before it is sent away: its buffer is not here any more then.
 */
export function limitBuffers() {
  const { construct } = Reflect;
  const { isView } = ArrayBuffer;
  const { isArray } = Array;
  const bytesOf = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength").get;
  const { apply } = Reflect;
  let made = 0;
  const gone = new FinalizationRegistry((bytes) => {
    made -= bytes;
  });
  const register = gone.register.bind(gone);
  const unregister = gone.unregister.bind(gone);
  const isBuffer = (thing) => {
    try {
      return apply(bytesOf, thing, []) >= 0;
    } catch {
      return false;
    }
  };

  function counted(bytes, make) {
    if (!(made + bytes <= BESIDE)) throw Object.assign(new RangeError("no more memory"), NO_SPACE);
    const thing = make();
    if (bytes === 0) return thing;
    made += bytes;
    register(thing, bytes, thing);
    return thing;
  }

  /** How many items an array of this has, none where it shows a buffer that is there. */
  function itemsOf(first) {
    if (typeof first !== "object" || first === null) return Number(first ?? 0);
    if (isBuffer(first)) return 0;
    if (isView(first) || isArray(first)) return /** @type {any} */ (first).length;
    throw new TypeError("arrays are made of arrays here");
  }

  function replace(name, kind, bytesOfFirst) {
    const own = new Proxy(kind, {
      construct(_, given) {
        const [first, ...others] = given;
        // What is asked for its length once is not asked again.
        const size = typeof first === "object" ? first : Number(first ?? 0);
        return counted(bytesOfFirst(size), () =>
          construct(kind, first === undefined ? [] : [size, ...others]),
        );
      },
    });
    Object.defineProperty(kind.prototype, "constructor", {
      value: own,
      writable: false,
      configurable: false,
    });
    Object.defineProperty(globalThis, name, { value: own, writable: false, configurable: false });
  }

  for (const kind of KINDS) replace(kind.name, kind, (first) => itemsOf(first) * kind.BYTES_PER_ELEMENT);
  replace("ArrayBuffer", ArrayBuffer, Number);
  // These make or enlarge one in another way.
  for (const name of ["resize", "slice", "transfer", "transferToFixedLength"])
    remove(ArrayBuffer.prototype, name);
  for (const name of ["SharedArrayBuffer", "Float16Array"]) remove(globalThis, name);

  return (array) => {
    const { byteLength } = array;
    if (unregister(array)) made -= byteLength;
  };
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
