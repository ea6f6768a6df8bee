import { make, makeSvg } from "../parts/dom.js";
import { createLate } from "../parts/late.js";
import { OFFERS } from "./rooms.js";
import { LEARN } from "./words.js";

/** The faces of all activities by their ids, as properties that are null as long as one is not there. */
function facesOf(rooms) {
  const faces = Array.from(rooms, ([id, { room }]) => [id, { get: () => room.value?.face ?? null }]);
  return Object.defineProperties({}, Object.fromEntries(faces));
}

function createCloser(act) {
  const icon = makeSvg(
    "svg",
    { class: "icon", "aria-hidden": "true" },
    makeSvg("use", { href: "#icon-close" }),
  );
  const named = { "aria-label": LEARN.close, title: LEARN.close };
  const button = make("button", { type: "button", class: "icon-button", ...named }, icon);
  button.addEventListener("click", act);
  return button;
}

/**
 * A place in the panel for one activity at a time, of which the `sign` at the root tells where it guides the reader and
 * `isTool` is not: `onClose()` hears that the reader closes it.
 */
function createSlot(sign, onClose) {
  const place = make("div", { class: "activity" });
  const closer = createCloser(onClose);
  let shown = null;
  place.hidden = true;
  return {
    place,
    /** What is shown, null for nothing. */
    get shown() {
      return shown;
    },
    put(activity) {
      if (shown === activity) return;
      shown?.close();
      shown = activity;
      place.replaceChildren(...(activity ? [activity.root, closer] : []));
      place.hidden = !activity;
      document.documentElement.toggleAttribute(sign, activity !== null && !activity.isTool);
    },
  };
}

/**
 * What was opened of what there is to learn, at the top of the panel: what an address names, as a lesson, and below it one
 * exercise or tool. Each is made once of what the `page` has, and of `close()`, `begin(id, args)`, which opens another one, and
 * `done(result)`, which is told when something was answered.
 */
export function createActivities(page, { results }) {
  const { missing, viewChanged } = page;
  const named = createSlot("data-lesson", () => leave("named"));
  const other = createSlot("data-activity", () => leave("other"));
  const slots = { named, other };
  // Of what is asked for in a slot, the latest counts.
  const wanted = { named: null, other: null };
  // Who has begun what is below.
  let beginner = null;
  document.querySelector("[data-place=panel]").prepend(named.place, other.place);

  const rooms = new Map(
    OFFERS.map((manifest) => {
      const slot = manifest.key ? "named" : "other";
      const begin = (id, args) => open(id, args, manifest.id);
      const own = { ...page, close: () => leave(slot), begin, done: results.note };
      return [manifest.id, { manifest, slot, room: createLate(manifest.load, (create) => create(own)) }];
    }),
  );

  async function open(id, args = {}, by = null) {
    const { manifest, slot, room } = rooms.get(id);
    wanted[slot] = id;
    if (slot === "other") beginner = by;
    let activity;
    try {
      activity = await room.want();
    } catch (error) {
      if (wanted[slot] === id) missing.of(manifest)(error);
      return;
    }
    if (wanted[slot] !== id) return;
    // A lesson begins without the exercise that was done before.
    if (slot === "named" && !activity.stays) empty("other");
    slots[slot].put(activity);
    await activity.open(args);
    viewChanged();
  }

  /** Empty a slot; with what an address names, also what that has begun. */
  function empty(slot) {
    const own = slot === "named" && wanted.named !== null && beginner === wanted.named;
    wanted[slot] = null;
    slots[slot].put(null);
    if (own) empty("other");
  }

  function leave(slot) {
    const { place, shown } = slots[slot];
    if (!shown) {
      wanted[slot] = null;
      return;
    }
    const hadFocus = place.contains(document.activeElement);
    empty(slot);
    if (hadFocus) document.querySelector("#modes :checked").focus();
    viewChanged();
  }

  return {
    open,
    /** Close what an address would name, but for what `stays()` with others. */
    leaveNamed() {
      if (!named.shown?.stays?.()) leave("named");
    },
    /** What an address has to say: of two with one key the upper one. */
    address() {
      const pairs = Object.values(slots).flatMap(({ shown }) => shown?.address?.() ?? []);
      return pairs.filter(([key], place) => pairs.findIndex(([other]) => other === key) === place);
    },
    reset() {
      for (const slot of ["named", "other"]) empty(slot);
      for (const { room } of rooms.values()) room.value?.reset();
    },
    faces: facesOf(rooms),
  };
}
