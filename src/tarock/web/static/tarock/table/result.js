// After the deal: what it pays, line by line with its clause, the hands as they were dealt, the seed, and what comes next.

import { h } from "../common/dom.js";
import { held, row } from "./cards.js";
import { clauseNode } from "./why.js";
import { amount } from "./words.js";

export function resultPanel(page, seen) {
  const { t } = page;
  const { result } = seen.deal;
  return h(
    "section",
    { key: `result${seen.deal.number}`, class: "slip result", "aria-labelledby": "slip-title" },
    h("h2", { id: "slip-title", tabindex: -1 }, result ? title(page, seen) : t("thrownIn")),
    h(
      "div",
      { class: "result-body" },
      result && settlement(page, seen, result),
      result && page.ui.hands && dealtHands(page, seen),
    ),
    h("div", { class: "quick" }, next(page, seen)),
    h(
      "p",
      { class: "afters" },
      result &&
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "aria-expanded": String(Boolean(page.ui.hands)),
            onclick: () => page.flip("hands"),
          },
          t(page.ui.hands ? "hideHands" : "allHands"),
        ),
      page.data.replay && h("a", { href: address(page, page.data.replay, seen), class: "quiet" }, t("replay")),
      h("button", { type: "button", class: "quiet", onclick: () => page.open("fair") }, t("checkDeal")),
      h("button", { type: "button", class: "quiet", onclick: () => page.open("list") }, t("list")),
      page.me !== null &&
        !seen.view.ended &&
        h("button", { type: "button", class: "quiet", onclick: () => page.stand() }, t("stand")),
    ),
  );
}

/** `Rufer: Anna mit Dora` */
function title(page, seen) {
  const { t } = page;
  const { d } = seen;
  const name = seen.contract.name;
  if (seen.contract.kind === "trischaken") return name;
  const who = seen.names(d.declarers, t);
  return `${name}: ${d.partner === null || d.declarers.includes(d.partner) ? who : t("with", { a: who, b: seen.name(d.partner) })}`;
}

const TITLES = { spritzer: "itemSpritzer", "no-bird": "itemNoBird", rounding: "itemRounding" };

function itemTitle(page, seen, what) {
  if (TITLES[what]) return page.t(TITLES[what]);
  return page.rules.bonuses[what]?.name ?? seen.contract.name;
}

const address = (page, pattern, seen) => pattern.replace("{number}", seen.deal.board);

function settlement(page, seen, result) {
  const { t } = page;
  const names = seen.view.places.map((place) => place.name);
  const two = result.points.some((value, n) => value !== result.cash[n]);
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-label": t("settlement") },
    h(
      "table",
      { class: "pays" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null),
          names.map((name, n) =>
            h("th", { key: n, scope: "col", class: `amount ${n === page.me ? "own" : ""}` }, name),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        result.items.map((item, n) => [
          itemRow(item, n, itemTitle(page, seen, item.what), item.points),
          differs(item) && itemRow(item, `${n}c`, t("withKontra"), item.cash, "sub"),
          reasonRow(page, item, n, names.length),
        ]),
      ),
      h(
        "tfoot",
        null,
        sumRow("points", two ? t("points") : t("sum"), result.points),
        two && sumRow("cash", t("cash"), result.cash),
      ),
    ),
    result.items.length === 0 && h("p", { key: "nothing" }, t("nothingToPay")),
  );
}

const differs = ({ points, cash }) => points.some((value, n) => value !== cash[n]);

function itemRow(item, key, title, amounts, kind = "") {
  return h(
    "tr",
    { key: `i${key}`, class: kind },
    h("th", { scope: "row" }, title),
    amounts.map((value, n) => h("td", { key: n, class: `amount ${value < 0 ? "negative" : ""}` }, amount(value))),
  );
}

/** Why: the sentence of the settlement, and where the rulebook says so. */
function reasonRow(page, item, n, places) {
  return h(
    "tr",
    { key: `w${n}`, class: "why-row" },
    h("td", { colspan: places + 1 }, item.why, " ", clauseNode(page, item.clause)),
  );
}

function sumRow(key, title, amounts) {
  return h(
    "tr",
    { key, class: "sum" },
    h("th", { scope: "row" }, title),
    amounts.map((value, n) =>
      h("td", { key: n, class: `amount ${value < 0 ? "negative" : ""}`, "data-sum": key }, amount(value)),
    ),
  );
}

/** The four hands as they were dealt, and the talon. */
function dealtHands(page, seen) {
  const { d } = seen;
  if (!d.dealt) return null;
  return h(
    "div",
    { class: "dealt" },
    d.dealt.map((cards, seat) =>
      h(
        "div",
        { key: seat, class: "open-hand" },
        h("small", null, seen.name(seat)),
        row(page, held(cards), { label: seen.name(seat), cut: true }),
      ),
    ),
    h(
      "div",
      { key: "talon", class: "open-hand" },
      h("small", null, page.t("talon")),
      row(page, d.talon.flat(), { label: page.t("talon"), cut: true }),
    ),
  );
}

/** What comes next: all who sit say „Weiter“, or it comes by itself. */
function next(page, seen) {
  const { t } = page;
  const { view } = seen;
  if (view.last && !view.ended) return h("p", { class: "muted" }, t("lastDeal"));
  if (view.ended) return h("a", { key: "home", class: "button primary", href: page.data.home }, t("toStart"));
  if (page.me === null) return h("p", { class: "muted" }, t("nextWaits"));
  const own = view.places[page.me];
  const waiting = view.places
    .filter((place) => place.kind === "person" && !place.away && !place.ready)
    .map((place) => place.name);
  return [
    own.ready
      ? h(
          "p",
          { key: "said", class: "muted" },
          waiting.length ? t("waitsFor", { names: waiting.join(", ") }) : t("nextComes"),
        )
      : h(
          "button",
          {
            key: "ready",
            type: "button",
            class: "primary",
            "data-act": "ready",
            "aria-disabled": page.store.pending ? "true" : null,
            onclick: () => page.wish("ready"),
          },
          t("nextDeal"),
        ),
    page.countdown !== null &&
      h("p", { key: "count", class: "muted", role: "timer" }, t("nextIn", { n: page.countdown })),
  ];
}
