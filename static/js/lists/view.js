// How the dialog of files and lists looks: functions of its `state`. `acts` are what can be done in it; both are of lists.js.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { SAVED } from "./saving.js";
import { DIALOG, FIND, LEVEL_NAMES, RESULTS, SAID, VERDICTS, WORK } from "./words.js";

export function view(state, acts) {
  return state.rows.length > 0 || state.isReading ? whole(state, acts) : beginning(state, acts);
}

const said = ({ said, isFault }) =>
  html`<p class="list-said" role="status" ?data-fault=${isFault}>${said}</p>`;

const opener = (acts) => html`
  <button type="button" id="list-open" class="button" @click=${acts.choose}>${DIALOG.open}</button>`;

/** Where there is no list yet. */
const beginning = (state, acts) => html`
  <div class="list-begin">
    <p>${DIALOG.what}</p>
    ${opener(acts)}
    <label for="list-text">${DIALOG.drop}</label>
    <textarea id="list-text" rows="5" spellcheck="false" autocomplete="off" aria-label=${DIALOG.paste}></textarea>
    <button type="button" class="chip" @click=${acts.useText}>${DIALOG.use}</button>
    ${said(state)}
    <p class="hint">${DIALOG.kept}</p>
  </div>`;

function whole(state, acts) {
  const { table, name, find, isReading, found, rows, before } = state;
  const chosen = rows.ticked.size;
  const isAll = chosen > 0 && found.every((index) => rows.ticked.has(index));
  return html`
    <div class="list-top">
      <h3 class="list-name">${name}</h3>
      <button type="button" class="chip" ?hidden=${!before} @click=${acts.back}>${SAID.back(before?.name)}</button>
      ${opener(acts)}
    </div>
    <div class="list-find" role="search">
      <input type="text" id="list-search" autocomplete="off" spellcheck="false" aria-label=${FIND.search}
        placeholder=${FIND.hint} .value=${live(find.text)} @input=${({ target }) => acts.find({ text: target.value })}>
      ${choice(FIND.verdict, [FIND.anyVerdict, FIND.unknown, ...VERDICTS.slice(1)], find.verdict, (verdict) => acts.find({ verdict }))}
      ${choice(FIND.level, [FIND.anyLevel, ...LEVEL_NAMES], find.level, (level) => acts.find({ level }))}
      <span class="list-clues-wanted">
        ${bound("list-least", FIND.least, find.least, (least) => acts.find({ least: least ?? 0 }))}
        ${bound("list-most", FIND.most, find.most, (most) => acts.find({ most: most ?? Number.POSITIVE_INFINITY }))}
      </span>
    </div>
    <div class="list-deeds">
      ${["solve", "check", "rate"].map(
        (
          deed,
        ) => html`<button type="button" class="button" aria-disabled=${isReading || state.work ? "true" : nothing}
          @click=${() => acts.do(deed)}>${WORK[deed]}</button>`,
      )}
      <button type="button" class="button" ?hidden=${!(isReading || state.work)} @click=${acts.stop}>${WORK.stop}</button>
      ${said(state)}
    </div>
    ${bar(state.share)}
    <div class="list-chosen">
      <label>
        <input type="checkbox" .checked=${live(isAll)} .indeterminate=${chosen > 0 && !isAll}
          @change=${({ target }) => acts.tickAll(target.checked)}>${FIND.all}
      </label>
      <p class="list-count" role="status">${chosen ? FIND.chosen(chosen) : FIND.found(found.length, rows.length)}</p>
      <button type="button" class="chip" aria-disabled=${chosen ? nothing : "true"} @click=${acts.keep}>${RESULTS.keep}</button>
      <button type="button" class="chip" aria-disabled=${chosen ? nothing : "true"} @click=${acts.print}>${RESULTS.print}</button>
      <select class="list-form" aria-label=${RESULTS.form} autocomplete="off" @change=${({ target }) => acts.chooseForm(target.value)}>
        ${SAVED.map(([name, label]) => html`<option value=${name} ?selected=${name === state.form}>${label}</option>`)}
      </select>
      <button type="button" class="chip" @click=${acts.save}>${RESULTS.save}</button>
    </div>
    ${state.summary.root}
    ${table.root}`;
}

/** A choice among names, whose places are from -1 on. */
const choice = (label, names, value, choose) => html`
  <select aria-label=${label} autocomplete="off" @change=${({ target }) => choose(Number(target.value))}>
    ${names.map((name, place) => html`<option value=${place - 1} ?selected=${place - 1 === value}>${name}</option>`)}
  </select>`;

const bound = (id, label, value, use) => html`
  <label for=${id}>${label}</label>
  <input type="text" inputmode="numeric" id=${id} class="list-bound" autocomplete="off" maxlength="3"
    .value=${Number.isFinite(value) && value > 0 ? String(value) : ""}
    @change=${({ target }) => use(/^\d+$/.test(target.value.trim()) ? Number(target.value) : null)}>`;

const bar = (share) => html`
  <progress class="list-bar" aria-label=${WORK.bar} max="1" .value=${share ?? 0} ?hidden=${share === null}></progress>`;
