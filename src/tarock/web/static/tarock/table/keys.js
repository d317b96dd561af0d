// Keys of the whole page (the list of them stands in the menu). None where something is being typed.

export function listenKeys(page) {
  addEventListener("pointerdown", () => (page.byKeys = false), { capture: true });
  addEventListener(
    "keydown",
    (event) => {
      page.byKeys = true;
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, textarea, select")) return;
      const known = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!known || !page.view) return;
      if (page.querySelector("dialog[open]") && event.key !== "?") return;
      event.preventDefault();
      known(page);
    },
    { capture: false },
  );
}

const KEYS = {
  k: (page) => page.querySelector('.hand [tabindex="0"]')?.focus(),
  e: (page) => page.toDecision(),
  s: (page) => page.voice.say([...(page.view.deal?.said ?? []), trickText(page)].filter(Boolean)),
  b: (page) => page.seen.seat !== null && page.voice.say([page.t("handIs", { cards: page.handText() })]),
  v: (page) => page.view.config.hints && page.seen.mine && page.hint(),
  l: (page) => page.open("list"),
  g: (page) => page.open("chat"),
  m: (page) => page.open("menu"),
  "?": (page) => page.open("keys"),
};

function trickText(page) {
  const { seen } = page;
  const trick = seen.trick;
  if (!trick) return "";
  return trick.cards
    .map((card, n) => page.t("played", { name: seen.name((trick.leader + n) % 4), card: page.rules.cards[card] }))
    .join(" ");
}
