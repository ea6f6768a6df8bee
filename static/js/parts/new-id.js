/** A name that nobody else has. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join("-");
