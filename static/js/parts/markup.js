/** A text as it stands in the source of a drawing. */
export const escaped = (text) =>
  // Control characters may not stand in XML, not even escaped.
  text.replace(/\p{Cc}/gu, " ").replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Put the markup of a room into the page. Each of its templates says where its content goes: `data-into`, `data-before` or
 * `data-after` names the element of index.html that has this `data-place`. What belongs to a board is seen where that is
 * shown.
 */
export function furnish(markup) {
  const shown = document.querySelector("[role=tab][data-board][aria-selected=true]").dataset.board;
  const place = (name) => document.querySelector(`[data-place="${name}"]`);
  const parsed = document.createElement("template");
  parsed.innerHTML = markup;
  for (const { dataset, content } of parsed.content.querySelectorAll(
    "template[data-into], template[data-before], template[data-after]",
  )) {
    for (const part of content.querySelectorAll("[data-board]")) part.hidden = part.dataset.board !== shown;
    if (dataset.into) place(dataset.into).append(content);
    else if (dataset.before) place(dataset.before).before(content);
    else place(dataset.after).after(content);
  }
}
