/**
 * Draw what is in an element anew. Where what had the cursor is gone then, `next()` says what has it from now on: a reader without
 * a mouse is lost otherwise.
 */
export function drawWithFocus(root, draw, next) {
  const had = root.contains(document.activeElement);
  draw();
  if (had && !root.contains(document.activeElement)) next()?.focus({ preventScroll: true });
}
