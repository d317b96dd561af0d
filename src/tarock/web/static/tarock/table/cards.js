// Cards on the screen: one face out of the deck's sprite, with a name for who does not see it.

import { h } from "../common/dom.js";

export const BACK = -1;
const FIRST_TAROCK = 32;
/** Suits as a hand is held: tarock first, then red and black in turn, the highest of each on the left. */
const HELD = [4, 0, 2, 1, 3];

const suitOf = (card) => (card >= FIRST_TAROCK ? 4 : card >> 3);

/** Cards in the order of a hand. */
export function held(cards) {
  const place = (card) => HELD.indexOf(suitOf(card));
  return [...cards].sort((a, b) => place(a) - place(b) || b - a);
}

/** Where the faces are: `deck` is two, four, large or contrast; `corner` the language of the corner letters. */
export function sprite(base, { deck, corner }) {
  return `${base}${deck}-${corner}.svg`;
}

/** A face (or the back) as a picture; `named` false where the text beside it says the same. */
export function face(page, card, { named = true, deck = page.settings.deck } = {}) {
  const id = card === BACK ? "back" : `c${card}`;
  const label = card === BACK ? page.t("faceDown") : page.rules.cards[card];
  return h(
    "svg",
    {
      class: "face",
      viewBox: page.data.cards.box,
      role: named ? "img" : null,
      "aria-label": named ? label : null,
      "aria-hidden": named ? null : "true",
      focusable: "false",
    },
    h("use", { href: `${sprite(page.data.cards.base, { ...page.settings, deck })}#${id}` }),
  );
}

/** A card that lies somewhere and cannot be chosen. */
export function lying(page, card, props = {}, looks = {}) {
  return h(
    "span",
    { key: `c${card}`, ...props, class: `card ${props.class ?? ""}`, "data-card": card },
    face(page, card, looks),
  );
}

/** A row of small cards, in large print so that they can be read; `cut`: their upper half only, to save room. */
export function row(page, cards, { label, cut = false } = {}) {
  const shown = cards.map((card) => lying(page, card, { role: "listitem" }, { deck: "large" }));
  return h("span", { class: `cards small ${cut ? "cut" : ""}`, role: "list", "aria-label": label }, shown);
}
