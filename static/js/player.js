import { byId, grouped, isIdle, setAttribute, setIdle, setText } from "./dom.js";

/** The bar that steps through a search. It only asks: what a step looks like is drawn by the callbacks. */
export function createPlayer({ raise, say, onToggle }) {
  const bar = byId("player");
  const slider = byId("player-slider");
  const label = byId("player-label");
  const buttons = Array.from(bar.querySelectorAll("[data-to]"));
  let opener = null;

  for (const button of buttons) {
    button.addEventListener("click", () => {
      if (!isIdle(button)) raise("step", { to: button.dataset.to });
    });
  }
  slider.addEventListener("input", () => raise("step", { to: Number(slider.value) }));
  bar.addEventListener("keydown", (event) => {
    if (event.key === "Escape") raise("step", { to: "close" });
  });

  function draw(index) {
    const count = Number(slider.max);
    slider.value = String(index);
    setText(label, `Step ${grouped(index)} of ${grouped(count)}`);
    setAttribute(slider, "aria-valuetext", label.textContent);
    for (const button of buttons) {
      const { to } = button.dataset;
      setIdle(
        button,
        (index === 0 && /^(first|back)$/.test(to)) || (index === count && /^(forward|last)$/.test(to)),
      );
    }
  }

  return {
    get isOpen() {
      return !bar.hidden;
    },
    open(count, title) {
      if (bar.hidden) opener = document.activeElement;
      setAttribute(bar, "aria-label", String(title));
      slider.max = String(count);
      bar.hidden = false;
      onToggle(true);
      draw(0);
      bar.querySelector("[data-to=forward]").focus({ preventScroll: true });
    },
    close() {
      if (bar.hidden) return;
      const hadFocus = bar.contains(document.activeElement);
      bar.hidden = true;
      onToggle(false);
      if (hadFocus) opener?.focus({ preventScroll: true });
    },
    at(index, sentence) {
      draw(Number(index));
      say(sentence, "info");
    },
  };
}
