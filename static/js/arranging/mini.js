import { html, nothing } from "lit-html";
import { ARRANGING } from "./words.js";

const COLUMNS = { queens: ({ n }) => n, sudoku: () => 9, knight: ({ cols }) => cols };

/** The first difference: what both do, and the board before it, with the squares of both. */
export function differenceView(board, question, { step, values, right, yours, cells }) {
  const cols = COLUMNS[board](question);
  const rows = Array.from({ length: values.length / cols }, (_, row) =>
    values.slice(row * cols, (row + 1) * cols),
  );
  const shown = (value) => (value === 0 ? "" : board === "queens" ? "♛" : value);
  const side = (cell) =>
    cell === cells[0] ? (cell === cells[1] ? "both" : "right") : cell === cells[1] ? "yours" : nothing;
  return html`
    <div class="arranging-difference" role="group" aria-label=${ARRANGING.difference}>
      <p>${ARRANGING.board(step)}</p>
      <table class="arranging-board" data-board=${board}><tbody>
        ${rows.map(
          (row, r) =>
            html`<tr>${row.map((value, c) => html`<td data-side=${side(r * cols + c)}>${shown(value)}</td>`)}</tr>`,
        )}
      </tbody></table>
      <dl>
        <dt data-side="right">${ARRANGING.theirs}</dt><dd>${right}</dd>
        <dt data-side="yours">${ARRANGING.yours}</dt><dd>${yours}</dd>
      </dl>
    </div>`;
}
