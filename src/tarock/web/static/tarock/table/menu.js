// The menu and the small pages behind it: what this device likes, whether the shuffle was honest, which keys there are.

import { h } from "../common/dom.js";
import { lying } from "./cards.js";
import { CORNERS, DECKS, PACES, TAPS } from "./settings.js";

export function menuPanel(page) {
  const { t, view } = page;
  const { host } = view;
  const mine = page.me !== null;
  return h(
    "ul",
    { key: "menu", class: "menu-list" },
    entry("settings", t("settings"), () => page.open("settings")),
    page.data.invite && entry("invite", t("invite"), () => page.open("invite")),
    entry("log", t("log"), () => page.open("log")),
    page.data.rulebook && link("rulebook", t("rulebook"), page.data.rulebook),
    page.data.deviations && link("deviations", t("deviations"), page.data.deviations),
    entry("fair", t("fair"), () => page.open("fair")),
    entry("keys", t("keys"), () => page.open("keys")),
    host &&
      !view.ended &&
      entry("talk", t(view.config.talk === "open" ? "talkSilent" : "talkOpen"), () =>
        page.wish("config", { what: "talk", value: view.config.talk === "open" ? "silent" : "open" }),
      ),
    host &&
      !view.ended &&
      entry("pause", t(view.paused ? "resume" : "pause"), () => page.wish(view.paused ? "resume" : "pause")),
    mine && !view.ended && entry("stand", t("stand"), () => page.stand()),
    host &&
      !view.ended &&
      view.places.map(
        (place, n) =>
          place.away &&
          n !== page.me &&
          entry(`free${n}`, t("freePlace", { name: place.name }), () => page.wish("stand", { place: n })),
      ),
    host && !view.ended && entry("end", t("endTable"), () => page.end()),
    link("home", t("toStart"), page.data.home),
    language(page),
  );
}

function language({ t, data }) {
  const other = t.lang === "en" ? ["de", "Deutsch"] : ["en", "English"];
  return h(
    "li",
    { key: "language" },
    h(
      "form",
      { method: "post", action: data.language },
      h("input", { type: "hidden", name: "csrfmiddlewaretoken", value: data.csrf }),
      h("input", { type: "hidden", name: "back", value: location.pathname }),
      h("button", { name: "lang", value: other[0], lang: other[0] }, other[1]),
    ),
  );
}

const entry = (key, text, onclick) =>
  h("li", { key }, h("button", { type: "button", "data-menu": key, onclick }, text));
const link = (key, text, href) =>
  h("li", { key }, h("a", { href, "data-menu": key, target: key === "home" ? null : "_blank", rel: "noopener" }, text));

const CHOICES = { deck: DECKS, corner: CORNERS, taps: TAPS, pace: PACES };
const SAMPLE = [53, 45, 7, 30];

export function settingsPanel(page) {
  const { t, settings } = page;
  return h(
    "form",
    { key: "settings", class: "settings" },
    h(
      "p",
      { class: "sample", "aria-hidden": "true" },
      SAMPLE.map((card) => lying(page, card)),
    ),
    Object.entries(CHOICES).map(([name, values]) =>
      h(
        "fieldset",
        { key: name },
        h("legend", null, t(name)),
        values.map((value) =>
          h(
            "label",
            { key: value, class: "chip" },
            h("input", {
              type: "radio",
              name,
              value,
              checked: settings[name] === value,
              onchange: () => page.set(name, value),
            }),
            h("span", null, t(`${name}-${value}`)),
          ),
        ),
      ),
    ),
  );
}

/** The seal before the auction, the key after the deal, and where it can be checked. */
export function fairPanel(page) {
  const { t } = page;
  const { deal } = page.view;
  if (!deal) return h("p", { key: "fair" }, t("beforeDeal"));
  const query = deal.seed
    ? `?${new URLSearchParams({ seed: deal.seed, board: deal.board, commitment: deal.commitment })}`
    : "";
  return h(
    "div",
    { key: "fair", class: "fair" },
    h("p", null, t("fairLead")),
    h(
      "dl",
      null,
      h("dt", null, t("seal")),
      h("dd", null, h("code", { "data-seal": deal.number }, deal.commitment)),
      h("dt", null, t("seed")),
      h("dd", null, deal.seed ? h("code", { "data-seed": deal.number }, deal.seed) : t("seedLater")),
    ),
    page.data.verify &&
      h(
        "p",
        null,
        h(
          "a",
          { class: "button", href: `${page.data.verify}${query}`, target: "_blank", rel: "noopener" },
          t("verify"),
        ),
      ),
    deal.seed && h("p", null, h("code", null, `tarock deal --seed ${deal.seed} --board ${deal.board}`)),
  );
}

const KEYS = [
  ["← → ↑ ↓", "Karte oder Gebot wählen", "choose a card or a bid"],
  ["Enter", "spielen, sagen, nehmen", "play, say, take"],
  ["K", "zum eigenen Blatt", "to the own hand"],
  ["E", "zur Entscheidung", "to the decision"],
  ["S", "Stand vorlesen: Spiel, Stich, wer am Zug ist", "read the state: game, trick, whose turn"],
  ["B", "Blatt vorlesen", "read the hand"],
  ["V", "Vorschlag", "hint"],
  ["L", "Liste", "list"],
  ["G", "Gespräch", "talk"],
  ["M", "Menü", "menu"],
  ["?", "diese Tasten", "these keys"],
  ["Esc", "schließen, zurück", "close, back"],
];

export function keysPanel(page) {
  const column = page.t.lang === "en" ? 2 : 1;
  return h(
    "dl",
    { key: "keys", class: "keys" },
    KEYS.flatMap((row) => [
      h("dt", { key: `${row[0]}k` }, h("kbd", null, row[0])),
      h("dd", { key: row[0] }, row[column]),
    ]),
  );
}
