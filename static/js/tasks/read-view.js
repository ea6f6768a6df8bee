// How the reading of codes looks.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { MOST_LINES } from "./table.js";
import { READ } from "./words.js";

const value = ({ target }) => target.value;

export function view(state, acts) {
  return html`
    <h2>${READ.label}</h2>
    <div class="field">
      <label for="codes-task">${READ.task}</label>
      <input type="text" id="codes-task" autocomplete="off" spellcheck="false" autocapitalize="none" .value=${live(state.link)}
        aria-invalid=${state.problem ? "true" : nothing} aria-describedby="codes-task-said"
        @input=${(event) => acts.set({ link: value(event) })}>
      <p class=${state.problem ? "field-fault" : "hint"} id="codes-task-said">${state.problem || state.task?.title || READ.noTask}</p>
    </div>
    <div class="field">
      <label for="codes-list">${READ.list}</label>
      <textarea id="codes-list" rows="6" spellcheck="false" autocapitalize="none" aria-describedby="codes-list-hint"
        .value=${live(state.list)} @input=${(event) => acts.set({ list: value(event) })}></textarea>
      <p class="hint" id="codes-list-hint">${READ.listHint}</p>
    </div>
    ${state.task && state.rows.length > 0 ? table(state, acts) : nothing}
    <p class="caption" aria-live="polite">${said(state)}</p>
    <p class="caption">${READ.honest}</p>`;
}

function said({ task, rows, left, isCut }) {
  if (!task || (rows.length === 0 && left === 0)) return "";
  const valid = rows.filter(({ isValid }) => isValid).length;
  return [READ.sum(valid, rows.length), left > 0 && READ.left(left), isCut && READ.cut(MOST_LINES)]
    .filter(Boolean)
    .join(" ");
}

function table({ task, titles, rows, order }, acts) {
  const columns = [
    ["name", READ.name],
    ...titles.map((title, index) => [index, title]),
    ["valid", READ.valid],
  ];
  return html`
    <div class="codes-table" role="region" aria-label=${READ.table(task.title)} tabindex="0">
      <table>
        <caption class="visually-hidden">${READ.table(task.title)}</caption>
        <thead>
          <tr>${columns.map(([column, title]) => head(column, title, order, acts))}</tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`
              <tr ?data-fault=${!row.isValid}>
                <th scope="row">${row.name}</th>
                ${titles.map((_, index) => html`<td>${item(row.items?.[index])}</td>`)}
                <td>${[row.isValid ? READ.good : "", row.why].filter(Boolean).join(". ")}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p><button type="button" class="button" @click=${acts.save}>${READ.csv}</button></p>`;
}

const item = (item) => (item ? (item.solved ? READ.yes : READ.no)(item.tries) : READ.unknown);

function head(column, title, order, acts) {
  const is = order.column === column;
  const way = is ? (order.isDown ? "descending" : "ascending") : nothing;
  return html`
    <th scope="col" aria-sort=${way}>
      <button type="button" class="codes-sort" title=${READ.sort(title)} @click=${() => acts.sort(column)}>${title}</button>
    </th>`;
}
