import { make, setAttribute } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import styles from "./menu.css";

// Once, whichever menu comes first.
adopt(styles);

const MARGIN = 8;

/**
 * A menu that opens at a button. `groups()` gives what is in it each time: [name, [[label, act], …]] each; an item with a
 * third value, whether it is on, can be turned on and off, and in a group with a third value one of several is chosen. What is
 * chosen acts when the menu is closed and its button has the focus again.
 */
export function createMenu(button, groups) {
  const menu = make("div", { role: "menu", class: "menu", id: "menu", "aria-labelledby": button.id });
  let items = [];

  const isOpen = () => menu.isConnected;

  function makeItem([label, act, isOn = null], kind) {
    const role = isOn === null ? { role: "menuitem" } : { role: kind, "aria-checked": isOn };
    const item = make("button", { type: "button", ...role, tabindex: "-1" }, label);
    item.addEventListener("click", () => {
      close();
      act();
    });
    items.push(item);
    return item;
  }

  function makeGroup([name, entries, isChoice = false]) {
    const kind = isChoice ? "menuitemradio" : "menuitemcheckbox";
    const heading = make("div", { class: "menu-name", "aria-hidden": "true" }, name);
    return make(
      "div",
      { role: "group", "aria-label": name },
      heading,
      ...entries.map((entry) => makeItem(entry, kind)),
    );
  }

  function open(first = true) {
    items = [];
    menu.replaceChildren(...groups().map(makeGroup));
    document.querySelector("main").append(menu);
    show(true);
    place();
    items.at(first ? 0 : -1).focus({ preventScroll: true });
  }

  function close() {
    if (!isOpen()) return;
    button.focus({ preventScroll: true });
    leave();
  }

  function leave() {
    show(false);
    menu.remove();
  }

  function show(on) {
    setAttribute(button, "aria-expanded", String(on));
    setAttribute(button, "aria-controls", on ? menu.id : null);
  }

  /** Below the button or above it, where there is more room, and nowhere beyond the window. */
  function place() {
    if (!isOpen()) return;
    const at = button.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const below = height - at.bottom >= at.top;
    const room = (below ? height - at.bottom : at.top) - MARGIN;
    menu.style.maxBlockSize = `${Math.max(room - MARGIN, 96)}px`;
    const box = menu.getBoundingClientRect();
    const left = Math.min(Math.max(at.right - box.width, MARGIN), width - box.width - MARGIN);
    const top = below ? at.bottom + MARGIN / 2 : at.top - box.height - MARGIN / 2;
    menu.style.left = `${left}px`;
    menu.style.top = `${Math.max(Math.min(top, height - box.height - MARGIN), MARGIN)}px`;
  }

  menu.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Tab goes on from the button.
    if (event.key === "Tab" || event.key === "Escape") close();
    const index = items.indexOf(event.target);
    const places = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 };
    if (Object.hasOwn(places, event.key)) items.at(places[event.key] % items.length).focus();
    else if (event.key !== "Escape") return;
    event.preventDefault();
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    const elsewhere = relatedTarget && relatedTarget !== button && !menu.contains(relatedTarget);
    if (elsewhere && isOpen()) leave();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (isOpen() && !menu.contains(target) && !button.contains(target)) leave();
  });
  for (const name of ["resize", "scroll"]) window.addEventListener(name, place);

  return {
    /** Open at the first item, or at the last. */
    open,
    close,
    get isOpen() {
      return isOpen();
    },
  };
}
