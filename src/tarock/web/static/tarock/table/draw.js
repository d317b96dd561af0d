// The whole page out of one view: bar, state, the others, the middle of the table, the rail, the own hand.

import { h } from "../common/dom.js";
import { announcePanel } from "./announce.js";
import { auctionPanel } from "./auction.js";
import { birdsPanel, callPanel, optionsPanel, spritzPanel } from "./calling.js";
import { openHands, plate, talonPile, trickNode } from "./felt.js";
import { handNode } from "./hand.js";
import { barNode, noteNode, stateNode } from "./head.js";
import { adviceNode, railNode, refusedNode, watchedNode } from "./rail.js";
import { resultPanel } from "./result.js";
import { sideNode } from "./side.js";
import { sitPanel, waitingPanel } from "./sit.js";
import { discardPanel, talonPanel } from "./talon.js";

const PANELS = {
  auction: auctionPanel,
  birds: birdsPanel,
  calling: callPanel,
  options: optionsPanel,
  spritzer: spritzPanel,
  talon: talonPanel,
  discard: discardPanel,
  announcing: announcePanel,
  finished: resultPanel,
};
/** Panels that tell something also while somebody else decides. */
const ALWAYS = ["auction", "talon", "finished"];

export function drawn(page) {
  const { seen, view } = page;
  const phase = seen.phase;
  const open = Boolean(seen.d?.open_hands.length) && !seen.finished;
  return [
    barNode(page),
    h(
      "div",
      {
        key: "table",
        class: `whole ${phase} ${seen.mine ? "mine" : ""} ${seen.mine && page.free ? "free" : ""} ${open ? "open" : ""} ${view.ended ? "ended" : ""}`,
        "data-phase": phase,
        "data-version": view.version,
      },
      stateNode(page, seen),
      h(
        "div",
        { key: "felt", class: "felt", id: "main" },
        seen.d
          ? [
              h(
                "div",
                { key: "others", class: "others" },
                seen.others.map((seat) => plate(page, seen, seat)),
              ),
              pausing(page, seen),
            ]
          : null,
        h("div", { key: "middle", class: "middle" }, middle(page, seen)),
      ),
      noteNode(page),
      adviceNode(page, seen),
      refusedNode(page, seen),
      h(
        "div",
        { key: "own", class: "own" },
        seen.d && seen.seat !== null
          ? [railNode(page, seen), h("div", { key: "place", class: "hand-place" }, probe(), handNode(page, seen))]
          : [
              h("div", { key: "place", class: "hand-place" }, probe()),
              seen.d && watchedNode(page, seen),
              seen.d && page.me !== null && h("p", { key: "pausing", class: "sit muted" }, page.t("pausing")),
              sitPanel(page),
            ],
      ),
    ),
    sideNode(page),
  ];
}

/** As wide as a card of the own hand, so that the hand can be laid out. */
const probe = () => h("span", { key: "probe", class: "probe", "aria-hidden": "true" });

function middle(page, seen) {
  if (!seen.deal || !seen.d) return waitingPanel(page);
  const panel = PANELS[seen.phase];
  if (panel && (seen.mine || ALWAYS.includes(seen.phase))) return panel(page, seen);
  if (seen.phase === "discard" && seen.d.talon) return talonPanel(page, seen);
  return [openHands(page, seen), trickNode(page, seen) ?? emptyFelt(page, seen)];
}

function emptyFelt(page, seen) {
  if (seen.phase === "play")
    return h("p", { key: "empty", class: "caption" }, page.t("leads", { name: seen.name(seen.d.leader) }));
  return seen.d.talon || seen.d.taken.length ? null : talonPile(page);
}

function pausing(page, seen) {
  const names = seen.view.places.filter((place) => place.sits_out).map((place) => place.name);
  return names.length
    ? h("p", { key: "pausing", class: "pausing" }, page.t("sitOut", { names: names.join(", ") }))
    : null;
}
