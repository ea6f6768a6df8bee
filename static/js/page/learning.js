import { learn as manifest } from "../learn/room.js";
import { byId } from "../parts/dom.js";

/** What there is to learn, behind its button in the bar, or where an address names it. */
export function createLearning({ rooms, missing, ...page }) {
  const room = rooms.add(manifest, (create) => create(page));
  const use = (act) => room.want().then(act, missing.of(manifest));
  byId("learn-open").addEventListener("click", () => use((learn) => learn.show()));
  return {
    /** `act(learn)` with what there is to learn when it is there. */
    use,
    /** Show what an address names of it: pairs of key and text, none where it names nothing. */
    open(named) {
      if (named.length > 0 || room.value) use((learn) => learn.open(named));
    },
    /** What an address has to say of it. */
    address: () => room.value?.address() ?? [],
    reset: () => room.value?.reset(),
  };
}
