// How a task looks to who does it.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { LESSONS } from "../../vendor/lessons/index.js";
import { boardOf } from "./boards-of.js";
import { itemsOf } from "./format.js";
import { LONGEST_NAME } from "./kept.js";
import { KINDS } from "./kinds.js";
import { boardName, DO, ITEM } from "./words.js";

/** What an item of a task is called. */
export function itemName(task, item) {
  if (item.kind === "own") return ITEM.own(boardName(boardOf(item.at)), task.program.answer);
  if (item.kind === "lesson") return ITEM.lesson(LESSONS.find(({ id }) => id === item.on)?.title ?? item.on);
  return KINDS[item.kind].counted ? ITEM.predict(item.on, item.count) : ITEM.exercise(item.kind, item.on);
}

export function view(state, acts) {
  const { task, problem, progress, opened, isFolded } = state;
  if (!task) return html`<h2>${DO.label}</h2><p class="task-fault">${problem}</p>`;
  const items = itemsOf(task);
  const done = progress.filter(({ solved }) => solved).length;
  const next = progress.findIndex(({ solved }) => !solved);
  return html`
    <h2>${task.title}</h2>
    <p class="task-words" ?hidden=${isFolded || !task.words}>${task.words}</p>
    <ol class="task-items" aria-label=${DO.list}>
      ${items.map((item, index) => line(itemName(task, item), item, index, { ...state, next }, acts))}
    </ol>
    <div class="task-said">
      <p aria-live="polite">${[state.said, DO.done(done, items.length)].filter(Boolean).join(" ")}</p>
      <button type="button" class="chip" ?hidden=${opened < 0} aria-expanded=${String(!isFolded)}
        @click=${acts.fold}>${DO.whole}</button>
    </div>
    <details class="task-hand-in" ?hidden=${isFolded && next >= 0} ?open=${state.isHandingIn} @toggle=${acts.toggle}>
      <summary>${DO.handIn}</summary>
      <div class="field">
        <label for="task-name">${DO.name}</label>
        <input type="text" id="task-name" autocomplete="name" spellcheck="false" maxlength=${LONGEST_NAME}
          .value=${live(state.name)} @input=${({ target }) => acts.name(target.value)}>
      </div>
      <p class="caption" ?hidden=${state.code !== ""}>${DO.noName}</p>
      <div class="task-code" ?hidden=${state.code === ""}>
        <div class="field">
          <label for="task-code">${DO.code}</label>
          <input type="text" id="task-code" readonly .value=${live(state.code)} @focus=${({ target }) => target.select()}>
        </div>
        <button type="button" class="button" @click=${acts.copy}>${DO.copy}</button>
      </div>
      <p class="caption">${DO.honest}</p>
    </details>
    <p class="caption" ?hidden=${!state.isEmbedded || isFolded}>${DO.notKept}</p>
    <p ?hidden=${state.isEmbedded || isFolded}><button type="button" class="chip" @click=${acts.change}>${DO.change}</button></p>`;
}

function line(name, item, index, { progress, next, opened, isFolded }, acts) {
  const now = progress[index];
  const needed = item.count ?? 1;
  return html`
    <li ?hidden=${isFolded && index !== opened} value=${index + 1} ?data-solved=${now.solved} aria-current=${index === opened ? "step" : nothing}>
      <span class="task-item">${name}</span>
      <span class="task-state">${DO.state(now, needed)}</span>
      <button type="button" class="button ${index === next && index !== opened ? "primary" : ""}" aria-label=${DO.openItem(name)}
        @click=${() => acts.open(index)}>${DO.open}</button>
    </li>`;
}
