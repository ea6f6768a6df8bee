// Presses and drags over the squares of a board.

import { setAttribute } from "../parts/dom.js";

/** The squares from one to another, with both, on a board of so many columns: a quick pointer is not seen on each of them. */
function between(from, to, columns) {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const [down, right] = [Math.floor(to / columns) - row, (to % columns) - column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = (distance) => Math.round((distance * step) / steps);
    return (row + at(down)) * columns + column + at(right);
  });
}

/**
 * `begin(square, event)` tells what is done with a press on a square of `root`, null for nothing: `enter(square, before)` hears of
 * each square that the pointer comes to, `press()` that it was let go where it was put, without a way, `drop(square)` that it was let go
 * on another one, `off()` that something took it away. `click(square)` hears of what presses a square without a pointer, as a screen
 * reader may.
 */
export function createDragging(root, { begin, click }) {
  // What goes on: {from, over, moved} and what `begin` gave; null for nothing.
  let drag = null;

  const cells = () => Array.from(root.querySelectorAll("[role=gridcell]"));
  const indexOf = (target) => cells().indexOf(target?.closest?.("[role=gridcell]"));
  const under = ({ clientX, clientY }) => indexOf(document.elementFromPoint(clientX, clientY));

  /** Show which square something is dragged from, and to; -1 for none. */
  function mark(from, to) {
    for (const [index, cell] of cells().entries()) {
      setAttribute(cell, "data-drag", index === from ? "from" : index === to ? "to" : null);
    }
  }

  function end() {
    if (drag) mark(-1, -1);
    drag = null;
  }

  /** End a drag as if nothing had been dragged; tell whether something was. */
  function callOff() {
    const wasDragged = drag !== null;
    drag?.off?.();
    end();
    return wasDragged;
  }

  root.addEventListener("pointerdown", (event) => {
    const square = indexOf(event.target);
    // A second finger begins nothing while the first one drags.
    if (drag && !event.isPrimary) return;
    end();
    const acts = square < 0 || event.button !== 0 ? null : begin(square, event);
    if (!acts) return;
    drag = { from: square, over: square, moved: false, pointer: event.pointerId, ...acts };
    // A finger goes on to the square below it, not to the one that it was put on.
    event.target.releasePointerCapture?.(event.pointerId);
  });

  root.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    // One that was let go outside of the window is not told of.
    if (event.buttons === 0) return end();
    const over = under(event);
    if (over < 0 || over === drag.over) return;
    drag.moved = true;
    drag.enter?.(over, drag.over);
    drag.over = over;
  });

  window.addEventListener("pointerup", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const { from, moved, press, drop } = drag;
    // Who lets go beside the board has thought better of it.
    const to = under(event);
    end();
    if (to < 0) return;
    if (!moved && to === from) press();
    else if (moved && to !== from) drop?.(to);
  });
  window.addEventListener("pointercancel", (event) => event.pointerId === drag?.pointer && callOff());

  root.addEventListener("click", ({ target, detail, pointerType }) => {
    const square = indexOf(target);
    if ((detail === 0 || pointerType === "") && square >= 0) click(square);
  });

  return { indexOf, cells, mark, callOff };
}

/**
 * What `begin` gives where a drag paints one square after another, which is undone as one: `paint(square, goesOn)` makes of the `state()`
 * of a board of so many columns another one, or leaves it, and `takeBack()` undoes that. Where somebody else has changed it meanwhile,
 * as by Undo, or it is not `isOpen()` any more, the drag is at its end.
 */
export function painting(columns, { state, isOpen, takeBack, paint }) {
  let begun = false;
  let made = state();
  return {
    enter(over, before) {
      if (state() !== made || !isOpen()) return;
      for (const square of between(before, over, columns)) {
        const was = state();
        paint(square, begun);
        begun ||= state() !== was;
      }
      made = state();
    },
    off: () => begun && state() === made && takeBack(),
  };
}
