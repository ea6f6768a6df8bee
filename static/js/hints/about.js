import { make } from "../parts/dom.js";
import { ABOUT } from "./words.js";

/** What leads from a step to the entry of its technique; whoever has the entries hears of the event. */
export function createAbout() {
  let technique = "";
  const button = make("button", { type: "button", class: "chip" }, ABOUT);
  button.addEventListener("click", () =>
    dispatchEvent(new CustomEvent("technique", { detail: { technique } })),
  );
  const root = make("div", { class: "about-step", "aria-live": "off" }, button);

  return {
    root,
    /** Lead to a technique from now on; "" for none. */
    lead(name) {
      technique = name;
      root.hidden = name === "";
    },
  };
}
