// What is seen of a large board, as arithmetic alone.
//
// A view is {zoom, x, y}: how many times larger than the fitted board, and the column and row, with fractions, at its top
// left corner. A board is {rows, cols}; a point is [across, down], in parts of what is seen, from 0 to 1.

/** The whole board. @type {Readonly<{zoom: number, x: number, y: number}>} */
export const WHOLE = Object.freeze({ zoom: 1, x: 0, y: 0 });

const MIDDLE = [0.5, 0.5];
const LARGEST_SQUARE = 48;

const between = (value, least, most) => Math.min(Math.max(value, least), most);

/** How far one can zoom into a board of so many columns, of which the page has `width` pixels. */
export const mostZoom = (cols, width) => Math.max(1, (LARGEST_SQUARE * cols) / width);

/** The nearest view that shows nothing beside the board. */
export function within(view, { rows, cols }, most = Number.POSITIVE_INFINITY) {
  const zoom = between(view.zoom, 1, most);
  return {
    zoom,
    x: between(view.x, 0, cols - cols / zoom),
    y: between(view.y, 0, rows - rows / zoom),
  };
}

/** So many times larger, where a point stays where it is. */
export function zoomed(view, board, factor, most, [across, down] = MIDDLE) {
  const zoom = between(view.zoom * factor, 1, most);
  const less = 1 / view.zoom - 1 / zoom;
  return within(
    { zoom, x: view.x + across * board.cols * less, y: view.y + down * board.rows * less },
    board,
    most,
  );
}

/** Moved over the board by so many times what is seen of it. */
export const moved = (view, board, across, down) =>
  within(
    {
      zoom: view.zoom,
      x: view.x + (across * board.cols) / view.zoom,
      y: view.y + (down * board.rows) / view.zoom,
    },
    board,
  );

export const isSame = (view, other) => view.zoom === other.zoom && view.x === other.x && view.y === other.y;

/** The square at a point, {row, column}. */
export const squareAt = ({ zoom, x, y }, { rows, cols }, [across, down]) => ({
  row: between(Math.floor(y + (down * rows) / zoom), 0, rows - 1),
  column: between(Math.floor(x + (across * cols) / zoom), 0, cols - 1),
});

// What is missing for a whole square after so many divisions.
const HAIR = 1e-6;

/** The first and last row and column of which anything is seen. */
export function seen({ zoom, x, y }, { rows, cols }) {
  const first = (from) => Math.floor(from + HAIR);
  const last = (from, many, all) => Math.min(all - 1, Math.ceil(from + many - HAIR) - 1);
  return {
    top: first(y),
    bottom: last(y, rows / zoom, rows),
    left: first(x),
    right: last(x, cols / zoom, cols),
  };
}

/** The same view where some of the queens, columns by row, is in it, or else one about the nearest of them. */
export function withQueen(view, board, queens) {
  const { top, bottom, left, right } = seen(view, board);
  for (let row = top; row <= bottom; row++) {
    if (queens[row] >= left && queens[row] <= right) return view;
  }
  const [across, down] = [board.cols / view.zoom / 2, board.rows / view.zoom / 2];
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (let row = 0; row < queens.length; row++) {
    const far = Math.max(Math.abs(queens[row] - view.x - across), Math.abs(row - view.y - down));
    if (queens[row] >= 0 && far < least) [nearest, least] = [row, far];
  }
  if (nearest < 0) return view;
  return within({ ...view, x: queens[nearest] - Math.floor(across), y: nearest - Math.floor(down) }, board);
}

/** The least of 1, 2, 5, 10, 20, 50, … that is no less than this. */
export function roundGap(least) {
  let power = 1;
  while (10 * power < least) power *= 10;
  return [1, 2, 5, 10].map((digit) => digit * power).find((gap) => gap >= least);
}
