// How the exercise looks: functions of the `state` and no more. `acts` are what can be done.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import * as words from "./words.js";

const { ACTS, BOARDS, HAND } = words;
/** Calls that are named, of those that are open. */
const SHOWN = 3;

export function view(state, acts) {
  const { opening, now } = state;
  return html`
    <h2>${HAND.title}</h2>
    ${setup(state, acts)}
    ${
      opening && now
        ? html`
            <p class="by-hand-task">${opening.task}</p>
            ${now.finished ? end(now, acts) : play(state, acts)}`
        : html`<p class="by-hand-task" aria-live="polite">${state.isReady ? HAND.making : HAND.waiting}</p>`
    }`;
}

function setup({ board, strategy, size: sides, opening, atOnce }, acts) {
  const choices = opening?.choices ?? [];
  const chosen = choices.find(({ name }) => name === strategy);
  const size = sides.join("x");
  const label = chosen?.sizes.find((one) => one.size.join("x") === size)?.label;
  return html`
    <details class="by-hand-setup">
      <summary>${BOARDS[board]}${label ? `, ${label}` : ""}</summary>
      <div class="by-hand-choices">
        ${select(HAND.board, Object.entries(BOARDS), board, acts.board)}
        ${
          choices.length
            ? select(
                HAND.strategy,
                choices.map(({ name, title }) => [name, title]),
                strategy,
                acts.strategy,
              )
            : nothing
        }
        ${
          chosen
            ? select(
                HAND.size,
                chosen.sizes.map((one) => [one.size.join("x"), one.label]),
                size,
                acts.size,
              )
            : nothing
        }
        ${select(
          HAND.judged,
          [
            ["yes", HAND.atOnce],
            ["no", HAND.atEnd],
          ],
          atOnce ? "yes" : "no",
          (value) => acts.judged(value === "yes"),
        )}
        <button type="button" class="chip" @click=${acts.another}>${HAND.another}</button>
      </div>
    </details>`;
}

const select = (name, options, chosen, act) => html`
  <label class="by-hand-field"><span>${name}</span>
    <select @change=${({ target }) => act(target.value)}>
      ${options.map(([value, title]) => html`<option value=${value} .selected=${live(value === chosen)}>${title}</option>`)}
    </select>
  </label>`;

function play(state, acts) {
  const { opening, now, atOnce } = state;
  return html`
    ${stack(now.stack)}
    <p class="by-hand-asks">${now.asks}</p>
    ${opening.board === "sudoku" ? digits(state, acts) : nothing}
    <div class="by-hand-acts" role="group" aria-label=${HAND.acts}>
      ${ACTS.map(([kind, key, name]) => press(name, key, () => acts.act(kind), now.wrong !== null))}
    </div>
    <div class="by-hand-verdict" data-wrong=${now.wrong ? "" : nothing} aria-live="polite">
      ${verdict(state)}
    </div>
    <div class="by-hand-row">
      ${
        atOnce
          ? html`
              ${press(HAND.back, "b", acts.back, now.wrong === null, now.wrong !== null)}
              ${press(HAND.help, "m", acts.help, false)}`
          : html`
              ${press(HAND.back, "b", acts.back, now.done === 0)}
              ${press(HAND.judge, "j", acts.judge, false)}`
      }
      <span class="by-hand-progress">${words.progress(now.done, now.total, atOnce)}</span>
    </div>`;
}

/** The calls that are open: of many the last ones, and how many there are above. */
function stack(calls) {
  const above = calls.length > SHOWN + 1 ? calls.length - SHOWN : 0;
  const seen = calls.slice(above);
  return html`
    <ol class="by-hand-stack" aria-label=${HAND.stack}>
      ${above > 0 ? html`<li>${words.above(above)}</li>` : nothing}
      ${seen.map(
        (standsFor, index) =>
          html`<li aria-current=${index === seen.length - 1 ? "true" : nothing}>${words.call(above + index + 1, standsFor)}</li>`,
      )}
    </ol>`;
}

const press = (name, key, act, isIdle, isFirst = false) => html`
  <button type="button" class=${isFirst ? "button primary" : "button"} aria-keyshortcuts=${key.toUpperCase()}
    aria-disabled=${isIdle ? "true" : nothing} @click=${() => isIdle || act()}>
    <span>${name}</span><kbd aria-hidden="true">${key.toUpperCase()}</kbd>
  </button>`;

function digits({ digit }, acts) {
  return html`
    <div class="by-hand-digits" role="group" aria-label=${HAND.digits}>
      ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
        (each) => html`
          <button type="button" class="key" aria-pressed=${String(each === digit)} @click=${() => acts.digit(each)}>${each}</button>`,
      )}
    </div>`;
}

function verdict({ now, refused, opening }) {
  if (refused) return html`<p>${refused}</p>`;
  if (now.wrong)
    return html`
      <p><strong>${now.wrong.name}.</strong> ${now.wrong.about}</p>
      <p>${now.wrong.why}</p>`;
  return html`<p>${now.said || words.HOW[opening.board]}</p>`;
}

function end(now, acts) {
  return html`
    <div class="by-hand-end" aria-live="polite">
      <p class="by-hand-score"><strong>${words.points(now.score)}</strong> ${now.over}</p>
      ${
        now.missed.length === 0
          ? html`<p>${HAND.nothingMissed}</p>`
          : html`
              <h3>${HAND.missed}</h3>
              <ul class="by-hand-missed">
                ${now.missed.map(
                  ({ name, about, times, first }) => html`
                    <li><strong>${name}</strong>, ${words.times(times)}. ${about} <span>${first}</span></li>`,
                )}
              </ul>`
      }
    </div>
    <div class="by-hand-row">
      <button type="button" class="button primary" @click=${acts.another}>${HAND.another}</button>
      <button type="button" class="button" @click=${acts.again}>${HAND.again}</button>
    </div>`;
}
