import { byId } from "../parts/dom.js";
import { STORED } from "../parts/stored.js";
import { themeLabel } from "../parts/words.js";

const KEY = STORED.theme;
const NEXT = { auto: "light", light: "dark", dark: "auto" };

/** The button that goes from the system's theme to light to dark. `onChange` hears of every new look. */
export function createTheme(onChange) {
  const button = byId("theme");
  const colours = Array.from(document.querySelectorAll("meta[name=theme-color]"));
  const original = colours.map((meta) => meta.content);

  function apply(choice) {
    if (choice === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    for (const [index, meta] of colours.entries()) {
      meta.content = choice === "auto" ? original[index] : original[choice === "light" ? 0 : 1];
    }
    button.dataset.themeChoice = choice;
    button.setAttribute("aria-label", themeLabel(choice));
  }

  const chosen = () => button.dataset.themeChoice;

  function choose(choice) {
    apply(choice);
    onChange();
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // Not kept where storage is forbidden; it holds for this visit.
    }
  }

  button.addEventListener("click", () => choose(NEXT[chosen()]));

  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    matchMedia(query).addEventListener("change", onChange);
  }
  apply(document.documentElement.dataset.theme ?? "auto");

  return {
    choose,
    /** The system's. */
    reset: () => choose("auto"),
    get choice() {
      return chosen();
    },
  };
}
