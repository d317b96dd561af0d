// One thing out of several: each with its worth, what it obliges to, and why it is not possible now. The first tap shows,
// the second says it. Weiter and its like need one tap only.

import { h } from "../common/dom.js";
import { BACK, face } from "./cards.js";
import { why } from "./why.js";

/**
 * `choices`: [{key, name, worth, note, more, action, refusal, link, card}], those without `action` cannot be chosen now;
 * `quick`: [{key, name, action, primary}]; `confirm(choice)`: what the button says.
 */
export function choicePanel(page, { title, hint, choices, quick = [], confirm, layout = "list" }) {
  const chosen = choices.find((choice) => choice.key === page.ui.chosen) ?? null;
  return h(
    "section",
    { key: "choice", class: `slip choice ${layout}`, "aria-labelledby": "slip-title" },
    h("h2", { id: "slip-title", tabindex: -1 }, title),
    hint && h("p", { class: "hint-line" }, hint),
    quick.length > 0 &&
      h(
        "div",
        { class: "quick" },
        quick.map((one) => quickButton(page, one)),
      ),
    h(
      "ul",
      { class: "choices", onkeydown: (event) => move(event) },
      choices.map((choice) => h("li", { key: choice.key }, choiceButton(page, choice, choice === chosen))),
    ),
    h("div", { class: "told", "aria-live": "polite" }, chosen ? told(page, chosen, confirm) : null),
  );
}

function quickButton(page, { key, name, action, primary, refusal }) {
  const waiting = page.store.pending?.mark === key;
  return h(
    "button",
    {
      key,
      type: "button",
      class: `${primary ? "primary" : ""} ${waiting ? "waiting" : ""}`,
      "data-act": key,
      "aria-disabled": action && page.free ? null : "true",
      onclick: () => (action ? page.act(action, key) : refusal && page.say(refusal)),
    },
    name,
  );
}

function choiceButton(page, choice, chosen) {
  const { key, name, worth, card, action } = choice;
  const waiting = page.store.pending?.mark === key;
  return h(
    "button",
    {
      type: "button",
      class: `option ${card === undefined ? "" : "with-card"} ${action ? "" : "barred"} ${waiting ? "waiting" : ""}`,
      "data-act": key,
      "aria-pressed": String(chosen),
      "aria-disabled": action ? null : "true",
      onclick: () => page.choose(chosen ? null : key),
    },
    card !== undefined && face(page, card ?? BACK, { named: false }),
    h("span", { class: "name" }, name),
    worth && h("span", { class: "worth" }, worth),
    !action && h("span", { class: "unseen" }, page.t("notNow")),
  );
}

/** What was chosen: the whole truth about it, and the button that says it, or why it cannot be said. */
function told(page, choice, confirm) {
  const { action, key, refusal, note, more, link } = choice;
  return [
    h(
      "div",
      { key: `about-${key}`, class: "about" },
      h(
        "p",
        { class: "note-line" },
        note,
        link && [" ", h("a", { href: link, target: "_blank", rel: "noopener", class: "why" }, page.t("inRules"))],
      ),
      more && h("p", { class: "more" }, more),
      refusal && why(page, refusal),
    ),
    action &&
      h(
        "button",
        {
          key: `say-${key}`,
          type: "button",
          class: "primary confirm",
          "data-confirm": key,
          "aria-disabled": page.free ? null : "true",
          onclick: () => page.act(action, key),
        },
        confirm(choice),
      ),
  ];
}

/** Arrows go through the choices as they lie on the screen. */
function move(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const all = [...event.currentTarget.querySelectorAll("button.option")];
  const at = all.indexOf(document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  const here = all[at].getBoundingClientRect();
  const rows = event.key === "ArrowDown" || event.key === "ArrowUp";
  const fits = (button) => !rows || Math.abs(button.getBoundingClientRect().left - here.left) < here.width / 2;
  for (let next = at + step; next >= 0 && next < all.length; next += step) {
    if (fits(all[next])) return all[next].focus();
  }
}
