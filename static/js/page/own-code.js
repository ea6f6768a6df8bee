import { YOUR_CODE } from "../parts/your-code.js";

/**
 * Where the editor of the reader's own code stands: in Watch, on each board on which that is chosen among the strategies.
 * `code` and `watch` are loaded when that is first so; `close()` puts the steps away that are shown, or on their way, and
 * `moved()` hears that the editor is shown.
 */
export function createOwnCode({ modes, strategies, board, code, watch, close, moved }) {
  const isThere = () => watch.value !== null && code.value !== null;
  const isWanted = () => strategies.current === YOUR_CODE && modes.current === "watch";

  /** Show the editor where it is wanted, and nowhere else. */
  function refresh() {
    if (!isThere()) return;
    if (isWanted()) code.value.turnTo(board().name);
    watch.value.edit(isWanted() ? code.value.root : null);
  }

  return {
    get isThere() {
      return isThere();
    },
    want: () => Promise.all([watch.want(), code.want()]),
    /** Come to the editor, in a view: what runs there goes to that step. */
    show(step, view) {
      close();
      modes.use("watch");
      watch.value.expect(step);
      watch.value.view(view);
      refresh();
      moved();
    },
    refresh,
    /** Whether the editor is what is watched: it stays when its steps are put away. */
    isShown: () => isThere() && isWanted(),
  };
}
