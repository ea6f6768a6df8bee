// Where the blocks of lines are: in the list of those that are left over, `spare` by their ids, or in the program, `placed`
// {id, indent} from above. Each function gives another such state, and leaves the one that it is given as it is.

/** How far a line may be indented: the function itself is not. */
export const [LEAST, MOST] = [1, 6];

const within = (indent) => Math.min(MOST, Math.max(LEAST, indent));
const put = (list, index, item) => list.toSpliced(Math.min(Math.max(index, 0), list.length), 0, item);

export const begin = (blocks) => ({ spare: blocks.map(({ id }) => id), placed: [] });

export const placeOf = ({ placed }, id) => placed.findIndex((item) => item.id === id);

const without = ({ spare, placed }, id) => ({
  spare: spare.filter((other) => other !== id),
  placed: placed.filter((item) => item.id !== id),
});

/** Put a block into the program, so that it stands at that place. */
export function place(state, id, index, indent) {
  const rest = without(state, id);
  return { ...rest, placed: put(rest.placed, index, { id, indent: within(indent) }) };
}

/** Put a block back into the list, so that it stands at that place. */
export function back(state, id, index = Number.POSITIVE_INFINITY) {
  const rest = without(state, id);
  return { ...rest, spare: put(rest.spare, index, id) };
}

/** Move a block up (-1) or down (1) in its list. */
export function shift(state, id, by) {
  const at = placeOf(state, id);
  if (at < 0) return back(state, id, Math.max(0, state.spare.indexOf(id) + by));
  return place(state, id, Math.max(0, at + by), state.placed[at].indent);
}

/** Indent a line of the program by more or less. */
export function indent(state, id, by) {
  const placed = state.placed.map((item) =>
    item.id === id ? { id, indent: within(item.indent + by) } : item,
  );
  return { ...state, placed };
}

/** Put a block at the end of the program, as deep as the line before it asks for. */
export function append(state, id, blocks) {
  return place(state, id, state.placed.length, nextIndent(state, blocks));
}

function nextIndent({ placed }, blocks) {
  const last = placed.at(-1);
  if (!last) return LEAST;
  const [offset, text] = blocks.find(({ id }) => id === last.id).lines.at(-1);
  return last.indent + offset + (text.endsWith(":") ? 1 : 0);
}

/** The same after it was made easier: what is gone goes, what was joined stands where the first line of it stood. */
export function easier({ spare, placed }, before, after) {
  const first = (blocks, id) => blocks.find((block) => block.id === id).lines[0][0];
  const isThere = (id) => after.some((block) => block.id === id);
  return {
    spare: spare.filter(isThere),
    placed: placed
      .filter(({ id }) => isThere(id))
      .map(({ id, indent: was }) => ({ id, indent: within(was + first(before, id) - first(after, id)) })),
  };
}

/** The program as text, and of each of its lines the block that it is of, null for what is given. */
export function written({ placed }, { before, after, blocks }) {
  const given = (text) =>
    text
      .split("\n")
      .slice(0, -1)
      .map((line) => ({ id: null, line }));
  const body = placed.flatMap(({ id, indent: depth }) =>
    blocks
      .find((block) => block.id === id)
      .lines.map(([offset, text]) => ({ id, line: "    ".repeat(depth + offset) + text })),
  );
  const lines = [...given(before), ...body, ...given(after)];
  return { text: lines.map(({ line }) => `${line}\n`).join(""), ids: lines.map(({ id }) => id) };
}
