import { createActions } from "./actions.js";
import { createSolving } from "./solving.js";

/**
 * What the row of actions does: a board is solved, or what goes on is stopped, and what was done is undone. A search that is
 * open is led back from by Undo. `undone()` hears of an undo or a redo, `welcome` of what is solved.
 *
 * @param {Contract.Asking} page
 */
export function createDeeds({
  events,
  status,
  busy,
  modes,
  boards,
  watching,
  say,
  whenShown,
  undone,
  welcome,
}) {
  const board = () => boards.current;
  const { searches } = watching;
  const solving = createSolving({ events, status, busy, board });
  const actions = createActions({
    ...{ board, say, undone },
    solve: () =>
      whenShown(() => {
        searches.drop();
        actions.forget();
        // A search that is open leads back itself when it is closed.
        if (!watching.isOpen()) modes.watch(false);
        welcome.solve();
        solving.solve();
      }),
    stop() {
      searches.drop();
      solving.stop();
    },
    searching: watching.isOpen,
    staged: watching.staged,
    leave: () => events.raise("close", {}),
    reopen: () => modes.press("watch"),
  });
  return { solving, actions };
}
