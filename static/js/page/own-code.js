import { pause } from "../parts/waiting.js";
import { YOUR_CODE } from "../parts/your-code.js";

/**
 * Where the editor of the reader's own code stands: in Watch, on each board on which that is chosen among the strategies.
 * `code` and `watch` are loaded when that is first so; `close()` puts the steps away that are shown, or on their way, and
 * `viewChanged()` hears that the editor is shown.
 */
export function createOwnCode({ modes, strategies, board, code, watch, close, viewChanged }) {
  const isThere = () => watch.value !== null && code.value !== null;
  const isWanted = () => strategies.current === YOUR_CODE && modes.current === "watch";

  // Between its making and its coming the page may be asked where it stands.
  const isShown = () => isThere() && code.value.isUsed && isWanted();

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
    /** Load both; to make them, and to show them, in one go would hold the page up. */
    async want() {
      await watch.want();
      await pause();
      await code.want();
      await pause();
    },
    /**
     * Come to the editor, in a view and with the program of an address if they are named: what runs goes to that step, and
     * may be presented.
     */
    show({ step = 0, view = "", present = false, ...place }) {
      close();
      modes.use("watch");
      if (view) watch.value.view(view);
      refresh();
      code.value.bring(place);
      watch.value.expect(step, present);
      viewChanged();
    },
    refresh,
    run: () => code.value.run(),
    /** The part of the address that says where in a search the reader is, with the program where it is shown. */
    address() {
      const place = watch.value?.address() ?? null;
      return place && isShown() ? { ...place, ...code.value.packed() } : place;
    },
    /** Whether the editor is what is watched: it stays when its steps are put away. */
    isShown,
  };
}
