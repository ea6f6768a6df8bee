import { make, setAttribute } from "../parts/dom.js";
import { item } from "./words.js";

/**
 * The steps of the way as a list to choose from, with one tab stop: arrows, Home and End choose as they move. `choose(number)`
 * hears of a step that is wanted, from 1.
 */
export function createList(root, choose) {
  let current = 0;

  function turn(number) {
    for (const [option, chosen] of [
      [root.children[current - 1], false],
      [root.children[number - 1], true],
    ]) {
      if (!option) continue;
      setAttribute(option, "aria-selected", String(chosen));
      option.tabIndex = chosen ? 0 : -1;
    }
    current = number;
    if (number === 0 && root.firstElementChild) root.firstElementChild.tabIndex = 0;
    else if (number > 1 && root.firstElementChild) root.firstElementChild.tabIndex = -1;
  }

  function target(key) {
    const last = root.children.length;
    const moves = {
      ArrowUp: Math.max(1, current - 1),
      ArrowDown: Math.min(last, current + 1),
      Home: 1,
      End: last,
    };
    return moves[key] ?? 0;
  }

  root.addEventListener("click", ({ target }) => {
    const option = target.closest("[role=option]");
    if (option) choose(Array.prototype.indexOf.call(root.children, option) + 1);
  });

  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = event.key === "Enter" || event.key === " " ? Math.max(1, current) : target(event.key);
    if (wanted === 0) return;
    event.preventDefault();
    root.children[wanted - 1].focus();
    choose(wanted);
  });

  return {
    /** How many steps are in it. */
    get length() {
      return root.children.length;
    },
    clear() {
      root.replaceChildren();
      root.hidden = true;
      current = 0;
    },
    /** Add steps behind those that are there. */
    add(entries) {
      const first = root.children.length;
      const options = entries.map((entry, index) =>
        make(
          "li",
          { role: "option", "aria-selected": "false", tabindex: "-1" },
          item(first + index + 1, entry),
        ),
      );
      root.append(...options);
      root.hidden = root.children.length === 0;
      turn(current);
    },
    /** Mark a step as the one that is shown, and bring it into sight; 0 for none. */
    show(number) {
      turn(number);
      const option = root.children[number - 1];
      if (!option) return;
      // Only the list scrolls, never the page.
      const [top, bottom] = [
        option.offsetTop - root.offsetTop,
        option.offsetTop - root.offsetTop + option.offsetHeight,
      ];
      if (top < root.scrollTop) root.scrollTop = top;
      else if (bottom > root.scrollTop + root.clientHeight) root.scrollTop = bottom - root.clientHeight;
    },
  };
}
