import * as lists from "./list.js";

/**
 * The keys of a line: arrows go to another one, or move and indent the one that Space has lifted; Enter moves it to the other
 * list, which a press does for a line that is left over.
 */
export function createKeys({ state, move, focus, lift }) {
  /** The line that an arrow leads to: of the same list, or across to the other. */
  function neighbour({ lists: { spare, placed } }, id, key) {
    const program = placed.map((item) => item.id);
    const [own, other] = program.includes(id) ? [program, spare] : [spare, program];
    const at = own.indexOf(id);
    if (key === "ArrowUp") return own[at - 1];
    if (key === "ArrowDown") return own[at + 1];
    const isAcross = key === "ArrowLeft" ? own === program : key === "ArrowRight" && own === spare;
    return isAcross ? other[Math.min(at, other.length - 1)] : undefined;
  }

  function moved({ lists: now, problem }, id, key) {
    const isPlaced = lists.placeOf(now, id) >= 0;
    if (key === "ArrowUp" || key === "ArrowDown") return lists.shift(now, id, key === "ArrowUp" ? -1 : 1);
    if (!isPlaced) return key === "ArrowRight" ? lists.append(now, id, problem.blocks) : now;
    const isLeast = now.placed[lists.placeOf(now, id)].indent === lists.LEAST;
    if (key === "ArrowLeft" && isLeast) return lists.back(now, id);
    return lists.indent(now, id, key === "ArrowLeft" ? -1 : 1);
  }

  return (event, id) => {
    const { key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const now = state();
    if (key === " ") lift(id);
    else if (key === "Escape" && now.lifted === id) lift(id);
    else if (key === "Enter" && lists.placeOf(now.lists, id) >= 0) move(id, lists.back(now.lists, id));
    else if (key.startsWith("Arrow")) {
      if (now.lifted === id) move(id, moved(now, id, key));
      else {
        const next = neighbour(now, id, key);
        if (next !== undefined) focus(next);
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
