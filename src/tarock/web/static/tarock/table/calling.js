// What comes between the auction and the play: the bird, the call, the options of a Trischaken, the Spritzer.

import { h } from "../common/dom.js";
import { choicePanel } from "./choice.js";
import { partLink } from "./why.js";

export function birdsPanel(page, seen) {
  const { t } = page;
  const choices = seen.legal("name-bird").map((action) => {
    const bonus = page.rules.bonuses[action[2]];
    return {
      key: `bird:${action[2]}`,
      name: bonus.name,
      worth: bonus.announced,
      note: bonus.gloss,
      card: bonus.card ?? undefined,
      link: partLink(page, bonus),
      action,
    };
  });
  return choicePanel(page, {
    title: t("nameBird"),
    choices,
    confirm: ({ name }) => t("sayBird", { name }),
    layout: "cards-row",
  });
}

export function callPanel(page, seen) {
  const { t } = page;
  const legal = seen.legal("call");
  const choices = legal.map((action) => {
    const card = action[2];
    const name = card === null ? t("theFourth") : page.rules.cards[card];
    return { key: `call:${card ?? "fourth"}`, name, card, note: card === null ? t("theFourthNote") : null, action };
  });
  const refused = kings(legal)
    .map((card) => ({ key: `call:${card}`, name: page.rules.cards[card], card, refusal: seen.refusal(`call:${card}`) }))
    .filter(({ refusal }) => refusal);
  return choicePanel(page, {
    title: t("yourCall"),
    choices: [...choices, ...refused],
    confirm: ({ name }) => t("sayCall", { name }),
    layout: "cards-row",
  });
}

/** The other kings: they are shown too, with the reason why they cannot be called. */
function kings(legal) {
  const called = new Set(legal.map((action) => action[2]));
  return [7, 15, 23, 31].filter((card) => !called.has(card));
}

export function optionsPanel(page, seen) {
  const { t } = page;
  const choices = seen.legal("options").map((action) => {
    const [, , stichzwang, talon] = action;
    return {
      key: `options:${stichzwang}:${talon}`,
      name: t(stichzwang ? "withStichzwang" : "withoutStichzwang"),
      worth: t(talon === "last" ? "talonLast" : "talonFirst"),
      note: `${t(stichzwang ? "stichzwangNote" : "noStichzwangNote")} ${t(talon === "last" ? "talonLastNote" : "talonFirstNote")}`,
      action,
    };
  });
  return choicePanel(page, { title: t("yourOptions"), choices, confirm: () => t("sayOptions"), layout: "wide" });
}

export function spritzPanel(page, seen) {
  const { t } = page;
  const quick = seen.legal("spritz").map((action) => ({
    key: `spritz:${action[2]}`,
    name: t(action[2] ? "saySpritzer" : "sayNoSpritzer"),
    action,
    primary: !action[2],
  }));
  return h(
    "section",
    { key: "spritz", class: "slip small choice", "aria-labelledby": "slip-title" },
    h("h2", { id: "slip-title", tabindex: -1 }, t("yourSpritzer")),
    h("p", { class: "muted" }, t("spritzerNote")),
    h(
      "div",
      { class: "quick" },
      quick.map(({ key, name, action, primary }) =>
        h(
          "button",
          {
            key,
            type: "button",
            "data-act": key,
            class: primary ? "primary" : "",
            "aria-disabled": page.free ? null : "true",
            onclick: () => page.act(action, key),
          },
          name,
        ),
      ),
    ),
  );
}
