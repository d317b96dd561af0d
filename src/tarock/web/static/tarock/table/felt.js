// The felt: who sits where with what, the cards in the middle, open hands. The own hand lies below it.

import { h } from "../common/dom.js";
import { BACK, face, held, lying, row } from "./cards.js";

/** A player's plate: name, what is known about the seat, tricks, the last word. State stands in words, not only in colour. */
export function plate(page, seen, seat) {
  const { t } = page;
  const place = seen.place(seat);
  const { kind, away } = seen.view.places[place];
  const turn = seen.d.turn === seat && !seen.finished;
  const word = page.bubble(seat);
  const tricks = seen.tricksOf(seat);
  return h(
    "div",
    {
      key: `seat${seat}`,
      class: `plate ${seen.side(seat)} ${turn ? "turn" : ""}`,
      "data-seat": seat,
      "data-place": place,
    },
    h(
      "span",
      { class: "who" },
      h("b", { class: "name" }, seen.name(seat)),
      kind === "bot" && h("small", null, t("bot")),
    ),
    h(
      "span",
      { class: "marks" },
      away && h("small", { key: "away", class: "away" }, t("awayBot")),
      kind === "person" &&
        !away &&
        !seen.view.present.includes(place) &&
        h("small", { key: "line", class: "away" }, t("noLine")),
      marks(page, seen, seat).map((text) => h("small", { key: text, class: "mark" }, text)),
      seen.phase === "play" &&
        h("small", { key: "tricks", class: "tricks" }, t(tricks === 1 ? "trickOne" : "tricksMany", { n: tricks })),
    ),
    turn && h("span", { class: "on-turn" }, t("onTurn")),
    word && h("span", { key: word.key, class: "bubble" }, word.text),
  );
}

/** Geber, Vorhand, Spieler, Partner: each in words. */
export function marks(page, seen, seat) {
  const { t } = page;
  const { d } = seen;
  const side = d.declarers.includes(seat) ? t("declarer") : d.partner_known && d.partner === seat ? t("partner") : null;
  return [
    d.forehand === seat && (d.phase === "auction" || !side) ? t("forehand") : null,
    seen.dealerPlace === seen.place(seat) && d.phase === "auction" ? t("dealer") : null,
    side,
    d.spritzers.includes(seat) ? "Spritzer" : null,
  ].filter(Boolean);
}

/** The trick: each card before its player, the winner marked, and in words who led, who has it and why. */
export function trickNode(page, seen) {
  const trick = seen.trick;
  if (!trick) return null;
  const { t } = page;
  const seats = trick.cards.map((_, n) => (trick.leader + n) % 4);
  const label = seats.map((seat, n) => `${seen.name(seat)}: ${page.rules.cards[trick.cards[n]]}`).join(", ");
  return h(
    "div",
    {
      key: `trick${trick.number}`,
      class: `trick ${trick.winner === null ? "" : "taken"}`,
      "data-number": trick.number,
    },
    h(
      "div",
      { class: "laid", role: "img", "aria-label": label },
      trick.cards.map((card, n) => {
        const seat = seats[n];
        const won = seat === trick.winner;
        return lying(page, card, { class: `${seen.side(seat)} ${won ? "won" : ""}`, "data-seat": seat });
      }),
      trick.talon.map((card) => lying(page, card, { class: "gift" })),
    ),
    h("p", { class: "caption" }, trick.winner === null ? leads(page, seen, trick) : taken(page, seen, trick)),
  );
}

function leads(page, seen, trick) {
  return page.t("ledBy", { n: trick.number, name: seen.name(trick.leader) });
}

/** „3. Stich: Anna, mit dem höchsten Tarock.“ as the server words it. */
function taken(page, seen, trick) {
  const line = page.trickLine(trick.number);
  return line
    ? [h("b", null, line.text), " ", line.why ?? "", trick.talon.length ? ` ${page.t("withTalon")}` : ""]
    : page.t("takenBy", { n: trick.number, name: seen.name(trick.winner) });
}

/** Hands that lie open, of all but the own. */
export function openHands(page, seen) {
  const open = seen.d.open_hands.filter(([seat, cards]) => seat !== seen.seat && cards.length);
  if (!open.length || seen.finished) return null;
  return h(
    "div",
    { key: "open", class: "open-hands" },
    open.map(([seat, cards]) =>
      h(
        "div",
        { key: seat, class: "open-hand", "data-seat": seat },
        h("small", null, seen.name(seat)),
        row(page, held(cards), { label: page.t("openHand", { name: seen.name(seat) }), cut: true }),
      ),
    ),
  );
}

/** The talon before anybody has touched it: two halves face down. */
export function talonPile(page) {
  const half = (n) =>
    h(
      "span",
      { key: n, class: "pile" },
      [0, 1, 2].map((card) => h("span", { key: card, class: "card" }, face(page, BACK, { named: false }))),
    );
  return h(
    "div",
    { key: "pile", class: "talon-pile", role: "img", "aria-label": page.t("talonLies") },
    [0, 1].map(half),
  );
}
