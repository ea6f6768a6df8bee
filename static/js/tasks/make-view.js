// How the making of a task looks.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { boardOf } from "./boards-of.js";
import {
  LONGEST_TASK,
  LONGEST_TITLE,
  LONGEST_WORDS,
  MOST_BOARDS,
  MOST_EXERCISES,
  MOST_QUESTIONS,
} from "./format.js";
import { KINDS } from "./kinds.js";
import { itemName } from "./view.js";
import { boardName, EXERCISE, MAKE } from "./words.js";

const value = ({ target }) => target.value;

export function view(state, acts) {
  const { task } = state;
  return html`
    <h2>${MAKE.label}</h2>
    <div class="field">
      <label for="task-title">${MAKE.title}</label>
      <input type="text" id="task-title" autocomplete="off" maxlength=${LONGEST_TITLE} .value=${live(task.title)}
        @input=${(event) => acts.set({ title: value(event) })}>
    </div>
    <div class="field">
      <label for="task-about">${MAKE.words}</label>
      <textarea id="task-about" class="task-prose" rows="3" maxlength=${LONGEST_WORDS} .value=${live(task.words)}
        @input=${(event) => acts.set({ words: value(event) })}></textarea>
    </div>
    ${program(state, acts)}
    ${exercises(state, acts)}
    ${link(state, acts)}`;
}

const select = (id, label, options, chosen, act) => html`
  <div class="field">
    <label for=${id}>${label}</label>
    <select id=${id} autocomplete="off" @change=${(event) => act(value(event))}>
      ${options.map(([key, name]) => html`<option value=${key} ?selected=${key === chosen}>${name}</option>`)}
    </select>
  </div>`;

function program({ task, shown, editor, numbers, said }, acts) {
  const { boards } = task;
  const isFull = boards.length >= MOST_BOARDS;
  return html`
    <fieldset class="task-part">
      <legend>${MAKE.program}</legend>
      <p class="label">${MAKE.boards}</p>
      ${boards.length === 0 ? html`<p class="caption">${MAKE.noBoards}</p>` : nothing}
      <ul class="task-list" aria-label=${MAKE.boards} ?hidden=${boards.length === 0}>
        ${boards.map((board, index) => boardLine(board, index, numbers[index] ?? String(board.number ?? ""), acts))}
      </ul>
      <p><button type="button" class="button" aria-disabled=${isFull ? "true" : nothing} @click=${acts.addBoard}>
        ${shown ? MAKE.add(boardName(shown)) : MAKE.addNone}</button></p>
      <p class="caption" aria-live="polite">${said || (isFull ? MAKE.full(MOST_BOARDS) : "")}</p>
      <div class="task-program" ?hidden=${boards.length === 0}>
        <div class="field">
          <label for="task-stub">${MAKE.stub}</label>
          <textarea id="task-stub" rows="5" spellcheck="false" autocapitalize="none" aria-describedby="task-stub-hint"
            .value=${live(task.program.text)} @input=${(event) => acts.setProgram({ text: value(event) })}></textarea>
          <p class="hint" id="task-stub-hint">${editor ? MAKE.stubHint : `${MAKE.stubHint} ${MAKE.noEditor}`}</p>
        </div>
        <p ?hidden=${!editor}><button type="button" class="chip" @click=${acts.take}>${MAKE.take}</button></p>
        <div class="fields">
          <div class="field">
            <label for="task-call">${MAKE.call}</label>
            <input type="text" id="task-call" class="task-call" autocomplete="off" spellcheck="false" autocapitalize="none"
              maxlength="500" placeholder=${MAKE.callHint} .value=${live(task.program.call)}
              @input=${(event) => acts.setProgram({ call: value(event) })}>
          </div>
          ${select("task-answer", MAKE.answer, MAKE.answers, task.program.answer, (answer) => acts.setProgram({ answer }))}
        </div>
      </div>
    </fieldset>`;
}

function boardLine({ at, number }, index, typed, acts) {
  const name = boardName(boardOf(at));
  const id = `task-number-${index}`;
  const isFault = number === null && typed.trim() !== "";
  return html`
    <li>
      <span class="task-item">${name}</span>
      <button type="button" class="chip" aria-label=${MAKE.remove(name)} @click=${() => acts.removeBoard(index)}>${MAKE.removeShort}</button>
      <label class="task-number" for=${id}>${MAKE.number}
        <input type="text" id=${id} inputmode="numeric" autocomplete="off" .value=${live(typed)}
          aria-invalid=${isFault ? "true" : nothing} aria-describedby=${isFault ? `${id}-fault` : nothing}
          @input=${(event) => acts.setNumber(index, value(event))}></label>
      ${isFault ? html`<p class="field-fault" id="${id}-fault">${MAKE.numberFault}</p>` : nothing}
    </li>`;
}

function exercises({ task, adding, lessons }, acts) {
  const { kind, on, count } = adding;
  const isFull = task.exercises.length >= MOST_EXERCISES;
  const places = kind === "lesson" ? lessons : MAKE.boardNames;
  const kinds = Object.entries(EXERCISE).filter(([key]) => key !== "lesson" || lessons.length > 0);
  return html`
    <fieldset class="task-part">
      <legend>${MAKE.exercises}</legend>
      ${task.exercises.length === 0 ? html`<p class="caption">${MAKE.noExercises}</p>` : nothing}
      <ul class="task-list" aria-label=${MAKE.exercises} ?hidden=${task.exercises.length === 0}>
        ${task.exercises.map((exercise, index) => {
          const name = itemName(task, exercise);
          return html`
            <li>
              <span class="task-item">${name}</span>
              <button type="button" class="chip" aria-label=${MAKE.remove(name)} @click=${() => acts.removeExercise(index)}>${MAKE.removeShort}</button>
            </li>`;
        })}
      </ul>
      <div class="fields">
        ${select("task-kind", MAKE.kind, kinds, kind, (kind) => acts.adding({ kind }))}
        ${select("task-on", kind === "lesson" ? MAKE.lesson : MAKE.on, places, on, (on) => acts.adding({ on }))}
        <div class="field" ?hidden=${!KINDS[kind].counted}>
          <label for="task-count">${MAKE.count}</label>
          <input type="number" id="task-count" min="1" max=${MOST_QUESTIONS} autocomplete="off" .value=${live(String(count))}
            @change=${(event) => acts.adding({ count: value(event) })}>
        </div>
        <button type="button" class="button task-add" aria-disabled=${isFull ? "true" : nothing} @click=${acts.addExercise}>${MAKE.addExercise}</button>
      </div>
      <p class="caption" ?hidden=${!isFull}>${MAKE.full(MOST_EXERCISES)}</p>
    </fieldset>`;
}

function link({ missing, length, isTooLong }, acts) {
  const said =
    missing ||
    (length > LONGEST_TASK ? MAKE.tooLong : isTooLong ? MAKE.tooMuch : MAKE.length)(length, LONGEST_TASK);
  const isOff = missing || isTooLong ? "true" : nothing;
  return html`
    <div class="task-link" role="group" aria-label=${MAKE.link}>
      <p class="caption" aria-live="polite" ?data-fault=${isTooLong}>${said}</p>
      <p class="task-buttons">
        <button type="button" class="button primary" aria-disabled=${isOff} @click=${acts.copy}>${MAKE.copy}</button>
        <button type="button" class="button" aria-disabled=${isOff} @click=${acts.try}>${MAKE.try}</button>
        <button type="button" class="button" aria-disabled=${isOff} @click=${acts.copyFrame}>${MAKE.copyFrame}</button>
        <button type="button" class="button" @click=${acts.clear}>${MAKE.clear}</button>
      </p>
    </div>`;
}
