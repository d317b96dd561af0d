// What counts as Renonce in this cup, what the referee decided, and noting a ruling.

import { h } from "../common/dom.js";
import { moment } from "./words.js";

/** The whole view. */
export function refereePanel(page) {
  const { state, t } = page;
  const { conduct } = state.rules;
  return [
    state.mayWrite &&
      !state.sheet.confirmed_by &&
      h("p", null, h("button", { type: "button", onclick: () => page.write("renonce") }, t("writeRenonce"))),
    state.rulebook &&
      h("p", null, h("a", { href: state.rulebook }, t("wholeRulebook", { name: state.sheet.rules.name }))),
    h("h2", null, t("forReferee")),
    texts(conduct.filter((one) => one.reader === "referee")),
    conduct.some((one) => one.reader === "players") && [
      h("h2", null, t("forPlayers")),
      texts(conduct.filter((one) => one.reader === "players")),
    ],
    h("h2", null, t("rulings")),
    rulings(page),
    state.mayDirect ? form(page) : h("p", { class: "muted" }, t("onlyDirector")),
  ];
}

function texts(rules) {
  return h(
    "ul",
    { class: "conduct" },
    rules.map((one) => h("li", { key: one.id }, one.text, " ", h("cite", null, one.clause))),
  );
}

function rulings({ state, t }) {
  const found = [
    ...state.sheet.rulings.map((ruling) => ({ ...ruling, where: "" })),
    ...state.sheet.rows.flatMap((row) =>
      row.rulings.map((ruling) => ({ ...ruling, where: t("gameN", { n: row.number }) })),
    ),
  ].sort((a, b) => a.at.localeCompare(b.at));
  if (!found.length) return h("p", { class: "muted" }, t("noRulings"));
  return h(
    "ul",
    { class: "rulings" },
    found.map((one, n) =>
      h(
        "li",
        { key: n },
        h("small", null, [moment(one.at, t), one.by, one.where, matter(one.matter, state)].filter(Boolean).join(" · ")),
        h("p", null, one.decision),
      ),
    ),
  );
}

function matter(said, state) {
  const known = state.rules.conduct.find((one) => one.id === said);
  return known ? firstWords(known.text) : said;
}

function firstWords(text) {
  return text.length > 48 ? `${text.slice(0, 46).replace(/\s+\S*$/, "")} …` : text;
}

function form(page) {
  const { state, t } = page;
  const options = state.rules.conduct.filter((one) => one.reader === "referee");
  const games = state.sheet.rows.filter((row) => row.status !== "cancelled");
  return h(
    "form",
    {
      class: "ruling-form",
      onsubmit: (event) => {
        event.preventDefault();
        const { matter: kind, other, game, decision } = event.target.elements;
        page.rule(game.value, kind.value || other.value.trim() || t("otherMatter"), decision.value);
        event.target.reset();
      },
    },
    h("h3", null, t("newRuling")),
    h("label", { for: "ruling-matter" }, t("matter")),
    h(
      "select",
      { id: "ruling-matter", name: "matter", own: false },
      options.map((one) => h("option", { key: one.id, value: one.id }, firstWords(one.text))),
      h("option", { key: "", value: "" }, t("otherMatter")),
    ),
    h("label", { for: "ruling-other" }, t("matterText")),
    h("input", { id: "ruling-other", name: "other", maxlength: 120, autocomplete: "off" }),
    h("label", { for: "ruling-game" }, t("whichGame")),
    h(
      "select",
      { id: "ruling-game", name: "game" },
      h("option", { key: "", value: "" }, t("noGame")),
      games.map((row) => h("option", { key: row.id, value: row.id }, t("gameN", { n: row.number }))),
    ),
    h("label", { for: "ruling-decision" }, t("decision")),
    h("textarea", { id: "ruling-decision", name: "decision", required: true, maxlength: 400, rows: 3 }),
    h("p", null, h("button", { class: "primary" }, t("note"))),
  );
}
