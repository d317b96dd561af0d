// The own hand: as many rows as a finger needs, played or put away by a tap, a drag to the table, or by keys.

import { h } from "../common/dom.js";
import { face, held } from "./cards.js";

const FINGER = 44;

/** How the cards lie: rows of equal length in which each card shows at least a finger's width. */
function layout(count, width, card) {
  const most = Math.max(1, Math.floor((width - card) / FINGER) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const inRow = Math.ceil(count / rows);
  const gap = Math.min(card * 0.12, 8);
  const step = inRow > 1 ? Math.min(card + gap, (width - card) / (inRow - 1)) : card;
  return { rows, inRow, step: Math.max(1, step) };
}

export function handNode(page, seen) {
  const { t } = page;
  if (seen.seat === null) return null;
  const cards = held(seen.d.hand.filter((card) => !(seen.phase === "discard" && page.ui.discard.has(card))));
  const { rows, inRow, step } = layout(cards.length, page.size.width, page.size.card);
  const parts = Array.from({ length: rows }, (_, n) => cards.slice(n * inRow, (n + 1) * inRow));
  const focus = cards.includes(page.ui.focus) ? page.ui.focus : cards[0];
  return h(
    "div",
    {
      key: "hand",
      class: `hand rows${rows}`,
      role: "group",
      "aria-label": t("yourHand", { n: cards.length }),
      "--step": `${step}px`,
      onkeydown: (event) => arrows(event),
    },
    parts.map((row, n) =>
      h(
        "div",
        { key: n, class: "hand-row", "--row": n },
        row.map((card) => cardButton(page, seen, card, card === focus)),
      ),
    ),
  );
}

function cardButton(page, seen, card, focus) {
  const state = stateOf(page, seen, card);
  const name = page.rules.cards[card];
  const note = { barred: page.t("cardBarred"), lifted: page.t("cardLifted"), pending: page.t("cardPending") }[state];
  return h(
    "button",
    {
      key: `c${card}`,
      type: "button",
      class: `card own ${state} ${page.ui.advice?.action[2] === card && seen.phase === "play" ? "advised" : ""}`,
      "data-card": card,
      tabindex: focus ? 0 : -1,
      "aria-label": note ? `${name}, ${note}` : name,
      "aria-disabled": state === "barred" || state === "idle" ? "true" : null,
      onclick: () => page.tapCard(card),
      onfocus: () => (page.ui.focus = card),
      onpointerdown: (event) => page.dragCard(event, card),
    },
    face(page, card, { named: false }),
  );
}

/** idle: not the time for cards; open: may go; barred: may not; lifted: chosen; pending: on its way. */
function stateOf(page, seen, card) {
  if (page.store.pending?.mark === `card:${card}`) return "pending";
  if (page.ui.lifted === card) return "lifted";
  if (!seen.mine) return "idle";
  if (seen.phase === "play") return seen.legal("play").some((action) => action[2] === card) ? "open" : "barred";
  if (seen.phase === "discard") return mayGo(seen.d.choice, card) ? "open" : "barred";
  return "idle";
}

export function mayGo(choice, card) {
  return choice.must.includes(card) || choice.may.includes(card);
}

function arrows(event) {
  const all = [...event.currentTarget.querySelectorAll("button.card")];
  const at = all.indexOf(document.activeElement);
  const row = document.activeElement.closest(".hand-row")?.children.length ?? 0;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row, Home: -at, End: all.length - 1 - at }[
    event.key
  ];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  all[Math.min(all.length - 1, Math.max(0, at + step))].focus();
}

/** Taking a card to the table with finger or mouse; a short movement is a tap. */
export function drag(event, card, { allowed, drop }) {
  if (!allowed || event.button > 0) return;
  const node = event.currentTarget;
  const from = { x: event.clientX, y: event.clientY };
  let moving = false;
  const move = (at) => {
    const [dx, dy] = [at.clientX - from.x, at.clientY - from.y];
    if (!moving && Math.hypot(dx, dy) < 12) return;
    moving = true;
    node.classList.add("dragged");
    node.style.setProperty("--dx", `${dx}px`);
    node.style.setProperty("--dy", `${dy}px`);
  };
  const end = (at) => {
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", end);
    node.removeEventListener("pointercancel", end);
    node.classList.remove("dragged");
    if (!moving) return;
    node.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    setTimeout(() => node.dispatchEvent(new Event("tarock-dropped")), 0);
    if (at.type === "pointerup" && from.y - at.clientY > 60) drop(card, node.getBoundingClientRect());
  };
  node.setPointerCapture(event.pointerId);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
}
