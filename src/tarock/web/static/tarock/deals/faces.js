// Cards of a finished deal: all open, small, in the deck that this device likes.

import { h } from "../common/dom.js";
import { readSettings } from "../table/settings.js";
import { sprite } from "../table/cards.js";

/** Draws cards: `data.cards` has the text and the name of each, `data.faces` where the pictures are and their box. */
export function drawer({ cards, faces, lang }) {
  const file = sprite(faces.base, readSettings(lang));

  function card(number, mark = "") {
    const [, name] = cards[number];
    return h(
      "span",
      { key: `c${number}`, class: `leaf ${mark}`, "data-card": number, role: "listitem" },
      h("svg", { class: "face", viewBox: faces.box, role: "img", "aria-label": name, focusable: "false" }, h("use", { href: `${file}#c${number}` })),
    );
  }

  function row(numbers, label, mark = "") {
    return h("span", { class: "cards", role: "list", "aria-label": label }, numbers.map((number) => card(number, mark)));
  }

  return { card, row, text: (number) => cards[number][0] };
}
