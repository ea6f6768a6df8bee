import { make, setAttribute, setIdle, setText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { comeTo } from "./arriving.js";
import { WALK } from "./words.js";

const root = document.documentElement;

const button = (label, key, text, name) =>
  make(
    "button",
    { type: "button", class: `button walk-${name}`, "aria-label": label, title: `${label} (${key})` },
    text,
  );

/**
 * Moments one after another, alone and large, on the `page`; `arrived(moment)` hears that one is there, `ended()` that they were
 * left.
 */
export function createWalk(page, { arrived, ended }) {
  const previous = button(WALK.previous, WALK.keys.previous, "‹", "previous");
  const next = button(WALK.next, WALK.keys.next, "›", "next");
  const leave = button(WALK.leave, WALK.keys.leave, "×", "leave");
  const place = make("span", { class: "walk-number" });
  const title = make("span", { class: "walk-title" });
  const words = make("p", { class: "walk-words" });
  const said = make("div", { class: "walk-said", "aria-live": "polite", "aria-atomic": "true" });
  said.append(make("h1", { class: "walk-place" }, place, " ", title), words);
  const bar = make("section", { class: "walk", "aria-label": WALK.name }, previous, said, next, leave);
  const room = new ResizeObserver(() =>
    root.style.setProperty("--walk", `${bar.getBoundingClientRect().height}px`),
  );
  let list = [];
  let at = 0;
  // The one that is on its way, and the one that is asked for meanwhile, -1 for none.
  let coming = -1;
  let wanted = -1;
  // Whoever asks last is answered.
  let latest = 0;

  const isOn = () => bar.isConnected;

  function draw(note = "") {
    const { title: name, words: own } = list[at];
    setText(place, WALK.place(at + 1, list.length));
    setText(title, [name, note].filter(Boolean).join(" · "));
    setText(words, own);
    words.hidden = own === "";
    setAttribute(bar, "aria-busy", coming >= 0 ? "true" : null);
    root.setAttribute("data-walking", coming >= 0 ? "coming" : "");
    const to = wanted >= 0 ? wanted : at;
    setIdle(previous, to === 0);
    setIdle(next, to === list.length - 1);
  }

  async function go(to) {
    latest += 1;
    const mine = latest;
    at = coming = to;
    wanted = -1;
    draw(WALK.coming);
    const from = bar.contains(document.activeElement) ? document.activeElement : null;
    const isThere = await comeTo(list[to], page, () => mine === latest);
    if (mine !== latest) return;
    coming = -1;
    // The search has taken it.
    if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    if (isThere) arrived(list[to]);
    const after = wanted;
    if (after >= 0 && after !== to) go(after);
    else draw(isThere ? "" : WALK.failed);
  }

  /**
   * Go on by so many. While one is on its way the next waits for it; who asks a second time does not want to wait.
   */
  function turn(by) {
    const to = (wanted >= 0 ? wanted : at) + by;
    if (to < 0 || to >= list.length) return;
    if (coming < 0 || wanted >= 0) go(to);
    else {
      wanted = to;
      draw(WALK.coming);
    }
  }

  function end() {
    if (!isOn()) return;
    latest += 1;
    coming = wanted = -1;
    bar.remove();
    room.disconnect();
    window.removeEventListener("keydown", onKey, true);
    root.removeAttribute("data-walking");
    root.removeAttribute("data-presenting");
    root.style.removeProperty("--walk");
    page.viewChanged();
    ended();
  }

  /** As the remotes of presenters have them, wherever the focus is; in the bar the arrows, too. */
  function onKey(event) {
    const { target } = event;
    if (target.closest?.("dialog")) return;
    const { key, plain, shift } = meaningOf(event);
    if (!plain || shift) return;
    const inBar = bar.contains(target);
    const deeds = {
      PageDown: () => turn(1),
      PageUp: () => turn(-1),
      Escape: end,
      ...(inBar && { ArrowRight: () => turn(1), ArrowLeft: () => turn(-1) }),
      ...(inBar && { Home: () => go(0), End: () => go(list.length - 1) }),
    };
    if (!Object.hasOwn(deeds, key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    deeds[key]();
  }

  previous.addEventListener("click", () => turn(-1));
  next.addEventListener("click", () => turn(1));
  leave.addEventListener("click", end);

  return {
    isOn,
    end,
    /** Begin with one of these moments. */
    begin(moments, index) {
      list = moments;
      root.toggleAttribute("data-presenting", true);
      document.body.append(bar);
      room.observe(bar);
      window.addEventListener("keydown", onKey, true);
      next.focus({ preventScroll: true });
      go(index);
    },
  };
}
