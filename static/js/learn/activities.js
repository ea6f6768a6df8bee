import { make, makeSvg } from "../parts/dom.js";
import { createLate } from "../parts/late.js";
import { OFFERS } from "./rooms.js";
import { LEARN } from "./words.js";

/** The faces of all activities by their ids, as properties that are null as long as one is not there. */
function facesOf(rooms) {
  const faces = Array.from(rooms, ([id, { room }]) => [id, { get: () => room.value?.face ?? null }]);
  return Object.defineProperties({}, Object.fromEntries(faces));
}

/**
 * What was opened of what there is to learn, one thing at a time, at the top of the panel. Each is made once of what the `page`
 * has, and of `close()` and `done(result)`, which is told when something was answered.
 */
export function createActivities(page, { results }) {
  const { missing, viewChanged } = page;
  const icon = makeSvg(
    "svg",
    { class: "icon", "aria-hidden": "true" },
    makeSvg("use", { href: "#icon-close" }),
  );
  const closer = make(
    "button",
    { type: "button", class: "icon-button", "aria-label": LEARN.close, title: LEARN.close },
    icon,
  );
  const place = make("div", { class: "activity" });
  place.hidden = true;
  document.querySelector("[data-place=panel]").prepend(place);
  // The id of the one that is open, null for none; of what was asked for meanwhile the latest counts.
  let current = null;
  let wanted = null;

  const own = { ...page, close: () => leave(), done: results.note, begin: (id, args) => open(id, args) };
  const rooms = new Map(
    OFFERS.map((manifest) => [
      manifest.id,
      { manifest, room: createLate(manifest.load, (create) => create(own)) },
    ]),
  );
  const shown = () => (current ? rooms.get(current).room.value : null);

  function end() {
    if (!current) return;
    shown().close();
    current = null;
    place.hidden = true;
    place.replaceChildren();
  }

  async function open(id, args = {}) {
    const { manifest, room } = rooms.get(id);
    wanted = id;
    let activity;
    try {
      activity = await room.want();
    } catch (error) {
      if (wanted === id) missing.of(manifest)(error);
      return;
    }
    if (wanted !== id) return;
    if (current !== id) {
      end();
      current = id;
      place.replaceChildren(activity.root, closer);
      place.hidden = false;
    }
    await activity.open(args);
    viewChanged();
  }

  function leave() {
    wanted = null;
    if (!current) return;
    const hadFocus = place.contains(document.activeElement);
    end();
    if (hadFocus) document.querySelector("#modes :checked").focus();
    viewChanged();
  }

  closer.addEventListener("click", leave);
  return {
    open,
    leave,
    /** Close what an address would name. */
    leaveNamed() {
      if (current && rooms.get(current).manifest.key) leave();
    },
    address: () => shown()?.address?.() ?? [],
    reset() {
      wanted = null;
      end();
      for (const { room } of rooms.values()) room.value?.reset();
    },
    faces: facesOf(rooms),
  };
}
