// How the dialog that lists what there is to learn looks.

import { html } from "lit-html";
import { GROUPS } from "./words.js";

/** The dialog: `offers` are the manifests, `open(id, args)` opens one of what they offer. */
export const view = (offers, open) =>
  Object.entries(GROUPS).map(([group, title]) => {
    const cards = offers.filter((manifest) => manifest.group === group);
    return cards.length === 0
      ? ""
      : html`
          <section aria-label=${title}>
            <h3>${title}</h3>
            <ul class="learn-cards">
              ${cards.map(({ id, offers: list }) => list.map((offer) => card(offer, () => open(id, offer.args))))}
            </ul>
          </section>`;
  });

const card = ({ name, about }, act) => html`
  <li class="learn-card">
    <button type="button" class="learn-name" @click=${act}>${name}</button>
    <p>${about}</p>
  </li>`;
