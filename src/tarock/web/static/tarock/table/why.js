// Reasons: a sentence of the engine with the clause it rests on, and where the table's own rulebook says it.

import { h } from "../common/dom.js";

/** The first address in the rulebook for a clause such as "MV-13, MV-14"; null where the book has no such mark. */
function clauseLink(page, clause = "") {
  const mark = clause.split(/,\s*/).find((part) => page.rules.marks.has(part));
  return page.data.rulebook && mark ? `${page.data.rulebook}#${mark}` : null;
}

/** Where the rulebook speaks of a game or premium. */
export function partLink(page, part) {
  return page.data.rulebook && part?.anchor ? `${page.data.rulebook}#${part.anchor}` : null;
}

/** A clause as it is cited, linked where the rulebook has it. "ALLG" is said in words. */
export function clauseNode(page, clause) {
  if (!clause) return null;
  const shown = clause === "ALLG" ? page.t("generalRule") : clause;
  const address = clauseLink(page, clause);
  return address
    ? h("a", { class: "clause", href: address, target: "_blank", rel: "noopener" }, shown)
    : h("span", { class: "clause" }, shown);
}

/** `{why, clause}` as a sentence. Seats in it are called by their players' names. */
export function why(page, { why: sentence, text, clause }) {
  return h("p", { class: "reason" }, page.named(sentence ?? text), " ", clauseNode(page, clause));
}
