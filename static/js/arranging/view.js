// How both exercises look: functions of the `state` and no more. `acts` are what can be done; both are made by arranging.js.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { placeOf } from "./list.js";
import { differenceView } from "./mini.js";
import { ARRANGING } from "./words.js";

export function view(state, acts) {
  const { kind, problem } = state;
  return html`
    <h2>${ARRANGING.title[kind]}</h2>
    ${problem ? (kind === "parsons" ? parsons(state, acts) : bug(state, acts)) : html`<p class="arranging-note">${state.said || ARRANGING.wait}</p>`}`;
}

const chooser = ({ problem }, acts) => html`
  <label class="arranging-field"><span>${ARRANGING.choose}</span>
    <select @change=${({ target }) => acts.program(target.value)}>
      ${problem.programs.map(({ name, title }) => html`<option value=${name} .selected=${live(name === problem.name)}>${title}</option>`)}
    </select>
  </label>`;

const chip = (name, act, isIdle = false) => html`
  <button type="button" class="chip" aria-disabled=${isIdle ? "true" : nothing} @click=${() => isIdle || act()}>${name}</button>`;

function parsons(state, acts) {
  const { problem, lists, chosen, lifted, helps, mistakes } = state;
  const { spare, placed } = lists;
  const at = placeOf(lists, chosen);
  const depth = (id) => placed[placeOf(lists, id)]?.indent ?? 0;
  const item = (id) =>
    line(
      state,
      acts,
      problem.blocks.find((block) => block.id === id),
      depth(id),
    );
  return html`
    ${chooser(state, acts)}
    <p class="arranging-note">${ARRANGING.about(problem.wrong)}</p>
    <div class="arranging-lists">
      <div class="arranging-side">
        <h3>${ARRANGING.lines}</h3>
        <ul class="arranging-list" data-list="spare" aria-label=${ARRANGING.lines}>
          ${repeat(spare, (id) => id, item)}
          ${spare.length === 0 ? html`<li class="arranging-note">${ARRANGING.none}</li>` : nothing}
        </ul>
      </div>
      <div class="arranging-side">
        <h3>${ARRANGING.program}</h3>
        <pre class="arranging-given">${problem.before}</pre>
        <ul class="arranging-list" data-list="placed" aria-label=${ARRANGING.program}>
          ${repeat(
            placed,
            ({ id }) => id,
            ({ id }) => item(id),
          )}
          ${placed.length === 0 ? html`<li class="arranging-note">${ARRANGING.empty}</li>` : nothing}
        </ul>
        <details class="arranging-rest" ?hidden=${!problem.after}>
          <summary>${ARRANGING.rest}</summary>
          <pre class="arranging-given">${problem.after}</pre>
        </details>
      </div>
    </div>
    <div class="arranging-row" role="group" aria-label=${ARRANGING.tools}>
      ${chip(ARRANGING.up, acts.up, at < 0)} ${chip(ARRANGING.down, acts.down, at < 0)}
      ${chip(ARRANGING.outer, acts.outer, at < 0)} ${chip(ARRANGING.deeper, acts.deeper, at < 0)}
      ${chip(ARRANGING.out, acts.out, at < 0)}
    </div>
    <p class="arranging-moved" aria-live="polite">${state.moved}</p>
    ${checking(state, acts, placed.length === 0)}
    <div class="arranging-row">
      ${mistakes >= 2 && helps < problem.helps && !state.solved ? chip(ARRANGING.easier, acts.easier) : nothing}
      ${chip(ARRANGING.another, acts.another)}
    </div>
    <p class="arranging-note">${ARRANGING.keys}</p>`;

  function line({ fault }, { press, key, drag }, { id, lines }, indent) {
    const texts = lines.map(([offset, text]) => "    ".repeat(offset) + text).join("\n");
    return html`
      <li class="arranging-item" data-id=${id} data-indent=${indent} ?data-lifted=${lifted === id} ?data-fault=${fault === id}
        @pointerdown=${(event) => drag(event, id)}>
        <span class="arranging-handle" aria-hidden="true" title=${ARRANGING.handle}>⠿</span>
        <button type="button" id="arranging-${id}" tabindex=${id === state.stop ? 0 : -1} aria-pressed=${chosen === id}
          @click=${() => press(id)} @keydown=${(event) => key(event, id)}>${texts}</button>
      </li>`;
  }
}

/** What was said of the program, and what may be done with it. */
function checking(state, acts, isEmpty = false) {
  const { running, verdict, board } = state;
  const isIdle = isEmpty || running;
  return html`
    <div class="arranging-row">
      <button type="button" class="button primary" aria-disabled=${isIdle ? "true" : nothing}
        @click=${() => isIdle || acts.check()}>${ARRANGING.check}</button>
      ${running ? html`<button type="button" class="button" @click=${acts.stop}>${ARRANGING.stop}</button>` : nothing}
      ${chip(ARRANGING.watch, acts.watch, isEmpty)}
    </div>
    <p class="arranging-verdict" aria-live="polite" data-right=${verdict ? String(verdict.right) : nothing}>${running ? ARRANGING.running : state.said}</p>
    ${verdict?.difference && !running ? differenceView(board, verdict.question, verdict.difference) : nothing}`;
}

function bug(state, acts) {
  const { problem, chosen, isFound, mending, said } = state;
  // What all repairs are indented by says nothing.
  const depths = problem.repairs.join("\n").match(/^ */gm) ?? [];
  const margin = new RegExp(`^ {${Math.min(...depths.map(({ length }) => length))}}`, "gm");
  return html`
    ${chooser(state, acts)}
    <p class="arranging-note">${ARRANGING.asks} ${ARRANGING.hint}</p>
    <div class="arranging-code" role="radiogroup" aria-label=${ARRANGING.code} tabindex=${isFound ? 0 : nothing}>
      ${problem.lines.map(
        (text, index) => html`
          <label class="arranging-line" ?data-found=${isFound && problem.places.includes(index)}>
            <input type="radio" name="arranging-line" .checked=${live(chosen === index)} ?disabled=${isFound} @change=${() => acts.choose(index)}>
            <span class="arranging-number" aria-hidden="true">${index + 1}</span><code>${text}</code>
          </label>`,
      )}
    </div>
    ${
      isFound
        ? html`
      <p class="arranging-found" aria-live="polite">${ARRANGING.found(chosen + 1)} ${problem.why}</p>
      <fieldset class="arranging-repairs">
        <legend>${ARRANGING.repair}</legend>
        ${problem.repairs.map(
          (text) => html`
            <label class="arranging-line">
              <input type="radio" name="arranging-repair" .checked=${live(text === mending)} @change=${() => acts.mending(text)}>
              <code>${text.replace(margin, "")}</code>
            </label>`,
        )}
      </fieldset>
      <details class="arranging-rest">
        <summary>${ARRANGING.write}</summary>
        <label class="arranging-mend"><span>${ARRANGING.mend}</span>
          <textarea rows=${Math.max(3, problem.mended.split("\n").length + 1)} spellcheck="false" autocapitalize="off" autocomplete="off" maxlength="5000"
            .value=${live(mending)} @input=${({ target }) => acts.mending(target.value)}></textarea>
        </label>
      </details>
      ${checking(state, acts)}`
        : html`
      <div class="arranging-row">
        <button type="button" class="button primary" @click=${acts.point}>${ARRANGING.press}</button>
        ${chip(ARRANGING.watch, acts.watch)}
      </div>
      <p class="arranging-verdict" aria-live="polite">${said}</p>`
    }
    <div class="arranging-row">
      ${isFound ? chip(ARRANGING.show, acts.show) : nothing} ${chip(ARRANGING.another, acts.another)}
    </div>`;
}
