// The talon: two halves side by side, one of them to be taken; or six cards at once. Then the discard, tapped in the hand.

import { h } from "../common/dom.js";
import { BACK, face, lying, row } from "./cards.js";
import { why } from "./why.js";

const HALVES = ["A", "B"];

export function talonPanel(page, seen) {
  const { t } = page;
  const mine = seen.mine;
  const give = seen.may("give-up");
  const halves = seen.d.talon ?? [
    [BACK, BACK, BACK],
    [BACK, BACK, BACK],
  ];
  const inTalon = seen.d.called !== null && halves.flat().includes(seen.d.called);
  return h(
    "section",
    { key: "talon", class: "slip talon", "aria-labelledby": "slip-title" },
    h("h2", { id: "slip-title", tabindex: -1 }, t(mine ? "yourHalf" : "talon")),
    inTalon && h("p", { class: "hint-line strong" }, t("kingInTalon", { card: page.rules.cards[seen.d.called] })),
    h(
      "div",
      { class: "halves" },
      halves.map((cards, half) => halfNode(page, seen, cards, half)),
    ),
    page.ui.refused && why(page, page.ui.refused),
    give && h("div", { class: "quick" }, giveUp(page, give)),
  );
}

function halfNode(page, seen, cards, half) {
  const { t } = page;
  const action = seen.legal("take-half").find((one) => one[2] === half);
  const taken = seen.d.half === half;
  const names = cards.map((card) => page.rules.cards[card] ?? t("faceDown")).join(", ");
  const pile = h(
    "span",
    { class: "pile" },
    cards.map((card, n) => (card === BACK ? faceDown(page, n) : lying(page, card))),
  );
  const title = t("half", { which: HALVES[half] });
  if (!seen.mine)
    return h(
      "div",
      { key: half, class: `half ${taken ? "taken" : ""}`, "data-half": half },
      pile,
      h("span", { class: "name" }, taken ? t("halfTaken", { name: seen.name(seen.d.declarers[0]) }) : title),
    );
  return h(
    "button",
    {
      key: half,
      type: "button",
      class: "half",
      "data-half": half,
      "data-act": `half:${half}`,
      "aria-disabled": action && page.free ? null : "true",
      "aria-label": `${t("takeHalf", { which: HALVES[half] })}: ${names}`,
      onclick: () => (action ? page.act(action, `half:${half}`) : page.refuse(seen.refusal(`half:${half}`))),
    },
    pile,
    h("span", { class: "name" }, t("takeHalf", { which: HALVES[half] })),
  );
}

function faceDown(page, n) {
  return h("span", { key: `back${n}`, class: "card" }, face(page, BACK));
}

function giveUp(page, action) {
  return h(
    "button",
    {
      key: "give-up",
      type: "button",
      "data-act": "give-up",
      "aria-disabled": page.free ? null : "true",
      onclick: () => page.act(action, "give-up"),
    },
    page.t("sayGiveUp"),
  );
}

/** What is being put away: the count, the reason for a card that may not go, the button. */
export function discardPanel(page, seen) {
  const { t } = page;
  const { choice } = seen.d;
  const chosen = page.ui.discard;
  const missing = choice.count - chosen.size;
  const text = missing > 0 ? t(missing === 1 ? "discardOne" : "discardMore", { n: missing }) : t("discardReady");
  const suits = choice.suits_left ? t("discardSuits", { n: choice.suits_left }) : "";
  return h(
    "section",
    { key: "discard", class: "slip discard", "aria-labelledby": "slip-title" },
    h("h2", { id: "slip-title", tabindex: -1 }, t("yourDiscard", { n: choice.count })),
    h("div", { class: "pile chosen", "data-count": chosen.size }, slots(page, choice.count, [...chosen])),
    h("p", { class: "hint-line", "aria-live": "polite" }, text, suits && ` ${suits}`),
    page.ui.refused && why(page, page.ui.refused),
    h(
      "button",
      {
        type: "button",
        class: "primary confirm",
        "data-act": "discard",
        "aria-disabled": missing === 0 && page.free ? null : "true",
        onclick: () => missing === 0 && page.act(["discard", seen.seat, [...chosen].sort((a, b) => a - b)], "discard"),
      },
      t("sayDiscard"),
    ),
    seen.d.talon && otherHalf(page, seen),
  );
}

function slots(page, count, cards) {
  return Array.from({ length: count }, (_, n) =>
    cards[n] === undefined
      ? h("span", { key: `slot${n}`, class: "slot", "aria-hidden": "true" })
      : h(
          "button",
          {
            key: `c${cards[n]}`,
            type: "button",
            class: "card",
            "data-card": cards[n],
            "aria-label": page.t("takeBack", { card: page.rules.cards[cards[n]] }),
            onclick: () => page.toggle(cards[n]),
          },
          face(page, cards[n], { named: false }),
        ),
  );
}

function otherHalf(page, seen) {
  if (seen.d.half === null) return null;
  const cards = seen.d.talon[1 - seen.d.half];
  return h(
    "p",
    { class: "muted left-half" },
    page.t("otherHalf"),
    " ",
    row(page, cards, { label: page.t("otherHalf") }),
  );
}
