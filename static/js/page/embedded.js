import { make } from "../parts/dom.js";
import { isAsked } from "../parts/embedding.js";

const OPEN_WHOLE = "Open in Undoku";

/** What a page that is embedded in another one has beside board and explorer: the way to all of it, in a tab of its own. */
export function createEmbedded({ link }) {
  const anchor = make("a", { class: "open-whole", target: "_blank", rel: "noopener" }, OPEN_WHOLE);
  // As it is when it is followed, or copied.
  for (const name of ["pointerdown", "focus", "click"]) {
    anchor.addEventListener(name, () => {
      anchor.href = link();
    });
  }
  anchor.href = link();
  document.querySelector(".panel").append(anchor);
  // A page that has a frame which was to be one is told what is done in it; without what does so it goes on alone.
  if (isAsked && window.parent !== window) {
    import("../splice/splice.js").then(
      ({ speak }) => speak(location.hash),
      () => {},
    );
  }
}
