// What happened between two views: a short list of steps, for motion, for the pace and for the ear.

/** Steps from one view to a later one, in their order. Views may have been left out in between. */
export function happened(before, after) {
  if (!before) return [];
  const old = before.deal;
  const now = after.deal;
  const steps = [];
  if (now && (!old || old.number !== now.number || old.commitment !== now.commitment)) steps.push({ kind: "deal" });
  else if (now?.view && old.view) {
    const lines = told(old, now);
    const ofTricks = lines.filter(({ line }) => line.trick);
    steps.push(...lines.filter(({ line }) => !line.trick), ...played(old.view, now.view), ...ofTricks);
  }
  for (const said of after.chat.slice(fresh(before.chat, after.chat))) steps.push({ kind: "chat", said });
  steps.push(...moved(before.places, after.places));
  if (before.paused !== after.paused) steps.push({ kind: after.paused ? "paused" : "resumed" });
  if (!before.ended && after.ended) steps.push({ kind: "closed" });
  return steps;
}

/** Cards that came to the table, tricks that were made, talon and discard. */
function played(old, now) {
  const steps = [];
  const tricks = now.tricks.length - old.tricks.length;
  if (tricks === 0) {
    now.trick
      .slice(old.trick.length)
      .forEach((card, n) => steps.push(cardStep(now.leader, old.trick.length + n, card)));
  } else {
    const [leader, cards, winner] = now.tricks.at(-1);
    const seen = tricks === 1 ? old.trick.length : 0;
    cards.slice(seen).forEach((card, n) => steps.push(cardStep(leader, seen + n, card)));
    steps.push({ kind: "trick", seat: winner, number: now.tricks.length });
    now.trick.forEach((card, n) => steps.push(cardStep(now.leader, n, card)));
  }
  if (!old.talon && now.talon) steps.push({ kind: "talon" });
  if (old.phase === "discard" && now.phase !== "discard") steps.push({ kind: "discard", seat: old.turn });
  if (old.phase !== "finished" && now.phase === "finished") steps.push({ kind: "end" });
  return steps;
}

const cardStep = (leader, n, card) => ({ kind: "card", seat: (leader + n) % 4, card });

/** New lines of the log. */
function told(old, now) {
  return now.log.slice(old.log.length).map((line) => ({ kind: "line", line }));
}

function fresh(old, now) {
  const last = old.at(-1);
  if (!last) return 0;
  const at = now.findIndex(
    (said) =>
      said.at === last.at && said.place === last.place && said.text === last.text && said.phrase === last.phrase,
  );
  return at < 0 ? 0 : at + 1;
}

/** Who came, went, is away or back. */
function moved(old, now) {
  const steps = [];
  now.forEach((place, n) => {
    const was = old[n];
    if (!was) return;
    if (was.kind !== place.kind || was.name !== place.name)
      steps.push({ kind: place.kind === "person" ? "sat" : "stood", place: n, name: place.name, was: was.name });
    else if (was.away !== place.away) steps.push({ kind: place.away ? "away" : "back", place: n, name: place.name });
  });
  return steps;
}

/** How long a change wants to be looked at (see `DWELL`). */
export function weight(steps) {
  const has = (kind) => steps.some((step) => step.kind === kind);
  if (has("trick")) return "trick";
  if (has("end")) return "end";
  if (has("deal")) return "deal";
  if (has("talon") || has("discard")) return "cards";
  if (has("card")) return "card";
  return has("line") ? "word" : "none";
}
