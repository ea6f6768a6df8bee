import { embody } from "./tree-mark.js";

/**
 * The keys of the tree, which has one tab stop: up and down between parent and first child, left and right among
 * brothers and sisters and cousins of a level, Home to the root, End to the running call, Enter to go there.
 */
export function createTreeKeys(root, { choose, onFocus }) {
  let marks = [];
  let current = null;
  let running = null;

  function stopAt(mark) {
    current?.element?.setAttribute("tabindex", "-1");
    current = mark;
    if (!mark) return;
    embody(mark);
    mark.element.setAttribute("tabindex", "0");
  }

  function target(key) {
    const level = marks.filter((mark) => mark.level === current.level);
    const index = level.indexOf(current);
    switch (key) {
      case "ArrowUp":
        return current.parent;
      case "ArrowDown":
        return marks.find((mark) => mark.parent === current);
      case "ArrowLeft":
        return level[index - 1];
      case "ArrowRight":
        return level[index + 1];
      case "Home":
        return marks[0];
      case "End":
        return running;
      default:
        return null;
    }
  }

  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !current) return;
    if (event.key === "Enter" || event.key === " ") choose(current.node);
    else {
      const next = target(event.key);
      if (next === null) return;
      if (next) {
        stopAt(next);
        // It may be drawn only now.
        onFocus(next.node);
        next.element.focus({ preventScroll: true });
      }
    }
    event.preventDefault();
    // These keys are the tree's: the player has others of the same names.
    event.stopPropagation();
  });

  root.addEventListener("click", (event) => {
    const element = event.target.closest("[role=treeitem]");
    const mark = marks.find((each) => each.element === element);
    if (!mark) return;
    stopAt(mark);
    choose(mark.node);
  });

  return {
    /** Whether Tab leads to a mark. */
    isStop: (mark) => mark === current,
    /** Another tree is drawn: the tab stop stays where it was, or goes to the running call. */
    use(newMarks, newRunning) {
      marks = newMarks;
      const hadFocus = root.contains(document.activeElement) && current?.element === document.activeElement;
      if (!marks.includes(current) || (newRunning !== running && !hadFocus)) stopAt(newRunning ?? marks[0]);
      running = newRunning;
    },
  };
}
