// For the ear: each thing that happened as one short sentence in a live region. For the eye: the last word of each seat.

import { spoken } from "./chat.js";
import { amount } from "./words.js";

/** The sentences of some steps, in order. */
export function sentences(page, steps) {
  const found = [];
  for (const step of steps) {
    const text = sentence(page, step);
    if (text) found.push(text);
  }
  return found;
}

function sentence(page, step) {
  const { t, seen } = page;
  switch (step.kind) {
    case "deal":
      return [
        t("newDeal", { n: page.view.deal.number }),
        seen.seat === null ? "" : t("handIs", { cards: page.handText() }),
      ].join(" ");
    case "card":
      return t("played", { name: seen.name(step.seat), card: page.rules.cards[step.card] });
    case "line":
      return [
        step.line.text,
        step.line.why ?? "",
        (step.line.cards ?? []).map((card) => page.rules.cards[card]).join(", "),
      ]
        .filter(Boolean)
        .join(" ");
    case "talon":
      return t("talonIs", { a: cards(page, seen.d.talon[0]), b: cards(page, seen.d.talon[1]) });
    case "end":
      return result(page);
    case "chat":
      return `${page.view.places[step.said.place]?.name ?? t("somebody")}: ${spoken(page, step.said)}`;
    case "sat":
    case "stood":
    case "away":
    case "back":
      return t(`did-${step.kind}`, { name: step.name, was: step.was });
    case "paused":
    case "resumed":
    case "closed":
      return t(`did-${step.kind}`);
    default:
      return "";
  }
}

/** Who gets and who pays, as the settlement has it. */
function result(page) {
  const { deal, places } = page.view;
  if (!deal.result) return "";
  const sums = deal.result.points.map((value, place) => `${places[place].name} ${amount(value)}`);
  return `${page.t("settlement")}: ${sums.join(", ")}.`;
}

const cards = (page, numbers) => numbers.map((card) => page.rules.cards[card]).join(", ");

/** The last word of a seat in the auction and in the announcements, for the bubble at its plate. */
export function lastWord(seen, seat) {
  if (!["auction", "announcing", "spritzer", "birds"].includes(seen.phase)) return null;
  const lines = seen.deal.log;
  for (let n = lines.length - 1; n >= 0; n -= 1) {
    const line = lines[n];
    if (line.kind === "auction-ended") return null; // what was said before belongs to what is over
    if (line.seat !== seat || !SPOKEN.includes(line.kind)) continue;
    return { key: `${n}`, text: line.text.replace(`${seen.name(seat)}: `, "") };
  }
  return null;
}

const SPOKEN = ["word", "bid-item", "announced", "kontra", "gut", "spritz", "bird"];

/** A live region that reads short sentences one after the other and never repeats itself. */
export class Voice {
  constructor(node) {
    this.node = node;
  }

  say(texts) {
    if (!texts.length) return;
    const line = document.createElement("p");
    line.textContent = texts.join(" ");
    this.node.append(line);
    while (this.node.children.length > 6) this.node.firstChild.remove();
  }
}
