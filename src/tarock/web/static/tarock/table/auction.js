// The auction: every game of the rule set, from low to high, with what it brings and costs, and the words in between.

import { h } from "../common/dom.js";
import { choicePanel } from "./choice.js";
import { partLink } from "./why.js";

const WORDS = ["forehand", "weiter", "hold", "hand-on", "throw-in", "gut"];

export function auctionPanel(page, seen) {
  const { t } = page;
  if (!seen.mine) return waitingPanel(page, seen);
  return choicePanel(page, {
    title: t(seen.d.naming ? "yourItems" : "yourBid"),
    quick: quick(page, seen),
    choices: seen.d.naming ? items(page, seen) : [...joins(page, seen), ...possibleFirst(bids(page, seen))],
    confirm: (choice) => `${choice.said ?? choice.name}!`,
    layout: "bids",
  });
}

function quick(page, seen) {
  const { t } = page;
  const names = {
    forehand: t("sayForehand"),
    weiter: t("sayWeiter"),
    hold: t("sayHold", { game: seen.standing?.name ?? "" }),
    "hand-on": t("sayHandOn"),
    "throw-in": t("sayThrowIn"),
    gut: t("sayGut"),
  };
  return WORDS.map((kind) => ({
    key: kind,
    name: names[kind],
    action: seen.may(kind),
    primary: kind === "weiter" || kind === "gut",
  }))
    .filter(({ action }) => action)
    .map((one, place) => ({ ...one, primary: one.primary || place === 0 }));
}

function bids(page, seen) {
  const legal = new Map(seen.legal("bid").map((action) => [action[2], action]));
  return page.rules.contracts.map((game) => ({
    key: `bid:${game.id}`,
    name: game.name,
    worth: game.worth,
    note: worthLine(page, game),
    more: game.duties.join(" "),
    link: partLink(page, game),
    action: legal.get(game.id) ?? null,
    refusal: legal.has(game.id) ? null : seen.refusal(`bid:${game.id}`),
  }));
}

/** What can be bid stands above what cannot, each in the order of the games. */
const possibleFirst = (choices) => [
  ...choices.filter(({ action }) => action),
  ...choices.filter(({ action }) => !action),
];

function joins(page, seen) {
  return seen.legal("bei").map((action) => {
    const game = page.rules.games.get(action[2]);
    const name = `${game.name} Bei`;
    return {
      key: `bei:${game.id}`,
      name,
      worth: game.worth,
      note: page.t("beiNote"),
      more: game.gloss,
      link: partLink(page, game),
      action,
    };
  });
}

function items(page, seen) {
  return seen.legal("announce").map((action) => {
    const bonus = page.rules.bonuses[action[2]];
    return {
      key: `announce:${action[2]}`,
      name: bonus.name,
      worth: bonus.announced,
      note: bonus.gloss,
      link: partLink(page, bonus),
      action,
    };
  });
}

/** `Dreier: allein mit halbem Talon. Gewonnen 5 Punkte je Kopf, verloren 5.` */
function worthLine(page, game) {
  const money = game.value
    ? page.t(game.value === game.lost ? "winsLosesSame" : "winsLoses", { value: game.value, lost: game.lost })
    : "";
  return `${game.gloss[0].toUpperCase()}${game.gloss.slice(1)}. ${money}`;
}

/** While somebody else speaks: what was said so far, seat by seat. */
function waitingPanel(page, seen) {
  const { t } = page;
  const said = seen.d.auction.map(([seat, word, contract]) => ({ seat, text: page.speech.word(word, contract) }));
  return h(
    "section",
    { key: "auction-wait", class: "slip small", "aria-labelledby": "slip-title" },
    h("h2", { id: "slip-title", tabindex: -1 }, t("auction")),
    said.length
      ? h(
          "ol",
          { class: "spoken" },
          said.map(({ seat, text }, n) => h("li", { key: n }, h("b", null, seen.name(seat)), " ", text)),
        )
      : h("p", { class: "muted" }, t("noBidYet")),
  );
}
