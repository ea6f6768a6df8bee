// How the dialog of the techniques looks: functions of its `state` and no more. `acts` are what can be done in it.

import { html, nothing } from "lit-html";
import { entryOf, LEVELS } from "./reference.js";
import { PRACTICE, REFERENCE } from "./words.js";

/** Whether a title has all words that are looked for. */
const finder = (search) => {
  const words = search.toLowerCase().split(/\s+/);
  return ({ title, covers }) =>
    words.every((word) => `${title} ${covers.join(" ")}`.toLowerCase().includes(word));
};

export function view(state, acts) {
  const { search, chosen } = state;
  const groups = LEVELS.map(({ level, entries }) => ({ level, found: entries.filter(finder(search)) }));
  const shown = groups.filter(({ found }) => found.length > 0);
  return html`
    <div class="techniques-list" ?data-aside=${chosen !== null}>
      <input type="text" id="techniques-search" autocomplete="off" spellcheck="false" aria-label=${REFERENCE.search}
        placeholder=${REFERENCE.search} .value=${search} @input=${({ target }) => acts.search(target.value)}>
      <nav aria-label=${REFERENCE.list} tabindex="-1">
        ${shown.map(({ level, found }) => group(level, found, chosen, acts))}
        <p class="techniques-none" role="status">${shown.length ? nothing : REFERENCE.none(search.trim())}</p>
      </nav>
    </div>
    ${chosen ? entry(chosen, state, acts) : html`<p class="techniques-choose">${REFERENCE.choose}</p>`}`;
}

const group = (level, found, chosen, acts) => html`
  <section aria-labelledby="techniques-${level}">
    <h3 id="techniques-${level}">${level}</h3>
    <ul>
      ${found.map(
        (one) => html`<li><button type="button" aria-current=${one === chosen ? "true" : nothing}
          @click=${() => acts.choose(one)}>${one.title}</button></li>`,
      )}
    </ul>
  </section>`;

const entry = (chosen, { example, isHere }, acts) => {
  const { title, level, score, covers, is, look, near } = chosen;
  const practised = isHere && covers.length === 1;
  return html`
  <article class="technique" tabindex="-1" aria-labelledby="technique-title">
    <button type="button" class="chip technique-back" @click=${acts.back}>${REFERENCE.all}</button>
    <h3 class="technique-name" id="technique-title">${title}</h3>
    <p class="caption">${REFERENCE.facts(level, score)}</p>
    ${practised ? html`<button type="button" class="button technique-practise" @click=${() => acts.practise(chosen)}>${PRACTICE.practise}</button>` : nothing}
    <p>${is}</p>
    <p><strong>${REFERENCE.look}.</strong> ${look}</p>
    ${example ? html`<h4>${REFERENCE.example}</h4>${example}` : nothing}
    <h4>${REFERENCE.near}</h4>
    <div class="technique-near">
      ${near.map((name) => html`<button type="button" class="chip" @click=${() => acts.choose(entryOf(name))}>${entryOf(name).title}</button>`)}
    </div>
  </article>`;
};
