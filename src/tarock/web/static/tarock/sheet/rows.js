// The list as players know it: a line a game, a column a player, running sums; what was corrected stays, crossed out.

import { describe, levelName } from "./draft.js";
import { itemList, tone } from "./entry-preview.js";
import { h } from "../common/dom.js";
import { complaints } from "./fields.js";
import { amount, moment } from "./words.js";

/** The table of games. `page` has state, t, opened (ids of unfolded games) and the actions. */
export function rowsTable(page) {
  const { state, t } = page;
  const { players, rows } = state.sheet;
  const pending = state.waiting.filter((item) => item.wish.kind === "entered");
  if (!rows.length && !pending.length) return h("p", { key: "empty", class: "empty" }, t("noGames"));
  return h(
    "table",
    { key: "rows", class: `rows n${players.length}` },
    h("caption", { class: "unseen" }, t("list")),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "col" }, t("game")),
        players.map((name) => h("th", { key: name, scope: "col", class: "amount" }, name)),
      ),
    ),
    h(
      "tbody",
      null,
      rows.map((row) => gameLines(page, row)),
      pending.map((item, n) => pendingLine(page, item, n)),
    ),
  );
}

function gameLines(page, row) {
  const old = row.versions.slice(0, -1);
  const out = row.status === "cancelled" || row.status === "struck";
  const shownOld = out ? [] : old.filter((version) => version.kind === "entered" || version.kind === "corrected");
  return [
    ...shownOld.map((version, n) => oldLine(page, row, version, n, laterThan(row, version))),
    gameLine(page, row, out),
    page.opened.has(row.id) && detailLine(page, row),
  ];
}

const laterThan = (row, version) => row.versions[row.versions.indexOf(version) + 1];

/** A version that counts no more, with what it would bring, who replaced it and when. */
function oldLine(page, row, version, n, next) {
  const { state, t } = page;
  const brought = version.points ? `  ${version.points.map(amount).join("  ")}` : "";
  return h(
    "tr",
    { key: `${row.id}-old-${n}`, class: "old" },
    h(
      "th",
      { scope: "row", colspan: state.sheet.players.length + 1 },
      h("s", null, `${row.number} ${describe(version.entry, state.rules, t)}${brought}`),
      " ",
      h("small", null, t("corrected", { name: next.by, at: moment(next.at, t) }), next.reason && `: ${next.reason}`),
    ),
  );
}

function gameLine(page, row, out) {
  const { state, t } = page;
  const open = page.opened.has(row.id);
  const waits = state.waiting.some((item) => item.wish.game === row.id);
  const last = row.versions[row.versions.length - 1];
  const gone = row.status === "cancelled";
  return h(
    "tr",
    {
      key: row.id,
      class: `game ${row.status}${open ? " open" : ""}${waits ? " waiting" : ""}`,
      "data-game": row.number,
      "data-id": row.id,
    },
    h(
      "th",
      { scope: "row", colspan: gone ? state.sheet.players.length + 1 : null },
      h(
        "button",
        { type: "button", class: "unfold", "aria-expanded": String(open), onclick: () => page.unfold(row.id) },
        !gone && h("span", { class: "number" }, row.number),
        h(
          "span",
          { class: "title" },
          gone
            ? h("s", null, describe(row.entry, state.rules, t))
            : out
              ? h("s", null, titleOf(row, state))
              : titleOf(row, state),
        ),
        !gone && h("small", null, marks(row, state, t, waits).join(" · ")),
        out &&
          h(
            "small",
            { class: "byline" },
            t(row.status, { name: last.by, at: moment(last.at, t) }),
            last.reason && `: ${last.reason}`,
          ),
      ),
    ),
    !gone && state.sheet.players.map((name, place) => cell(row, name, place, state, t)),
  );
}

function titleOf(row, state) {
  return state.rules.contracts.find((one) => one.id === row.entry.contract)?.name ?? row.entry.contract;
}

function marks(row, state, t, waits) {
  const found = [];
  if (row.declarers.length) found.push(row.partner ? `${row.declarers[0]} + ${row.partner}` : row.declarers.join(", "));
  if (row.entry.renonce) found.push(t("byRenonce", { name: row.entry.renonce.by }));
  if (row.kontra > 1) found.push(levelName(state.rules, row.kontra) + (row.kontra_paid ? ` (${t("kontraPaid")})` : ""));
  if (row.entry.note) found.push(row.entry.note);
  if (row.radl > 1) found.push(t("counts", { n: row.radl }));
  if (row.status === "counted" && row.points.every((value) => value === 0)) found.push(t("zeroRound"));
  if (row.status === "broken") found.push(t("broken"));
  if (row.rulings.length) found.push(t("ruling"));
  if (waits) found.push(t("pending"));
  return found;
}

/** A player's cell: running sum, what the game brought, and who dealt, led, or sat out. */
function cell(row, name, place, state, t) {
  const roles = [];
  if (row.dealer === name) roles.push([t("dealer")[0], t("dealer")]);
  if (row.forehand === name) roles.push([t("forehand")[0], t("forehand")]);
  const role = row.declarers.includes(name) ? " plays" : row.partner === name ? " partner" : "";
  return h(
    "td",
    {
      key: name,
      class: `amount${role}`,
      "data-player": name,
      "data-points": row.points[place],
      "data-cash": row.cash[place],
      "data-sum": row.points_sum[place],
    },
    h("b", { class: tone(row.points_sum[place]) }, amount(row.points_sum[place])),
    h(
      "small",
      null,
      roles.map(([letter, title]) => [h("abbr", { key: letter, title }, letter), " "]),
      row.pausing.includes(name) ? h("span", { title: t("pauses") }, "–") : amount(row.points[place]),
    ),
  );
}

function pendingLine(page, item, n) {
  const { state, t } = page;
  return h(
    "tr",
    { key: item.wish.id, class: `pending${item.trouble ? " trouble" : ""}`, "data-pending": item.wish.id },
    h(
      "th",
      { scope: "row" },
      h("span", { class: "number" }, state.sheet.next.number + n),
      " ",
      describe(item.wish.entry, state.rules, t),
      h("small", null, item.trouble ? t(item.trouble === "changed" ? "conflict" : "refused") : t("pending")),
    ),
    h(
      "td",
      { class: "amount", colspan: state.sheet.players.length },
      item.trouble ? h("button", { type: "button", onclick: () => page.resolve(item) }, t("fix")) : "…",
    ),
  );
}

/** Items with their reasons, the money beside the Schrift, all versions, and what may be done. */
function detailLine(page, row) {
  const { state, t } = page;
  return h(
    "tr",
    { key: `${row.id}-more`, class: "details" },
    h(
      "td",
      { colspan: state.sheet.players.length + 1 },
      complaints(row.problems),
      row.items.length > 0 && itemList(row.items),
      row.kontra > 1 && row.items.length > 0 && cashLine(page, row),
      row.rulings.map((ruling, n) =>
        h(
          "p",
          { key: `ruling-${n}`, class: "ruling" },
          h("strong", null, `${t("ruling")} (${ruling.by}): `),
          ruling.decision,
        ),
      ),
      h("p", { class: "byline" }, history(row, t)),
      state.mayWrite && !state.sheet.confirmed_by && actions(page, row),
    ),
  );
}

function cashLine({ state, t }, row) {
  return h(
    "p",
    { class: "cash-line" },
    `${t("inCash")}: `,
    state.sheet.players.map((name, place) => h("span", { key: name }, `${name} ${amount(row.cash[place])} `)),
    row.box > 0 && h("span", { "data-box": row.box }, t("boxNote", { amount: amount(row.box) })),
  );
}

function history(row, t) {
  const keys = { entered: "writtenBy", corrected: "corrected", cancelled: "cancelled", struck: "struck" };
  return row.versions
    .map((version) => t(keys[version.kind], { name: version.by, at: moment(version.at, t) }))
    .join(" → ");
}

function actions(page, row) {
  const { state, t } = page;
  const button = (key, act, look = "") => h("button", { key, type: "button", class: look, onclick: act }, t(key));
  const frozen = row.status === "struck" && !state.mayDirect;
  const counted = row.status === "counted" || row.status === "broken";
  return h(
    "div",
    { class: "buttons" },
    !frozen && counted && button("edit", () => page.edit(row)),
    !frozen && !counted && button("restore", () => page.edit(row)),
    !frozen && counted && button("cancel", () => page.cancel(row)),
    counted && state.mayDirect && button("strike", () => page.strike(row)),
    row.kontra > 1 &&
      row.status === "counted" &&
      (row.kontra_paid
        ? button("oweKontra", () => page.kontra(row, false))
        : button("payKontra", () => page.kontra(row, true))),
  );
}
