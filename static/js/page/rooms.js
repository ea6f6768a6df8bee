// The rooms of the page. Each is a folder with a manifest, `room.js`, that says what the page has to know before the rest of
// it is there; that comes when it is first wanted. The list of those that stand beside a board is made by the build.

import { PANELS } from "../../vendor/page/panels.js";
import { createLate } from "../parts/late.js";
import { createPanelButton } from "./panel-button.js";

/** The rooms by their manifests. What does not arrive is said by `missing`. */
export function createRooms(missing) {
  const rooms = new Map();
  const panels = new Map();
  const loads = new Set();

  /** Something that is loaded when it is first wanted, and that `make` makes of what was loaded then. */
  const late = (load, make) => {
    loads.add(load);
    return createLate(load, (code) => {
      missing.arrived();
      return make(code);
    });
  };

  /** Add a room. */
  function add(manifest, make, load = manifest.load) {
    const room = late(load, make);
    rooms.set(manifest, room);
    return room;
  }

  return {
    late,
    add,
    /**
     * Add the panels. Each is made of what it `needs` of the page, and `isShown()` then tells it whether
     * its board is shown in one of its modes.
     */
    addPanels({ board, modes, answering, ...needs }, manifests = PANELS) {
      for (const manifest of manifests) {
        const isHere = () => board().name === manifest.board;
        const isShown = () => isHere() && manifest.modes.includes(modes.current);
        const room = add(manifest, (create) => create({ ...needs, isShown, modes }));
        const state = () => board().state;
        // Also where it is not shown: it may name what is on the board.
        const isWanted = () => isHere() && manifest.isWanted?.(state());
        panels.set(manifest, { room, isShown, isWanted, state, answering, button: null });
      }
    },
    /** The buttons of a board are there: a panel comes when its button is pressed. */
    listen(name) {
      for (const [manifest, entry] of panels) {
        if (manifest.board !== name) continue;
        const { room, isShown, state, answering } = entry;
        const onMissing = missing.of(manifest);
        const use = (act) => room.want().then(act, onMissing);
        if (manifest.listen) manifest.listen({ use, isShown, state, answering });
        else entry.button = createPanelButton(manifest, { panel: room, onMissing });
      }
    },
    /** What the menu offers of the panels in a mode: [label, act] each, and whether it is on where it can be turned off. */
    items(mode) {
      const offered = Array.from(panels).filter(([{ items }, { isShown }]) => items?.[mode] && isShown());
      return offered.map(([manifest, { room, button }]) => {
        const { items, press } = manifest;
        if (button) return [items[mode], () => button.turn(!button.isOn), button.isOn];
        return [items[mode], () => room.want().then(press, missing.of(manifest))];
      });
    },
    /** A panel by its manifest: its `room`, and its `button` once that is there. */
    panel: (manifest) => panels.get(manifest),
    /** The panels go back to a first visit: by their buttons, where they have one. */
    reset() {
      for (const { room, button } of panels.values()) (button ?? room.value)?.reset();
    },
    /** The board, or how it is used, may be another now. */
    refresh() {
      for (const { room, isWanted } of panels.values()) {
        if (room.value) room.value.refresh();
        // Nothing is missed before it is asked for.
        else if (isWanted()) room.want().catch(() => {});
      }
    },
    /** Fetch the code of all before anybody wants it: what is pressed later need not have a network then. */
    fetch: () => Promise.allSettled(Array.from(loads, (load) => load())),
    /** What the callbacks may do with each room, by its name, as properties that are null as long as it is not there. */
    get faces() {
      const faces = Array.from(rooms, ([{ id }, room]) => [id, { get: () => room.value?.face ?? null }]);
      return Object.fromEntries(faces);
    },
  };
}
