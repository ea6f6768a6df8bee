/** Tells, from now on, whether a key or a pointer was pressed. */
export function listenForUse() {
  let used = false;
  for (const name of ["pointerdown", "keydown"]) {
    addEventListener(name, () => (used = true), { capture: true, once: true });
  }
  return () => used;
}
