// After the discard: what is announced, and Kontra, Re and Sub item by item. Words are gathered and said together.

import { h } from "../common/dom.js";
import { partLink, why } from "./why.js";

const GAME = "game";

export function announcePanel(page, seen) {
  const { t } = page;
  const gut = seen.may("gut");
  const gathered = [...page.ui.words.values()];
  const words = gathered.map(({ text }) => text).join(", ");
  return h(
    "section",
    { key: "announce", class: "slip announce", "aria-labelledby": "slip-title" },
    h("h2", { id: "slip-title", tabindex: -1 }, t("yourWords")),
    h("ul", { class: "choices" }, offers(page, seen)),
    page.ui.refused && why(page, page.ui.refused),
    h(
      "button",
      {
        type: "button",
        class: "primary confirm",
        "data-act": gathered.length ? "say" : "gut",
        "aria-disabled": page.free && (gathered.length || gut) ? null : "true",
        onclick: () =>
          gathered.length
            ? page.sayAll(gathered.map(({ action }) => action))
            : gut
              ? page.act(gut, "gut")
              : page.refuse(seen.refusal("gut")),
      },
      gathered.length ? t("sayThese", { words }) : t(opening(seen) ? "sayLiege" : "sayGut"),
    ),
  );
}

/** The declarer's first word in a positive game is „Ich liege“. */
function opening(seen) {
  const spoke = seen.d.talk.some(([seat, kind]) => seat === seen.seat && kind === "gut");
  return seen.declares(seen.seat) && !spoke && ["positive", "suit"].includes(seen.contract.kind);
}

/** What can be said: kontras first, then what can be announced, then what cannot, with the reason behind a tap. */
function offers(page, seen) {
  const kontras = seen.legal("kontra").map((action) => offer(page, seen, action));
  const legal = new Map(seen.legal("announce").map((action) => [action[2], action]));
  const known = seen.contract.bonuses.filter((id) => !kontras.some(({ item }) => item === id));
  return [
    ...kontras.map(({ node }) => node),
    ...known.filter((id) => legal.has(id)).map((id) => offer(page, seen, legal.get(id)).node),
    ...known.filter((id) => !legal.has(id)).map((id) => barred(page, seen, id)),
  ];
}

function offer(page, seen, action) {
  const [kind, , item] = action;
  const id = JSON.stringify(action);
  const bonus = page.rules.bonuses[item];
  const { text } = page.speech.offer(seen, action);
  const node = h(
    "li",
    { key: id },
    h(
      "button",
      {
        type: "button",
        class: "option",
        "data-act": action.filter((part) => part !== null).join(":"),
        "aria-pressed": String(page.ui.words.has(id)),
        title: bonus?.gloss ?? seen.contract.gloss,
        onclick: () => page.gather(id, { action, text }),
      },
      h("span", { class: "name" }, text),
      h("span", { class: "worth" }, worth(page, seen, item, kind)),
    ),
  );
  return { item, node };
}

function worth(page, seen, item, kind) {
  if (kind === "kontra" && item === GAME) return seen.contract.worth;
  const bonus = page.rules.bonuses[item];
  return bonus ? (seen.contract.solo ? bonus.solo : bonus.announced) : "";
}

function barred(page, seen, id) {
  const bonus = page.rules.bonuses[id];
  const refusal = seen.refusal(`announce:${id}`);
  return h(
    "li",
    { key: id },
    h(
      "button",
      {
        type: "button",
        class: "option barred",
        "data-act": `announce:${id}`,
        "aria-disabled": "true",
        title: bonus.gloss,
        onclick: () => page.refuse(refusal ?? { why: bonus.gloss, link: partLink(page, bonus) }),
      },
      h("span", { class: "name" }, bonus.name),
      h("span", { class: "unseen" }, page.t("notNow")),
    ),
  );
}
