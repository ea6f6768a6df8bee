// How a screen of a lesson looks: functions of its `state` and no more. `acts` are what can be done; both are made by lesson.js.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { LESSON, placeIn } from "./words.js";

export function view(state, acts) {
  const { lesson, at, verdict, isDone } = state;
  const { screens, title } = lesson;
  const screen = screens[at];
  const isLast = at === screens.length - 1;
  return html`
    <div class="lesson-head">
      <p class="lesson-name">${title}</p>
      <p class="lesson-place">${placeIn(at, screens.length)}</p>
    </div>
    <progress class="lesson-progress" max=${screens.length} .value=${at + 1} aria-label=${title}></progress>
    <h2 class="lesson-heading" tabindex="-1">${screen.heading}</h2>
    ${screen.text.map((paragraph) => html`<p>${paragraph.map(span)}</p>`)}
    ${task(screen, state, acts)}
    <div class="lesson-row lesson-foot">
      <button type="button" class="button" aria-disabled=${at > 0 ? nothing : "true"} @click=${acts.back}>${LESSON.back}</button>
      <button type="button" class=${isDone ? "button primary" : "button"} @click=${acts.next}>${isLast ? LESSON.finish : LESSON.next}</button>
      <p class="lesson-verdict" aria-live="polite" data-kind=${verdict?.kind ?? nothing}>${verdict?.sentence ?? ""}</p>
    </div>`;
}

const SPANS = {
  plain: (text) => text,
  code: (text) => html`<code>${text}</code>`,
  strong: (text) => html`<strong>${text}</strong>`,
};

const span = ({ text, kind }) => SPANS[kind](text);

/** What a screen asks the reader to do, if it does. */
function task(screen, state, acts) {
  const { ask, question, exercise, build } = screen;
  if (question?.form === "choice") return choice(question, state, acts);
  if (question) return number(question, state, acts);
  if (ask) return asking(acts);
  if (exercise) return doing(LESSON.begin, acts.begin);
  // Then the editor has all the room there is.
  if (build && !state.isBuilding) return doing(LESSON.open, acts.build);
  return nothing;
}

const doing = (label, act) =>
  html`<div class="lesson-row"><button type="button" class="button primary" @click=${act}>${label}</button></div>`;

const asking = (acts) => html`
  <div class="lesson-row">
    <p class="caption">${LESSON.ask}</p>
    <button type="button" class="chip" @click=${acts.ask}>${LESSON.askAgain}</button>
  </div>`;

const choice = ({ sentence, options }, { chosen }, acts) => html`
  <div class="lesson-options" role="group" aria-label=${sentence}>
    <p>${sentence}</p>
    ${options.map(
      ({ text, right }, index) => html`
        <button type="button" class="button" aria-pressed=${String(chosen.includes(index))}
          data-kind=${chosen.includes(index) ? (right ? "right" : "wrong") : nothing}
          @click=${() => acts.choose(index)}>${text}</button>`,
    )}
  </div>`;

const number = ({ sentence }, { typed }, acts) => html`
  <form class="lesson-number" @submit=${acts.check}>
    <label for="lesson-number">${sentence}</label>
    <input id="lesson-number" type="text" inputmode="numeric" autocomplete="off" .value=${live(typed)}
      @input=${({ target }) => acts.type(target.value)}>
    <button type="submit" class="button">${LESSON.check}</button>
  </form>`;
