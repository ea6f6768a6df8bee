let forPaper = false;

/** Whether what is drawn now is going to be printed. */
export const isForPaper = () => forPaper;

/** Let `draw` draw what is going to be printed. */
export function drawForPaper(draw) {
  forPaper = true;
  try {
    draw();
  } finally {
    forPaper = false;
  }
}
