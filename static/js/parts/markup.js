/**
 * Put the markup of a room into the page. Each of its templates says where its content goes: `data-into`, `data-before` or
 * `data-after` is the selector of an element that is there. What belongs to a board is seen where that is shown.
 */
export function furnish(markup) {
  const shown = document.querySelector("[role=tab][data-board][aria-selected=true]").dataset.board;
  const parsed = document.createElement("template");
  parsed.innerHTML = markup;
  for (const { dataset, content } of parsed.content.querySelectorAll(
    "template[data-into], template[data-before], template[data-after]",
  )) {
    for (const part of content.querySelectorAll("[data-board]")) part.hidden = part.dataset.board !== shown;
    if (dataset.into) document.querySelector(dataset.into).append(content);
    else if (dataset.before) document.querySelector(dataset.before).before(content);
    else document.querySelector(dataset.after).after(content);
  }
}
