// How the dialog that lists what there is to learn looks.

import { html, nothing } from "lit-html";
import { GROUPS, standing } from "./words.js";

/**
 * The dialog: `offers` are the manifests, `places` where the reader is in which lesson, and `open(id, args)` opens one of what is
 * offered.
 */
export const view = (offers, places, open) =>
  Object.entries(GROUPS).map(([group, title]) => {
    const cards = offers.filter((manifest) => manifest.group === group);
    return cards.length === 0
      ? ""
      : html`
          <section aria-label=${title}>
            <h3>${title}</h3>
            <ul class="learn-cards">
              ${cards.map(({ id, offers: list }) => list.map((offer) => card(offer, places[offer.args.id], () => open(id, offer.args))))}
            </ul>
          </section>`;
  });

const card = ({ name, about, minutes, screens }, place, act) => html`
  <li class="learn-card">
    <button type="button" class="learn-name" @click=${act}>${name}</button>
    <p>${about}</p>
    ${screens ? html`<p class="learn-standing">${standing(minutes, screens, place)}</p>` : nothing}
  </li>`;
