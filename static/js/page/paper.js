import { drawForPaper } from "../parts/paper.js";
import { surely } from "../parts/surely.js";
import { whenIdle } from "../parts/waiting.js";

/** How the page looks on paper comes when it is there; what is a picture is drawn again for paper before it is printed: in light colours, and as sharp as it can be. */
export function createPaper(repaint) {
  const { style } = document.documentElement;
  // Nobody prints what is not there yet.
  whenIdle(() => surely(() => import("./print-look.js")).catch(() => {}));

  window.addEventListener("beforeprint", () => {
    style.colorScheme = "light";
    try {
      drawForPaper(repaint);
    } finally {
      style.colorScheme = "";
    }
  });
  window.addEventListener("afterprint", repaint);
}
