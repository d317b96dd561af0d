// Settling up: Schrift and kontra beside each other, who pays whom in euro and cents, and the second person's confirmation.

import { h } from "../common/dom.js";
import { tone } from "./entry-preview.js";
import { amount, euro } from "./words.js";

/** The whole view. */
export function moneyPanel(page) {
  const { state, t } = page;
  const { sheet } = state;
  return [
    h("h2", null, t("toPay")),
    payments(page),
    h("p", { class: "muted" }, sheet.rules.unit === "cents" ? null : t("perPoint", { cents: cents(sheet.cents, t) })),
    h("h2", null, t("ledgers")),
    h("div", { class: "scroll" }, ledgers(page)),
    sheet.box && h("p", { class: "muted" }, t("boxHint")),
    confirmation(page),
  ];
}

const cents = (text, t) => Number(text).toLocaleString(t.locale);

function payments({ state, t }) {
  const { players, payments: due } = state.sheet;
  if (!due.length) return h("p", { class: "note" }, t("even"));
  return h(
    "ul",
    { class: "payments" },
    due.map(({ payer, receiver, cents: sum }) =>
      h(
        "li",
        { key: `${payer}-${receiver}` },
        h("span", null, t("paysTo", { from: players[payer], to: players[receiver] ?? t("box") })),
        h("b", { class: "amount" }, euro(sum, t, false)),
      ),
    ),
  );
}

function ledgers({ state, t }) {
  const { sheet } = state;
  const kontra = (paid) =>
    sheet.players.map((_, place) =>
      sum(
        sheet.rows.filter((row) => row.status === "counted" && row.kontra_paid === paid),
        (row) => row.cash[place] - row.points[place],
      ),
    );
  const open = kontra(false);
  const done = kontra(true);
  const line = (key, values, show) =>
    h(
      "tr",
      { key },
      h("th", { scope: "row" }, t(key)),
      values.map((value, place) =>
        h("td", { key: place, class: tone(value), [`data-${key.toLowerCase()}`]: value }, show(value)),
      ),
    );
  return h(
    "table",
    { class: "ledgers" },
    h("caption", { class: "unseen" }, t("ledgers")),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td"),
        sheet.players.map((name) => h("th", { key: name, scope: "col", class: "amount" }, name)),
      ),
    ),
    h(
      "tbody",
      null,
      line("schrift", sheet.points, amount),
      open.some(Boolean) && line("kontraOpen", open, amount),
      done.some(Boolean) && line("kontraDone", done, amount),
      line("gets", sheet.balance, (value) => euro(value, t)),
      sheet.box &&
        h(
          "tr",
          { key: "box" },
          h("th", { scope: "row" }, t("box")),
          h(
            "td",
            { class: "amount", colspan: sheet.players.length, "data-box": sheet.box.due },
            euro(sheet.box.due, t, false),
          ),
        ),
    ),
  );
}

const sum = (rows, value) => rows.reduce((all, row) => all + value(row), 0);

function confirmation(page) {
  const { state, t } = page;
  const { sheet } = state;
  if (sheet.confirmed_by) {
    return h(
      "section",
      { class: "confirm done" },
      h("p", { class: "note" }, t("closed", { name: sheet.confirmed_by })),
      state.mayDirect && h("button", { type: "button", onclick: () => page.reopen() }, t("reopen")),
    );
  }
  if (!state.mayWrite || !sheet.rows.length) return null;
  return h(
    "section",
    { class: "confirm" },
    h("h2", null, t("confirm")),
    h("p", null, t("confirmHint")),
    h(
      "div",
      { class: "buttons", role: "group", "aria-label": t("confirmAs") },
      h("span", { class: "label" }, t("confirmAs")),
      sheet.players.map((name) =>
        h(
          "button",
          { key: name, type: "button", disabled: state.waiting.length > 0, onclick: () => page.confirm(name) },
          name,
        ),
      ),
    ),
  );
}
