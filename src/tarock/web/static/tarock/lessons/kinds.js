// How each kind of task is answered on the page: marking cards, choosing words, counting, playing on.

import { h } from "../common/dom.js";

/** What is answered so far, before anything was touched. */
export const blank = (task) => ({ chosen: [], points: "", blatt: "", own: [], scene: task.scene ?? null, over: false });

/** The answer as the server reads it; null while nothing was chosen. */
export function answerOf(task, given) {
  if (task.kind === "count") return given.points === "" ? null : { count: `${given.points}/${given.blatt || 0}` };
  if (task.kind === "play") return { cards: given.own };
  if (given.chosen.length === 0) return null;
  return { [task.kind]: given.chosen };
}

function toggled(task, given, value) {
  if (!task.many) return [value];
  return given.chosen.includes(value) ? given.chosen.filter((other) => other !== value) : [...given.chosen, value];
}

/** What can be touched. `page` has `t`, `cards`, `change` (a new answer so far) and `play` (one card more). */
export function field(page, task, given) {
  return { cards: marking, options: choosing, count: counting, play: playing }[task.kind](page, task, given);
}

const list = (label, items) => h("ul", { class: "cards", "aria-label": label }, items);

function marking(page, task, given) {
  const label = task.scene?.holder ? page.t("handOf", { name: task.scene.holder }) : page.t("choose");
  return h(
    "div",
    { class: "field" },
    h("p", { class: "label" }, label),
    list(
      label,
      task.cards.map((card, n) =>
        page.cards.button(card, {
          marked: given.chosen.includes(card),
          caption: task.names?.[n],
          onclick: () => page.change({ chosen: toggled(task, given, card) }),
        }),
      ),
    ),
  );
}

function choosing(page, task, given) {
  const kind = task.many ? "checkbox" : "radio";
  return h(
    "fieldset",
    { class: "field options" },
    h("legend", { class: "label" }, page.t("choose")),
    task.options.map((option, n) =>
      h(
        "label",
        { key: `o${n}`, class: "option" },
        h("input", { type: kind, name: "option", value: n, checked: given.chosen.includes(n), onchange: () => page.change({ chosen: toggled(task, given, n) }) }),
        h("span", {}, option),
      ),
    ),
  );
}

function counting(page, task, given) {
  const number = (name, max) =>
    h(
      "label",
      { key: name },
      h("span", {}, page.t(name)),
      h("input", { type: "number", inputmode: "numeric", min: 0, max, value: given[name], oninput: (event) => page.change({ [name]: event.currentTarget.value }) }),
    );
  return h(
    "div",
    { class: "field" },
    list(page.t("pile"), task.cards.map((card) => page.cards.lying(card))),
    h("div", { class: "count" }, number("points", 70), h("span", { class: "stroke", "aria-hidden": "true" }, "/"), number("blatt", 2)),
  );
}

function playing(page, task, given) {
  const label = page.t("handOf", { name: given.scene.holder });
  return h(
    "div",
    { class: "field" },
    h("p", { class: "label" }, label),
    list(
      label,
      given.scene.hand.map((card) => page.cards.button(card, { marked: null, disabled: given.over, onclick: () => page.play(card) })),
    ),
  );
}

/** What lies on the table: the game in words, the trick. Hands that are only looked at lie there too. */
export function scene(page, task, given) {
  const table = given.scene;
  if (!table) return null;
  const looked = task.kind === "options" && table.hand?.length ? table.hand : [];
  return h(
    "section",
    { class: "felt" },
    table.facts.length > 0 && h("p", { class: "facts" }, table.facts.join(" ")),
    table.trick?.length > 0 && [h("p", { class: "label" }, page.t("trick")), list(page.t("trick"), table.trick.map(([name, card]) => page.cards.lying(card, name)))],
    task.kind === "play" && !given.over && table.trick.length === 0 && h("p", { class: "label" }, page.t("leads", { name: table.holder })),
    looked.length > 0 && [
      h("p", { class: "label" }, page.t("handOf", { name: table.holder })),
      h("ul", { class: "cards small", "aria-label": page.t("handOf", { name: table.holder }) }, looked.map((card) => page.cards.lying(card))),
    ],
  );
}
