// How the dialog of size and shape looks: a function of its `state` and no more. `acts` are what can be done in it.

import { html, nothing } from "lit-html";
import { place } from "../parts/words.js";
import { countsOf, letterOf } from "./changes.js";
import { SHAPES } from "./words.js";

const SIZES = [4, 6, 8, 9, 10, 12, 16, 25];

export function view({ draft, tool, chosen, sum, said }, board, acts) {
  const { size, diagonal } = draft;
  const tools = Object.entries(SHAPES.tools);
  return html`
    <div class="shape-choices">
      <div class="field">
        <label for="shape-size">${SHAPES.size}</label>
        <select id="shape-size" autocomplete="off" @change=${({ target }) => acts.resize(Number(target.value))}>
          ${(SIZES.includes(size) ? SIZES : [size, ...SIZES]).map(
            (one) =>
              html`<option value=${one} .selected=${one === size}>${one === 25 ? SHAPES.toSolve : SHAPES.sizes(one)}</option>`,
          )}
        </select>
      </div>
      <label class="shape-switch"><input type="checkbox" autocomplete="off" .checked=${diagonal} @change=${acts.turnDiagonal}>
        <span>${SHAPES.diagonal}</span></label>
      <fieldset class="modes shape-tools">
        <legend>${SHAPES.draw}</legend>
        ${tools.map(
          ([
            name,
            label,
          ]) => html`<label><input type="radio" name="shape-tool" value=${name} autocomplete="off"
            .checked=${name === tool} @change=${() => acts.take(name)}><span>${label}</span></label>`,
        )}
      </fieldset>
      <p class="caption shape-help">${SHAPES.keys} ${SHAPES.help[tool]}</p>
      ${tool === "regions" ? regions(draft, chosen, acts) : cages(draft, sum, acts)}
    </div>
    <div class="shape-stage">${board}</div>
    <div class="dialog-buttons">
      <p class="shape-said" aria-live="polite">${said}</p>
      <button type="button" class="button" @click=${acts.usual}>${SHAPES.usual}</button>
      <button type="button" class="button primary" @click=${acts.use}>${SHAPES.use}</button>
    </div>`;
}

const regions = (draft, chosen, acts) => html`
  <div class="shape-regions" role="group" aria-label=${SHAPES.regions}>
    ${countsOf(draft).map((count, number) => {
      const letter = letterOf(number);
      return html`<button type="button" class="chip" aria-pressed=${String(number === chosen)}
        aria-label=${SHAPES.region(letter, count, draft.size)} ?data-odd=${count !== draft.size}
        @click=${() => acts.choose(number)}>${letter} <small>${count}</small></button>`;
    })}
  </div>
  <div class="shape-all">
    <button type="button" class="chip" @click=${acts.boxes}>${SHAPES.boxes}</button>
    <button type="button" class="chip" @click=${acts.none}>${SHAPES.none}</button>
  </div>`;

const cages = ({ cages: made, size }, sum, acts) => html`
  <form class="shape-cage" @submit=${acts.cage}>
    <div class="field">
      <label for="shape-sum">${SHAPES.sum}</label>
      <input type="text" id="shape-sum" inputmode="numeric" autocomplete="off" placeholder=${SHAPES.sumHint}
        .value=${sum} @input=${({ target }) => acts.write(target.value)}>
    </div>
    <button type="submit" class="button">${SHAPES.make}</button>
  </form>
  ${
    made.length === 0
      ? nothing
      : html`<ul class="shape-cages" aria-label=${SHAPES.cages}>
        ${made.map((cage) => {
          const where = place(cage.cells[0], size);
          return html`<li><span>${where}: ${SHAPES.cage(cage.sum, cage.cells.length)}</span>
            <button type="button" class="icon-button" aria-label=${SHAPES.remove(where)} @click=${() => acts.remove(cage)}>
              <svg class="icon" aria-hidden="true"><use href="#icon-close" /></svg></button></li>`;
        })}
      </ul>`
  }`;
