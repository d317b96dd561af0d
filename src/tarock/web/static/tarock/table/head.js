// The bar and the two lines of state: what is played, and whose turn it is. Always in text.

import { h } from "../common/dom.js";
import { partLink } from "./why.js";
import { icon } from "./icons.js";

export function barNode(page) {
  const { t, view } = page;
  const { deal, list } = view;
  const length = list.of ? t("dealOf", { n: deal?.number ?? 0, all: list.of }) : t("dealN", { n: deal?.number ?? 0 });
  const unread = page.ui.unread;
  return h(
    "header",
    { key: "bar", class: "bar" },
    barButton(page, "menu", t("menu")),
    h(
      "p",
      { class: "what" },
      h("b", null, page.data.practice || (deal ? length : t("table"))),
      deal?.radl > 1 && h("span", { class: "factor" }, t("counts", { n: deal.radl })),
      h("span", { class: "rules" }, page.rules.name),
    ),
    barButton(page, "list", t("list")),
    barButton(page, "chat", unread ? t("talkNew", { n: unread }) : t("talk"), unread),
  );
}

function barButton(page, name, label, badge = 0) {
  return h(
    "button",
    {
      key: name,
      type: "button",
      class: "bar-button",
      "aria-haspopup": "dialog",
      "data-open": name,
      "aria-label": label,
      title: label,
      onclick: () => page.open(name),
    },
    icon(name),
    h("span", { class: "label", "aria-hidden": "true" }, label),
    badge > 0 && h("span", { class: "badge", "aria-hidden": "true" }, String(badge)),
  );
}

/** What is played: contract, call, options, announcements and kontras, as the server words them. */
export function stateNode(page, seen) {
  const said = seen.deal?.said ?? [];
  const lines = seen.d && seen.d.turn !== null ? said.slice(1) : said; // whose turn it is stands below, at the hand
  const link = partLink(page, seen.contract ?? seen.standing);
  return h(
    "div",
    { key: "state", class: "state", "data-phase": seen.phase },
    lines.map((line, n) =>
      h(
        "p",
        { key: n },
        line,
        n === 0 &&
          link && [" ", h("a", { href: link, target: "_blank", rel: "noopener", class: "why" }, page.t("why"))],
      ),
    ),
    connection(page),
  );
}

/** How the connection stands, in words; nothing where it is as it should be. */
function connection(page) {
  const { t, store, view } = page;
  const text =
    store.tries > 0
      ? t("sending", { n: store.tries })
      : store.stream === "live" || store.fresh
        ? ""
        : t(`stream-${store.stream}`);
  return [
    text && h("p", { key: `stream${store.stream}`, class: "trouble" }, text),
    view.paused && h("p", { key: "paused", class: "trouble" }, t("paused")),
  ];
}

/** Whose turn it is and what is to be done: the line above the own hand. */
export function turnNode(page, seen) {
  return h(
    "p",
    { key: "turn", class: `turn-line ${seen.mine ? "mine" : ""}`, id: "turn" },
    turnText(page, seen),
    page.clockText && h("span", { key: "clock", class: "clock" }, page.clockText),
  );
}

function turnText(page, seen) {
  const { t, store } = page;
  if (!seen.d) return t("beforeDeal");
  if (store.pending) return t("onItsWay");
  if (seen.finished) return t("dealOver");
  if (!seen.mine)
    return t("turnOf", { name: seen.name(seen.d.turn), what: t(leads(seen) ? "does-lead" : `does-${seen.phase}`) });
  if (seen.phase === "play" && page.ui.lifted !== null) return t("onceMore");
  if (seen.phase === "play") return seen.d.trick.length ? t("pleaseFollow") : t("pleaseLead");
  if (seen.phase === "discard") return t("please-discard", { n: seen.d.choice.count });
  return t(`please-${seen.phase}`);
}

const leads = (seen) => seen.phase === "play" && seen.d.trick.length === 0;

/** A note to whoever sits here: a refusal, a stale tap, a lost answer. It can be put away. */
export function noteNode(page) {
  const { note } = page.store;
  if (!note) return null;
  return h(
    "div",
    { key: "note", class: "note-bar", role: "alert" },
    h(
      "span",
      null,
      note.key ? page.t(note.key) : page.named(note.text),
      note.clause ? h("span", { class: "clause" }, ` ${note.clause}`) : null,
    ),
    h(
      "button",
      { type: "button", class: "quiet", "aria-label": page.t("close"), onclick: () => page.store.say(null) },
      icon("close"),
    ),
  );
}
