// The libraries that something is drawn or edited with: fetched when it is first needed, and never before.

const folder = new URL("./static/vendor/libraries/", document.baseURI);
const asked = new Map();

/** The module of a library: "editor", "highlight", "hierarchy", "plot" or "qr". */
export function library(name) {
  if (!asked.has(name)) {
    // @ts-expect-error: an address is taken as its text.
    const module = import(new URL(`${name}.js`, folder));
    // What did not arrive is asked for again the next time.
    module.catch(() => asked.delete(name));
    asked.set(name, module);
  }
  return asked.get(name);
}
