// Motion that explains: a card comes from whoever plays it, a trick goes to whoever has it, the hand is dealt. Nothing moves
// where the device or the person wants it still, and nothing waits for it.

import { moves } from "./settings.js";

const PLAY = 260;
const SWEEP = 320;
const DEAL = 220;
const EASE = "cubic-bezier(.2,.7,.3,1)";

const centre = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Where things are before the page changes, so that they can be seen to go from there. */
export function remember(root) {
  const places = new Map();
  for (const node of root.querySelectorAll(".hand [data-card]"))
    places.set(`c${node.dataset.card}`, node.getBoundingClientRect());
  const ghosts = [...root.querySelectorAll(".trick.taken .laid > .card")].map((node) => ({
    node: node.cloneNode(true),
    box: node.getBoundingClientRect(),
  }));
  return { places, ghosts };
}

/** Move what the steps tell of, from where it was to where it is now. */
export function move(root, before, steps, { settings, seatNode }) {
  if (!moves(settings)) return;
  const led = steps.some((step) => step.kind === "card") && before.ghosts.length && !root.querySelector(".trick.taken");
  if (led) sweep(root, before.ghosts, seatNode);
  for (const step of steps) {
    if (step.kind === "card") played(root, before, step, seatNode);
    else if (step.kind === "trick") wins(root);
    else if (step.kind === "deal") dealt(root);
  }
}

function played(root, before, { seat, card }, seatNode) {
  const node = root.querySelector(`.trick [data-card="${card}"]`);
  if (!node) return;
  const to = node.getBoundingClientRect();
  const from = before.places.get(`c${card}`) ?? seatNode(seat)?.getBoundingClientRect();
  if (!from) return;
  const [a, b] = [centre(from), centre(to)];
  const scale = Math.max(0.4, Math.min(1.4, from.width / to.width));
  const start = `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${before.places.has(`c${card}`) ? scale : 0.5})`;
  node.animate([{ transform: start, opacity: 0.4 }, { opacity: 1, offset: 0.3 }, {}], {
    duration: PLAY,
    easing: EASE,
    composite: "replace",
  });
}

function wins(root) {
  const node = root.querySelector(".trick.taken .won");
  node?.animate([{ scale: 1 }, { scale: 1.07 }, { scale: 1 }], { duration: 360, delay: PLAY });
}

/** The trick goes to its winner: copies of its cards fly off while the next one is led. */
function sweep(root, ghosts, seatNode) {
  const won = ghosts.find(({ node }) => node.classList.contains("won"));
  const target = won && seatNode(Number(won.node.dataset.seat))?.getBoundingClientRect();
  if (!target) return;
  const to = centre(target);
  for (const { node, box } of ghosts) {
    node.className = "card ghost";
    node.setAttribute("aria-hidden", "true");
    for (const [name, value] of Object.entries({ left: box.left, top: box.top, width: box.width }))
      node.style.setProperty(name, `${value}px`);
    root.append(node);
    const at = centre(box);
    const flown = node.animate(
      [{}, { transform: `translate(${to.x - at.x}px, ${to.y - at.y}px) scale(.3)`, opacity: 0.2 }],
      { duration: SWEEP, easing: "ease-in" },
    );
    flown.finished.catch(() => undefined).then(() => node.remove());
  }
}

/** The hand comes in, card by card, within less than half a second. */
function dealt(root) {
  const cards = [...root.querySelectorAll(".hand [data-card]")];
  const from = root.querySelector(".felt")?.getBoundingClientRect();
  if (!from) return;
  const at = centre(from);
  cards.forEach((node, n) => {
    const here = centre(node.getBoundingClientRect());
    const start = `translate(${at.x - here.x}px, ${at.y - here.y}px) scale(.6)`;
    node.animate([{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.4 }, {}], {
      duration: DEAL,
      delay: n * 16,
      easing: EASE,
      fill: "backwards",
    });
  });
}
