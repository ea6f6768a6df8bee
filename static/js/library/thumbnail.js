import { make } from "../parts/dom.js";
import { drawSudoku } from "../sudoku/drawing.js";
import { NO_NOTES } from "../sudoku/notes.js";
import { loaded, only } from "../sudoku/sudoku-state.js";

const paint = (name) => `var(--${name})`;

/** A small picture of a puzzle in the colours of the theme; a solution that was shown is not a part of it. */
function draw(state) {
  const { colours } = state;
  const shown = loaded(state, only(state, "g"), only(state, "ep"), NO_NOTES, colours);
  const text = drawSudoku(shown, { paint, title: "" });
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  picture.querySelector("title").remove();
  return document.importNode(picture, true);
}

/** Makes the places of small pictures, each of which is drawn when it first comes into view. */
export function createThumbnails() {
  const states = new WeakMap();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.replaceChildren(draw(states.get(target)));
      }
    },
    { rootMargin: "400px" },
  );
  return (state) => {
    const place = make("div", { class: "library-picture", "aria-hidden": "true" });
    states.set(place, state);
    observer.observe(place);
    return place;
  };
}
