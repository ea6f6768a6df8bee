// How the list of moments looks: functions of its `state` and no more. `acts` are what can be done with it; both are made by
// moments.js.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { LONGEST_TITLE, LONGEST_WORDS, runsProgram } from "./list.js";
import { ITEM, LINKED, MOMENTS, OUT } from "./words.js";

export function view(state, acts) {
  const { list, linked, said, canUndo, stop, isEmbedded } = state;
  const idle = stop ? "true" : nothing;
  const programs = linked ? list.filter(runsProgram).length : 0;
  return html`
    <div class="moments-head">
      <button type="button" id="moments-add" class="button" aria-disabled=${idle} @click=${acts.add}>${MOMENTS.add}</button>
      <button type="button" id="moments-present" class="button primary" aria-disabled=${idle} ?hidden=${list.length === 0}
        @click=${() => acts.present(0)}>${MOMENTS.present}</button>
    </div>
    <div class="moments-said">
      <p aria-live="polite">${said}</p>
      <button type="button" id="moments-undo" class="chip" ?hidden=${!canUndo} @click=${acts.undo}>${MOMENTS.undo}</button>
      <button type="button" id="moments-stop" class="chip" ?hidden=${!stop} @click=${stop}>${MOMENTS.stop}</button>
    </div>
    ${linked ? ofLink(list, programs, isEmbedded, acts) : nothing}
    ${list.length === 0 ? html`<p class="moments-about">${MOMENTS.about}</p>` : items(state, acts)}
    ${foot(list, acts, idle)}`;
}

const ofLink = (list, programs, isEmbedded, acts) => html`
  <div class="moments-linked">
    <p>${LINKED.came(list.length)} ${programs ? MOMENTS.programs(programs) : ""}</p>
    ${
      isEmbedded
        ? nothing
        : html`<button type="button" id="moments-keep" class="chip" @click=${acts.keep}>${LINKED.keep}</button>
      <button type="button" class="chip" @click=${acts.own}>${LINKED.own}</button>`
    }
  </div>`;

const items = ({ list, dragged, pictureOf }, acts) => html`
  <ol class="moments-list" aria-label=${MOMENTS.list}>
    ${repeat(
      list,
      ({ id }) => id,
      (moment, index) => item(moment, index, list.length, dragged === moment.id, pictureOf, acts),
    )}
  </ol>`;

function item(moment, index, count, isDragged, pictureOf, acts) {
  const { id, title, words, picture } = moment;
  const number = index + 1;
  const name = title || ITEM.untitled;
  const act = (act, label, sign, isIdle, key) => html`
    <button type="button" class="icon-button" id="moments-${act}-${id}" aria-label=${label(name)} title=${label(name) + key}
      aria-disabled=${isIdle ? "true" : nothing} @click=${() => isIdle || acts[act](moment)}>${sign}</button>`;
  return html`
    <li class="moments-item" data-id=${id} ?data-dragged=${isDragged} @keydown=${(event) => acts.key(event, moment)}>
      <span class="moments-handle" aria-hidden="true" title=${ITEM.drag} @pointerdown=${(event) => acts.drag(event, moment)}>${number}</span>
      <button type="button" class="moments-picture" aria-label=${ITEM.show(number, name)} title=${ITEM.show(number, name)} @click=${() => acts.show(moment)}>
        ${picture ? html`<img alt="" src=${pictureOf(moment)} draggable="false">` : html`<span>${MOMENTS.noPicture}</span>`}
      </button>
      <div class="moments-words">
        <textarea rows="1" class="moments-title" id="moments-title-${id}" aria-label=${ITEM.title(number)}
          placeholder=${ITEM.untitled} maxlength=${LONGEST_TITLE} .value=${title} @keydown=${onTitleKey}
          @input=${({ target }) => acts.type(moment, titled(target))} @change=${({ target }) => acts.rename(moment, titled(target))}></textarea>
        <textarea rows="1" class="moments-own" aria-label=${ITEM.words(number)} placeholder=${ITEM.hint} maxlength=${LONGEST_WORDS}
          .value=${words} @input=${({ target }) => acts.type(moment, told(target))} @change=${({ target }) => acts.rename(moment, told(target))}></textarea>
      </div>
      <div class="moments-acts">
        ${act("up", ITEM.up, "↑", index === 0, " (Alt+↑)")}
        ${act("down", ITEM.down, "↓", number === count, " (Alt+↓)")}
        ${act("remove", ITEM.remove, "×", false, "")}
      </div>
    </li>`;
}

/** A title has one line, however it is broken. */
const titled = ({ value }) => ({ title: value.trim().replace(/\s+/g, " ") });
const told = ({ value }) => ({ words: value.trim() });

function onTitleKey(event) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.target.blur();
}

/** What is done with the whole list. */
function foot(list, acts, idle) {
  const chip = (name, act) => html`
    <button type="button" class="chip" aria-disabled=${idle} @click=${act}>${OUT[name]}</button>`;
  return html`
    <div class="moments-foot" role="group" aria-label=${OUT.group}>
      ${
        list.length > 0
          ? html`${chip("link", acts.link)} ${chip("print", acts.print)} ${chip("frames", acts.frames)}
      ${chip("gif", acts.gif)} ${chip("page", acts.page)} ${chip("file", acts.file)}`
          : nothing
      }
      ${chip("open", ({ target }) => target.parentElement.querySelector("input").click())}
      ${list.length > 0 ? chip("clear", acts.clear) : nothing}
      <input type="file" accept=".json,application/json" hidden @change=${({ target }) => acts.openFile(target)}>
    </div>`;
}
