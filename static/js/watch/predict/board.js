// The board while a question is asked: a square can be pressed as an answer, and those that tell why are marked.

const cellsNow = () =>
  Array.from(document.querySelectorAll(".stage [role=grid] [role=gridcell]")).filter((cell) =>
    cell.checkVisibility(),
  );

/**
 * Squares as answers: `onSquare(index)` hears of one that is pressed, by pointer or key, while `isAsked()`; then the press is
 * not for the board.
 */
export function createBoardAnswers({ isAsked, onSquare }) {
  let marked = [];

  function answer(event) {
    const cell = isAsked() ? event.target.closest?.(".stage [role=gridcell]") : null;
    if (!cell) return;
    event.preventDefault();
    event.stopPropagation();
    onSquare(cellsNow().indexOf(cell));
  }

  window.addEventListener("click", answer, true);
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter" && !event.repeat) answer(event);
    },
    true,
  );

  return {
    /** Mark these squares; none for []. */
    mark(indices) {
      for (const cell of marked) cell.removeAttribute("data-predicted");
      const cells = indices.length ? cellsNow() : [];
      marked = indices.map((index) => cells[index]).filter(Boolean);
      for (const cell of marked) cell.setAttribute("data-predicted", "");
    },
  };
}
