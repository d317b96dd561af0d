// The running list of the table: one line a deal, Schrift and money side by side where they differ.

import { h } from "../common/dom.js";
import { amount, euro } from "./words.js";

export function listPanel(page) {
  const { t } = page;
  const { list, places, config } = page.view;
  if (!list.rows.length) return h("p", { key: "list", class: "muted" }, t("noDealYet"));
  const two = list.points.some((value, n) => value !== list.cash[n]);
  const cents = Number(config.cents);
  return h(
    "div",
    { key: "list", class: "running scroll", tabindex: 0, role: "region", "aria-label": t("list") },
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, t("deal")),
          places.map((place, n) =>
            h("th", { key: n, scope: "col", class: `amount ${n === page.me ? "own" : ""}` }, place.name),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        list.rows.map((row, n) => rowNode(page, row, n)),
      ),
      h(
        "tfoot",
        null,
        sums("points", two ? t("points") : t("sum"), list.points, amount),
        two && sums("cash", t("cash"), list.cash, amount),
        cents > 0 &&
          sums("euro", t("money"), list.cash, (value) => euro(value * (page.rules.unit === "cents" ? 1 : cents), t)),
      ),
    ),
  );
}

function rowNode(page, row, n) {
  const names = page.view.places;
  const who = row.declarers.map((place) => names[place].name).join(", ");
  const both = row.points.some((value, place) => value !== row.cash[place]);
  const game = page.rules.games.get(row.contract)?.name ?? page.t("thrownIn");
  return h(
    "tr",
    { key: n },
    h("th", { scope: "row" }, `${row.number}. ${game}`, who && h("small", null, who)),
    row.points.map((value, place) =>
      h(
        "td",
        { key: place, class: `amount ${value < 0 ? "negative" : ""}` },
        amount(value),
        both && h("small", { title: page.t("cash") }, amount(row.cash[place])),
      ),
    ),
  );
}

function sums(key, title, amounts, shown) {
  return h(
    "tr",
    { key, class: "sum" },
    h("th", { scope: "row" }, title),
    amounts.map((value, n) =>
      h("td", { key: n, class: `amount ${value < 0 ? "negative" : ""}`, "data-total": key }, shown(value)),
    ),
  );
}
