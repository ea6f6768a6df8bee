import { render } from "lit-html";
import { createPlaces } from "../lesson/place.js";
import { createDialog } from "../parts/dialog.js";
import { make } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import { createActivities } from "./activities.js";
import styles from "./learn.css";
import { results } from "./results.js";
import { OFFERS } from "./rooms.js";
import { view } from "./view.js";
import { LEARN } from "./words.js";

/**
 * What there is to learn: a dialog that lists it, and what was opened of it, at the top of the panel. `open(named)` opens what an
 * address names, pairs of key and text; what such an address would name is closed where it does not.
 */
export function createLearn(page) {
  adopt(styles);
  const body = make("div", { class: "learn-list" });
  const dialog = createDialog({ name: "learn", title: LEARN.title, content: [body] });
  const places = createPlaces(page.kept, page.isEmbedded);
  const activities = createActivities({ ...page, raise: page.events.raise, places }, { results });

  async function show() {
    const kept = await places.all();
    const open = (id, args) => {
      dialog.root.close();
      activities.open(id, args);
    };
    render(view(OFFERS, kept, open), body);
    dialog.show();
  }

  return {
    show,
    open(named) {
      const [name] = named.find(([key]) => key === "lesson")?.[1].split(".") ?? [];
      const told = OFFERS.find(({ lesson }) => lesson !== undefined && lesson === name);
      if (told) activities.leaveNamed();
      const found = told ?? OFFERS.find(({ key }) => named.some(([other]) => other === key));
      const [, text] = named.find(([key]) => key === (found?.key ?? "lesson")) ?? [];
      if (found) return activities.open(found.id, { address: text });
      return activities.leaveNamed();
    },
    /** Open an activity by its id, with what it is to begin with. */
    begin: activities.open,
    address: activities.address,
    reset: activities.reset,
    /** What the callbacks may do with each activity. */
    face: activities.faces,
  };
}
