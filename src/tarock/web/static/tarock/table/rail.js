// Below the felt: whose turn it is, the own plate, and what can be done at any time: a hint, the last trick, the rest.

import { h } from "../common/dom.js";
import { lying } from "./cards.js";
import { marks, plate } from "./felt.js";
import { turnNode } from "./head.js";
import { icon } from "./icons.js";
import { why } from "./why.js";

export function railNode(page, seen) {
  const { t } = page;
  const own = seen.seat;
  return h(
    "div",
    { key: "rail", class: "rail" },
    turnNode(page, seen),
    h(
      "div",
      { class: "tools" },
      own !== null &&
        h(
          "span",
          { class: "own-marks", "data-seat": own },
          h("b", null, seen.name(own)),
          marks(page, seen, own).map((text) => h("small", { key: text, class: "mark" }, text)),
          seen.phase === "play" &&
            h(
              "small",
              { key: "tricks" },
              t(seen.tricksOf(own) === 1 ? "trickOne" : "tricksMany", { n: seen.tricksOf(own) }),
            ),
        ),
      h("span", { class: "tool-box" }, tools(page, seen)),
    ),
  );
}

/** Where the own hand would lie, for who has none: the player who sits there. */
export function watchedNode(page, seen) {
  return h("div", { key: "rail", class: "rail" }, turnNode(page, seen), plate(page, seen, 0));
}

function tools(page, seen) {
  const { t, view } = page;
  const own = page.me === null ? null : view.places[page.me];
  if (own?.away) return [tool(page, "back", t("amBack"), "rest", () => page.wish("back"))];
  return [
    seen.phase === "auction" && seal(page, seen),
    view.config.hints && seen.mine && tool(page, "hint", t("hint"), "hint", () => page.hint(), page.free),
    seen.phase === "play" &&
      page.rules.look === "last" &&
      seen.lastTrick &&
      tool(page, "last", t("lastTrick"), "last", () => page.open("last")),
    seen.mine &&
      seen.phase === "play" &&
      !seen.d.trick.length &&
      tool(page, "claim", t("claim"), "rest", () => page.claim()),
  ];
}

/** The fingerprint of the shuffle, before anybody speaks; a tap tells what it is good for. */
function seal({ t, open }, { deal }) {
  const short = `${deal.commitment.slice(0, 8)}…`;
  const label = `${t("seal")} ${short}`;
  return h(
    "button",
    {
      key: "seal",
      type: "button",
      class: "seal",
      title: label,
      "aria-label": label,
      "data-open": "fair",
      onclick: () => open("fair"),
    },
    short,
  );
}

function tool(page, name, label, sign, action, free = true) {
  return h(
    "button",
    {
      key: name,
      type: "button",
      class: "tool",
      "data-tool": name,
      "aria-disabled": free ? null : "true",
      onclick: action,
      title: label,
    },
    icon(sign),
    h("span", null, label),
  );
}

/** What the adviser would do and why; its move is one tap away. */
export function adviceNode(page, seen) {
  const { advice } = page.ui;
  if (!advice || advice.moment !== seen.moment) return null;
  const { t } = page;
  return h(
    "div",
    { key: "advice", class: "advice", role: "status" },
    h("p", null, h("b", null, `${t("hint")}: `), adviceText(page, seen, advice)),
    h(
      "div",
      { class: "quick" },
      h(
        "button",
        {
          type: "button",
          class: "primary",
          "data-act": "hint",
          "aria-disabled": page.free ? null : "true",
          onclick: () => page.act(advice.action, "hint"),
        },
        t("takeHint"),
      ),
      h("button", { type: "button", onclick: () => page.forget("advice") }, t("close")),
    ),
  );
}

/** The move and its reason; many reasons begin with the move already. */
function adviceText(page, seen, { action, why: reason = "" }) {
  const said = page.speech.action(seen, action);
  const told = page.named(reason);
  if (told.includes(said)) return told;
  return `${said}${/[.!]$/.test(said) ? "" : "."} ${told}`;
}

/** Why the card that was just tapped may not be played. */
export function refusedNode(page, seen) {
  if (!page.ui.refused || !["play", "announcing"].includes(seen.phase) || page.ui.refused.inSlip) return null;
  return h("div", { key: "refused", class: "refused", role: "alert" }, why(page, page.ui.refused));
}

/** The last trick, where the rule set lets it be looked at. */
export function lastTrickPanel(page) {
  const { t, seen } = page;
  const trick = seen.lastTrick;
  if (!trick) return h("p", { key: "last" }, t("noLastTrick"));
  const line = page.trickLine(trick.number);
  return h(
    "div",
    { key: "last", class: "last-trick" },
    h(
      "div",
      { class: "laid-row" },
      trick.cards.map((card, n) =>
        h(
          "figure",
          { key: card },
          lying(page, card, { class: (trick.leader + n) % 4 === trick.winner ? "won" : "" }),
          h("figcaption", null, seen.name((trick.leader + n) % 4)),
        ),
      ),
    ),
    line && h("p", null, line.text, " ", line.why ?? ""),
  );
}
