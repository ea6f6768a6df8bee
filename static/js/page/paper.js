import { drawForPaper } from "../parts/paper.js";

/** What is a picture is drawn again for paper before it is printed: in light colours, and as sharp as it can be. */
export function createPaper(repaint) {
  const { style } = document.documentElement;

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
