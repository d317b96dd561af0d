// Cards of a lesson: lying, or to be marked.

import { h } from "../common/dom.js";
import { sprite } from "../table/cards.js";
import { readSettings } from "../table/settings.js";

/** Draws cards by their names and box; `faces` is where the pictures are. */
export function drawer({ names, box, faces, lang }) {
  const file = sprite(faces, readSettings(lang));

  const picture = (card, hidden) =>
    h(
      "svg",
      { class: "face", viewBox: box, role: hidden ? null : "img", "aria-label": hidden ? null : names[card], "aria-hidden": hidden ? "true" : null, focusable: "false" },
      h("use", { href: `${file}#c${card}` }),
    );

  /** A card that lies, with a caption below. */
  function lying(card, caption = "") {
    return h("li", { key: `l${card}`, class: "lying" }, picture(card, false), caption && h("span", { class: "caption" }, caption));
  }

  /** A card as a button; `marked` is null where a tap plays it at once. */
  function button(card, { marked, caption = "", disabled = false, onclick }) {
    return h(
      "li",
      { key: `b${card}` },
      h(
        "button",
        { type: "button", class: "card", "data-card": card, "aria-label": caption ? `${names[card]}, ${caption}` : names[card], "aria-pressed": marked === null ? null : String(marked), disabled, onclick, onkeydown: step },
        picture(card, true),
      ),
      caption && h("span", { class: "caption", "aria-hidden": "true" }, caption),
    );
  }

  return { lying, button };
}

/** Arrow keys go from card to card. */
function step(event) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const cards = [...event.currentTarget.closest("ul").querySelectorAll("button:not(:disabled)")];
  cards[(cards.indexOf(event.currentTarget) + by + cards.length) % cards.length]?.focus();
  event.preventDefault();
}
