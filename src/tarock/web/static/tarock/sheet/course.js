// The course of the evening as a line for each player, the same as a table, and the evening in figures.

import { h } from "../common/dom.js";
import { tone } from "./entry-preview.js";
import { amount } from "./words.js";

const HIGH = 280;
const LEFT = 44;
const RIGHT = 92;
const EDGE = 16;
const LABEL = 17;

/** The whole view. `page.figures` comes from the server. */
export function coursePanel(page) {
  const { state, t } = page;
  const rows = state.sheet.rows.filter((row) => row.status !== "cancelled");
  if (!rows.length) return h("p", { class: "empty" }, t("noGames"));
  return [
    h("h2", null, t("chart")),
    h(
      "figure",
      { class: "chart" },
      chart(state.sheet.players, rows, t, widthOf(page)),
      h(
        "figcaption",
        null,
        h(
          "details",
          null,
          h("summary", null, t("chartText")),
          h("div", { class: "scroll" }, sums(state.sheet.players, rows, t)),
        ),
      ),
    ),
    page.figures && [
      h("h2", null, t("figures")),
      h("div", { class: "scroll" }, perPlayer(page.figures, t)),
      h("div", { class: "scroll" }, perContract(page.figures, t)),
    ],
  ];
}

/** Drawn as wide as it is shown, so that its letters are as large as all others. */
const widthOf = (page) => Math.round(Math.min(720, Math.max(280, page.clientWidth)));

function chart(players, rows, t, wide) {
  const series = players.map((_, place) => [0, ...rows.map((row) => row.points_sum[place])]);
  const all = series.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const span = high - low || 1;
  const x = (game) => LEFT + (game * (wide - LEFT - RIGHT)) / rows.length;
  const y = (value) => EDGE + ((high - value) * (HIGH - 2 * EDGE)) / span;
  const labels = apart(series.map((one) => y(one[one.length - 1])));
  return h(
    "svg",
    { viewBox: `0 0 ${wide} ${HIGH}`, role: "img", "aria-label": t("chart") },
    ticks(low, high).map((value) => [
      h("line", {
        key: `l${value}`,
        class: value === 0 ? "zero" : "grid",
        x1: LEFT,
        x2: wide - RIGHT,
        y1: y(value),
        y2: y(value),
      }),
      h(
        "text",
        { key: `t${value}`, class: "tick", x: LEFT - 8, y: y(value) + 4, "text-anchor": "end" },
        amount(value) || "0",
      ),
    ]),
    series.map((values, place) =>
      h("polyline", {
        key: `s${place}`,
        class: `series s${place}`,
        points: values.map((value, game) => `${x(game).toFixed(1)},${y(value).toFixed(1)}`).join(" "),
      }),
    ),
    series.map((values, place) => [
      h("circle", {
        key: `c${place}`,
        class: `dot s${place}`,
        cx: x(rows.length),
        cy: y(values[values.length - 1]),
        r: 4,
      }),
      h(
        "text",
        { key: `n${place}`, class: `name s${place}`, x: x(rows.length) + 9, y: labels[place] + 4 },
        `${short(players[place])} ${amount(values[values.length - 1])}`,
      ),
    ]),
  );
}

const short = (name) => (name.length > 7 ? `${name.slice(0, 6)}.` : name);

/** Heights of labels moved apart so that none covers another. */
function apart(heights) {
  const order = heights.map((height, place) => ({ height, place })).sort((a, b) => a.height - b.height);
  order.forEach((one, n) => {
    if (n) one.height = Math.max(one.height, order[n - 1].height + LABEL);
  });
  const over = Math.max(0, (order[order.length - 1]?.height ?? 0) - (HIGH - 6));
  const moved = [];
  for (const { height, place } of order) moved[place] = height - over;
  return moved;
}

/** Round values for the lines across, never more than six. */
function ticks(low, high) {
  const raw = (high - low || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw),
  );
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
}

function head(players, first) {
  return h(
    "thead",
    null,
    h(
      "tr",
      null,
      h("th", { scope: "col" }, first),
      players.map((name) => h("th", { key: name, scope: "col", class: "amount" }, name)),
    ),
  );
}

function sums(players, rows, t) {
  return h(
    "table",
    null,
    h("caption", { class: "unseen" }, t("chartText")),
    head(players, t("game")),
    h(
      "tbody",
      null,
      rows.map((row) =>
        h(
          "tr",
          { key: row.id },
          h("th", { scope: "row" }, row.number),
          row.points_sum.map((value, place) => h("td", { key: place, class: tone(value) }, amount(value))),
        ),
      ),
    ),
  );
}

function perPlayer({ players }, t) {
  const tally = (one) => (one.games ? `${one.won}/${one.games}` : "–");
  const number = (value) =>
    value.toLocaleString(t.locale, { signDisplay: "exceptZero", maximumFractionDigits: 2 }).replace("-", "−");
  const game = (pair) => (pair ? `${amount(pair[1])} (${pair[0]})` : "–");
  const lines = [
    ["games", (one) => one.all.games],
    ["average", (one) => number(one.average)],
    ["asDeclarer", (one) => tally(one.declarer)],
    ["asPartner", (one) => tally(one.partner)],
    ["asOpponent", (one) => tally(one.opponent)],
    [
      "trischaken",
      (one) => (one.trischaken.games ? `${amount(one.trischaken.points)} (${one.trischaken.games})` : "–"),
    ],
    ["best", (one) => game(one.best)],
    ["worst", (one) => game(one.worst)],
  ];
  return h(
    "table",
    { class: "figures" },
    h("caption", { class: "unseen" }, t("perPlayer")),
    head(
      players.map((one) => one.name),
      "",
    ),
    h(
      "tbody",
      null,
      lines.map(([key, show]) =>
        h(
          "tr",
          { key },
          h("th", { scope: "row" }, t(key)),
          players.map((one) => h("td", { key: one.name, class: "amount" }, show(one))),
        ),
      ),
    ),
  );
}

function perContract({ contracts }, t) {
  const body = contracts.map((one) =>
    h(
      "tr",
      { key: one.name },
      h("th", { scope: "row" }, one.name),
      h("td", { class: "amount" }, one.games),
      h("td", { class: "amount" }, one.kind === "trischaken" ? "–" : one.won),
      h("td", { class: tone(one.points) }, one.kind === "trischaken" ? "–" : amount(one.points)),
    ),
  );
  return h(
    "table",
    { class: "figures" },
    h("caption", { class: "unseen" }, t("perContract")),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "col" }, t("perContract")),
        ["games", "wonOf", "forDeclarer"].map((key) => h("th", { key, scope: "col", class: "amount" }, t(key))),
      ),
    ),
    h("tbody", null, body),
  );
}
