// How the dialog of the Library looks: functions of its `state` and no more. `acts` are what can be done in it; both are
// made by library.js, which draws the whole again whenever something of the state is another.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { make, setText } from "../parts/dom.js";
import { LONGEST_NAME } from "../parts/free-name.js";
import { BOARDS } from "./boards.js";
import { CARD, changed, EVERYTHING, FILES, kept, LIBRARY, MOMENT, SAID } from "./words.js";

/** Only what is found is chosen. */
export const chosenIn = ({ found, ticked }) => found.filter(({ id }) => ticked.has(id));

export function view(state, acts) {
  const { records, damaged, isRefused, search, said, stop, isAsking } = state;
  const isEmpty = records.length === 0;
  return html`
    <div class="library-head" ?hidden=${isRefused}>
      <input type="text" id="library-search" class="library-search" autocomplete="off" spellcheck="false"
        aria-label=${LIBRARY.search} placeholder=${LIBRARY.searchHint} ?hidden=${isEmpty}
        .value=${search} @input=${({ target }) => acts.search(target.value)}
        @keydown=${onKeys({ Enter: () => acts.openFirst(state.found) })}>
      <button type="button" id="library-keep" class="button" @click=${acts.keep}>${LIBRARY.keep}</button>
    </div>
    <div class="library-said">
      <p role="status" ?data-fault=${said.isFault}>${said.sentence}</p>
      <button type="button" id="library-undo" class="chip" ?hidden=${!said.canUndo} @click=${acts.bringBack}>${SAID.undo}</button>
      <button type="button" class="chip" ?hidden=${!stop} @click=${stop}>${FILES.stop}</button>
    </div>
    <p class="library-damage" ?hidden=${isRefused || !damaged}>${LIBRARY.damaged(damaged)}</p>
    ${isRefused ? refusal(acts) : isEmpty ? NOTHING_KEPT : items(state, acts)}
    ${isAsking ? question(records.length, acts) : foot(isRefused, acts)}`;
}

const NOTHING_KEPT = html`
  <div class="library-empty">
    <p class="library-name">${LIBRARY.empty}</p>
    <p>${LIBRARY.how}</p>
  </div>`;

const refusal = (acts) => html`
  <div class="library-empty">
    <p>${LIBRARY.refused}</p>
    <button type="button" id="library-save" class="button" @click=${acts.saveBoard}>${LIBRARY.save}</button>
  </div>`;

function items(state, acts) {
  const { found, cards } = state;
  const [all, shown, chosen] = [state.records, found, chosenIn(state)].map(({ length }) => length);
  const counted = shown === all ? LIBRARY.count(all) : LIBRARY.found(shown, all);
  const isAll = chosen > 0 && chosen === shown;
  const isMixed = new Set(state.records.map(({ board }) => board)).size > 1;
  return html`
    <div class="library-items">
      <div class="library-bar">
        <label>
          <input type="checkbox" .checked=${live(isAll)} .indeterminate=${chosen > 0 && !isAll}
            @change=${({ target }) => acts.tick(found, target.checked)}>${LIBRARY.all}
        </label>
        <p class="library-count" role="status">${chosen ? LIBRARY.chosen(chosen) : counted}</p>
        <button type="button" class="button" aria-disabled=${chosen ? nothing : "true"} @click=${acts.print}>${LIBRARY.print}</button>
      </div>
      <p class="library-none" ?hidden=${shown > 0}>${shown ? "" : LIBRARY.none(state.search.trim())}</p>
      <ul class="library-list" aria-label=${LIBRARY.list}>
        ${repeat(
          cards,
          ({ id }) => id,
          (record) => card(record, isMixed, state, acts),
        )}
      </ul>
    </div>`;
}

/** What is said of a record in a few words: its board where there are several, how far it is, and when that was. */
function factsOf({ board, state, place, made, saved }, isMixed) {
  const { title, progressOf } = BOARDS[board];
  const { word, text } = place
    ? { word: "moment", text: MOMENT.facts(MOMENT.step(place)) }
    : progressOf(state);
  return html`${isMixed ? html`<span>${title}</span>` : nothing}<span data-progress=${word}>${text}</span><span>${(saved === made ? kept : changed)(saved)}</span>`;
}

/** A record in the list: until it comes near to what is seen its name, and then all; that is made anew where it may be another. */
function card(record, isMixed, { shown, whole, ticked, renaming, isOnBoard }, acts) {
  const { id, name, revision, made, saved } = record;
  const isShown = shown.has(id);
  if (!whole.has(id)) {
    return html`<li class="library-card" ?hidden=${!isShown}>${nameOf(record, acts)}</li>`;
  }
  const told = {
    isMixed,
    isTicked: ticked.has(id),
    isRenamed: renaming?.id === id,
    isHere: isOnBoard(record),
  };
  const decisive = [id, name, revision, made, saved, ...Object.values(told)];
  return html`<li class="library-card" ?hidden=${!isShown}>${guard(decisive, () => inCard(record, told, acts))}</li>`;
}

/** In a card: the picture of a record, what is said of it, and what can be done with it. */
function inCard(record, { isMixed, isTicked, isRenamed, isHere }, acts) {
  const { id, name } = record;
  return html`
      <label class="library-tick">
        <input type="checkbox" aria-label=${CARD.choose(name)} .checked=${isTicked}
          @change=${({ target }) => acts.tick([record], target.checked)}>
      </label>
      ${pictureOf(record)}
      <div class="library-words">
        <h3 class="library-name">${isRenamed ? field(record, acts) : name}</h3>
        <p class="library-facts">${factsOf(record, isMixed)}${
          isHere ? html`<span class="library-here">${CARD.onBoard}</span>` : nothing
        }</p>
        <div class="library-acts">
          <button type="button" class="chip" aria-label=${CARD.openOne(name)} @click=${() => acts.open(record)}>${CARD.open}</button>
          <button type="button" id="library-rename-${id}" class="icon-button" aria-label=${CARD.rename(name)}
            title=${CARD.rename(name)} @click=${() => acts.beginRename(record)}>✎</button>
          <button type="button" class="icon-button" aria-label=${CARD.forget(name)} title=${CARD.forget(name)}
            @click=${() => acts.remove(record)}>×</button>
        </div>
      </div>`;
}

const field = (record, { rename }) => html`
  <input type="text" id="library-name" aria-label=${CARD.name} maxlength=${LONGEST_NAME} .value=${record.name}
    @keydown=${onKeys({
      Enter: ({ value }) => rename(record, value, true),
      Escape: () => rename(record, record.name, true),
    })}
    @blur=${({ target }) => rename(record, target.value, false)}>`;

/** What is done with the whole Library. Where nothing is kept, a copy of the boards can still be opened. */
const foot = (isRefused, acts) => html`
  <div class="library-foot">
    <button type="button" class="chip" ?hidden=${isRefused} @click=${acts.exportAll}>${FILES.save}</button>
    <button type="button" class="chip" @click=${({ target }) => target.parentElement.lastElementChild.click()}>${FILES.open}</button>
    <button type="button" id="library-forget" class="chip" ?hidden=${isRefused} @click=${acts.ask}>${EVERYTHING.label}</button>
    <input type="file" accept=".json,application/json" hidden @change=${({ target }) => acts.importFrom(target)}>
  </div>`;

/** Whether everything is to be deleted. Escape leaves the question, not the Library. */
const question = (count, acts) => html`
  <div class="library-foot" role="group" aria-labelledby="library-sure" @keydown=${onKeys({ Escape: acts.unask })}>
    <p id="library-sure">${EVERYTHING.ask(count)}</p>
    <button type="button" id="library-cancel" class="chip" @click=${acts.unask}>${EVERYTHING.not}</button>
    <button type="button" class="chip" @click=${acts.forget}>${EVERYTHING.sure}</button>
  </div>`;

/** Hears of the keys that `acts` names; they mean nothing to what is around then. */
const onKeys = (acts) => (event) => {
  if (!(event.key in acts)) return;
  event.preventDefault();
  event.stopPropagation();
  acts[event.key](event.target);
};

// What is done with elements when they first come near to what is seen.
const awaited = new WeakMap();
const sight = new IntersectionObserver(
  (entries) => {
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
      sight.unobserve(target);
      awaited.get(target)();
      awaited.delete(target);
    }
  },
  { rootMargin: "400px" },
);

function whenNear(element, act) {
  if (!awaited.has(element)) sight.observe(element);
  awaited.set(element, act);
  return element;
}

// The names of records that have no more yet, by their ids.
const names = new Map();

function nameOf({ id, name }, { reached }) {
  if (!names.has(id)) names.set(id, make("h3", { class: "library-name" }));
  const element = names.get(id);
  setText(element, name);
  return whenNear(element, () => reached(id));
}

// The places of small pictures, by the states of their records.
const places = new WeakMap();

/** The place of a small picture, which is drawn when it first comes into view. */
function pictureOf(record) {
  const { state } = record;
  if (!places.has(state)) {
    const place = make("div", { class: "library-picture", "aria-hidden": "true" });
    places.set(
      state,
      whenNear(place, () => place.replaceChildren(draw(record))),
    );
  }
  return places.get(state);
}

/** A small picture in the colours of the theme. */
function draw({ board, state, shown }) {
  const { draw, unsolved } = BOARDS[board];
  const text = draw(shown ?? unsolved?.(state) ?? state, (name) => `var(--${name})`);
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  picture.querySelector("title")?.remove();
  return document.importNode(picture, true);
}
