// How the picture and all that is chosen of it look: functions of the `state` and no more. `acts` are what can be done; both are
// made by growth.js, which draws the whole again whenever something is another.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { asElement } from "../menu/svg.js";
import { YOUR_CODE } from "../parts/your-code.js";
import { drawGrowth, swatch } from "./drawing.js";
import { latestOf, sameLines, tableOf } from "./picture.js";
import { CHOICES } from "./sizes.js";
import * as words from "./words.js";

const { GROWTH, MEASURES } = words;
const inPage = (name) => `var(--${name})`;
/** What is to be said of a program's own figures. */
const NOTES = { seconds: GROWTH.recorded, tries: GROWTH.untold };
/** Pixels of the picture upwards. */
const HEIGHT = 250;

export function view(state, acts) {
  return html`
    <h2>${GROWTH.title}</h2>
    <div class="growth-choices">
      <label class="growth-field"><span>${GROWTH.measure}</span>
        <select @change=${({ target }) => acts.measure(target.value)}>
          ${Object.entries(MEASURES).map(([name, title]) => option(name, title, state.measure))}
        </select>
      </label>
      <label class="growth-field" ?hidden=${CHOICES[state.board].length === 1}><span>${GROWTH.upTo}</span>
        <select @change=${({ target }) => acts.upTo(Number(target.value))}>
          ${CHOICES[state.board].map(([size, title]) => option(size, title, state.upTo))}
        </select>
      </label>
      <label class="growth-check"><input type="checkbox" .checked=${live(state.isLog)}
        @change=${({ target }) => acts.scale(target.checked)}>${GROWTH.scale}</label>
    </div>
    ${chart(state)}
    ${progress(state, acts)}
    <p class="growth-note">${state.opening?.about}</p>
    ${guessing(state, acts)}
    <fieldset class="growth-lines">
      <legend>${GROWTH.lines}</legend>
      ${state.all.map(({ name, title }) => line(state, name, title, state.strategies.has(name), (on) => acts.strategy(name, on)))}
      ${line(state, YOUR_CODE, GROWTH.own, state.own, acts.own)}
    </fieldset>
    <fieldset class="growth-lines" ?hidden=${state.measure === "seconds" || state.besides.length === 0}>
      <legend>${GROWTH.beside}</legend>
      ${state.besides.map(({ name, title }) => line(state, name, title, state.beside.has(name), (on) => acts.beside(name, on)))}
    </fieldset>
    ${table(state)}
    <div class="growth-files" role="group" aria-label=${GROWTH.save} ?hidden=${state.points.size === 0}>
      <span aria-hidden="true">${GROWTH.save}</span>
      ${Object.entries(GROWTH.files).map(
        ([type, name]) =>
          html`<button type="button" class="chip" @click=${() => acts.save(type)}>${name}</button>`,
      )}
    </div>`;
}

const option = (value, title, chosen) =>
  html`<option value=${value} .selected=${live(value === chosen)}>${title}</option>`;

/** A line can be chosen, and its swatch is the legend. */
const line = ({ styles }, name, title, on, act) => html`
  <label class="growth-check">
    <input type="checkbox" .checked=${live(on)} @change=${({ target }) => act(target.checked)}>
    ${asElement(swatch(styles.get(name), inPage))}<span>${title}</span>
  </label>`;

/** The picture; what it shows stands in the table as well. */
function chart({ opening, sizes, lines, measure, isLog, width, letters, guess }) {
  if (!opening || width === 0) return html`<div class="growth-chart" data-empty></div>`;
  const said = words.pictureWords(measure, opening.axis, latestOf(lines, sizes));
  const place = guess && guess.measure === measure ? sizes.findIndex(({ size }) => size === guess.size) : -1;
  const drawn = {
    ...{ sizes, lines, measure, isLog, width, letters, axis: opening.axis },
    height: HEIGHT * letters,
    guess: place < 0 ? null : { place, value: guess.value, word: words.YOU },
  };
  const same = sameLines(lines);
  return html`
    <div class="growth-chart" role="img" aria-label=${said}>${asElement(drawGrowth(drawn, inPage))}</div>
    ${same.map((titles) => html`<p class="growth-note">${words.sameWords(titles)}</p>`)}`;
}

/** What is being counted, or how it ended, and what may be done about it. */
function progress(state, acts) {
  const { running, said, failed, isStale } = state;
  return html`
    <div class="growth-progress">
      <p ?hidden=${!running}>${running ? said || doing(state) : ""}</p>
      <p aria-live="polite" ?data-failed=${failed}>${running ? "" : said || (isStale ? GROWTH.stale : finished(state))}</p>
      <button type="button" class="chip" @click=${running ? acts.stop : acts.again}>${running ? GROWTH.stop : GROWTH.again}</button>
    </div>`;
}

const finished = ({ sizes }) => (sizes.length > 0 ? words.drawn(sizes.at(-1).label) : "");

/** The search and the size that are at it: the first without a point. */
function doing({ opening, sizes, points, steps, own, strategies }) {
  if (!opening) return GROWTH.wait;
  const lines = opening.lines.filter(({ name }) => strategies.has(name));
  for (const { size, label } of sizes) {
    const open = lines.find(({ name }) => !points.has(`${name} ${size}`));
    if (open) return words.counting(open.title, label, steps);
  }
  const left = own && sizes.find(({ size }) => !points.has(`${YOUR_CODE} ${size}`));
  return left ? words.counting(GROWTH.own, left.label, 0) : "";
}

function guessing({ next, measure, verdict }, acts) {
  if (!next && !verdict) return nothing;
  const said = next && words.guessLabel(MEASURES[measure], next.title, next.label);
  return html`
    <form class="growth-guess" aria-label=${GROWTH.guess} @submit=${acts.guess}>
      <h3>${GROWTH.guess}</h3>
      <p class="growth-verdict" aria-live="polite">${verdict}</p>
      ${
        next
          ? html`<div class="field">
              <label for="growth-guess">${said}</label>
              <div class="growth-row">
                <input type="text" id="growth-guess" inputmode="numeric" autocomplete="off">
                <button type="submit" class="button">${GROWTH.look}</button>
              </div>
            </div>`
          : nothing
      }
    </form>`;
}

function table({ opening, sizes, lines, points, measure, own }) {
  if (!opening || lines.length === 0) return nothing;
  const rows = tableOf(sizes, lines, points, (value) => words.valueWords(measure, value));
  return html`
    <div class="growth-table" role="region" aria-label=${GROWTH.table} tabindex="0">
      <table>
        <caption>${MEASURES[measure]}</caption>
        <thead><tr><th scope="col">${opening.axis}</th>${lines.map(({ title }) => html`<th scope="col">${title}</th>`)}</tr></thead>
        <tbody>${rows.map(
          ({ label, cells }) =>
            html`<tr><th scope="row">${label}</th>${cells.map(
              ({ text, said }) =>
                html`<td>${text}${said ? html`<span class="growth-said">${said}</span>` : nothing}</td>`,
            )}</tr>`,
        )}</tbody>
      </table>
    </div>
    ${own && NOTES[measure] ? html`<p class="growth-note">${NOTES[measure]}</p>` : nothing}`;
}
