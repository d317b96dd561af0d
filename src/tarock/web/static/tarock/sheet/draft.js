// A half-tapped game, and the score entry (formats.md) that it becomes. Nothing here settles or judges: the server does.

/** Ends of a game that are words of `result`. */
const RESULTS = ["won", "lost", "given-up", "no-bird"];

export function emptyDraft() {
  return {
    contract: "",
    declarers: [],
    partner: undefined,
    end: "",
    count: { p: "", b: 0 },
    counts: {},
    tricks: {},
    withTricks: false,
    renonceBy: "",
    kontra: 1,
    individual: {},
    bonus: {},
    queen: false,
    noBird: [],
    spritzer: [],
    stichzwang: undefined,
    talon: undefined,
    rest: {},
  };
}

/** The contract of a draft with its place in the rules; undefined before it is chosen. */
export function contractOf(draft, rules) {
  return rules.contracts.find((contract) => contract.id === draft.contract);
}

/** Choose a contract: what cannot stand with it falls, what follows from it is filled in. */
export function choose(draft, contract, seats) {
  const kept = contract.forehand ? [seats[0]] : draft.declarers.slice(0, contract.bei);
  const next = { ...emptyDraft(), contract: contract.id, declarers: kept, rest: draft.rest, noBird: draft.noBird };
  if (contract.called) next.partner = draft.partner;
  if (contract.birds.length === 1)
    next.bonus[contract.birds[0]] = { by: "declarer", announced: true, made: undefined, kontra: 1 };
  return next;
}

/** The names of the declarer's side and of the others; empty where sides are not known yet. */
export function sides(draft, seats) {
  const own = [...draft.declarers, ...(draft.partner ? [draft.partner] : [])];
  return { declarer: own, opponents: seats.filter((name) => !own.includes(name)) };
}

/** What still has to be said before the game is complete, as keys of words. */
export function missing(draft, rules, seats) {
  const contract = contractOf(draft, rules);
  if (!contract) return ["contract"];
  const open = [];
  if (!draft.declarers.length) open.push("declarer");
  if (contract.called && draft.partner === undefined && !alone(draft)) open.push("partner");
  if (draft.end === "renonce" && !draft.renonceBy) open.push("renonceBy");
  if (draft.end !== "renonce") open.push(...missingEnd(draft, contract, seats));
  if (contract.birds.length && draft.end !== "no-bird" && !contract.birds.some((id) => draft.bonus[id]?.announced))
    open.push("birdOf");
  if (Object.values(draft.bonus).some((fact) => undecided(fact, draft))) open.push("bonuses");
  return open;
}

function missingEnd(draft, contract, seats) {
  if (contract.kind === "trischaken") {
    const tricks = draft.withTricks && seats.some((name) => !Number.isInteger(draft.tricks[name]));
    return seats.some((name) => !filled(draft.counts[name])) || tricks ? ["fourCounts"] : [];
  }
  if (draft.declarers.length > 1 || draft.end === "tricks") {
    return draft.declarers.some((name) => !Number.isInteger(draft.tricks[name])) ? ["tricks"] : [];
  }
  if (draft.end === "count") return filled(draft.count) ? [] : ["count"];
  return draft.end ? [] : ["result"];
}

/** Whether the way the game ended leaves nobody beside the declarer. */
function alone(draft) {
  return draft.end === "given-up" || draft.end === "no-bird";
}

function undecided(fact, draft) {
  if (draft.end === "renonce") return !fact.announced && !fact.credited;
  return fact.announced && fact.made === undefined && draft.end !== "given-up";
}

function filled(count) {
  return /^\d{1,2}$/.test(count?.p ?? "");
}

const written = (count) => `${Number(count.p)}/${count.b}`;

/** The score entry of a complete draft. */
export function toEntry(draft, rules, seats) {
  const contract = contractOf(draft, rules);
  const note = draft.rest.note?.trim();
  const entry = { ...(note ? { note } : {}), contract: contract.id };
  const bei = draft.declarers.length > 1;
  entry[bei ? "declarers" : "declarer"] = bei ? draft.declarers : draft.declarers[0];
  if (contract.called && draft.partner && !alone(draft)) entry.partner = draft.partner;
  if (draft.partner === null && contract.alone === "blind" && !alone(draft)) entry.king_in_talon = true;
  Object.assign(entry, endOf(draft, contract, seats, bei));
  if (contract.called && draft.queen) entry.called = "queen";
  if (draft.noBird.length && contract.no_bird_beside) entry.no_bird = draft.noBird;
  const kontra = kontraOf(draft, contract, bei);
  if (Object.keys(kontra).length) entry.kontra = kontra;
  const bonus = bonusesOf(draft, contract);
  if (bonus.length) entry.bonus = bonus;
  return entry;
}

function endOf(draft, contract, seats, bei) {
  if (draft.end === "renonce") return { renonce: { by: draft.renonceBy }, ...optionsOf(draft, contract) };
  if (contract.kind === "trischaken") {
    const counts = Object.fromEntries(seats.map((name) => [name, written(draft.counts[name])]));
    const tricks = Object.fromEntries(seats.map((name) => [name, draft.tricks[name]]));
    return { count: counts, ...(draft.withTricks ? { tricks } : {}), ...optionsOf(draft, contract) };
  }
  if (bei) return { tricks: Object.fromEntries(draft.declarers.map((name) => [name, draft.tricks[name]])) };
  if (draft.end === "tricks") return { tricks: draft.tricks[draft.declarers[0]] };
  if (draft.end === "count") return { count: written(draft.count) };
  return { result: draft.end };
}

function optionsOf(draft, contract) {
  if (contract.kind !== "trischaken") return {};
  return {
    ...(draft.spritzer.length ? { spritzer: draft.spritzer } : {}),
    ...(draft.stichzwang === undefined ? {} : { stichzwang: draft.stichzwang }),
    ...(draft.talon === undefined ? {} : { talon: draft.talon }),
  };
}

function kontraOf(draft, contract, bei) {
  if (alone(draft) || contract.kontra === "none") return {};
  if (contract.kontra === "party") return draft.kontra > 1 ? { game: draft.kontra } : {};
  const kontra = {};
  for (const [name, whom] of Object.entries(draft.individual)) {
    const said = Object.entries(whom).filter(
      ([declarer, level]) => level > 1 && draft.declarers.includes(declarer) && declarer !== name,
    );
    if (said.length) kontra[name] = bei ? Object.fromEntries(said) : said[0][1];
  }
  return kontra;
}

function bonusesOf(draft, contract) {
  const rows = [];
  for (const id of contract.bonuses) {
    const fact = draft.bonus[id];
    if (!fact || draft.end === "no-bird" || (draft.end === "given-up" && !contract.birds.includes(id))) continue;
    const row = { name: id, by: fact.by };
    if (fact.announced) row.announced = true;
    if (draft.end === "given-up") row.made = false;
    else if (draft.end === "renonce") Object.assign(row, fact.announced ? {} : { credited: fact.credited });
    else if (fact.made === false) row.made = false;
    if (fact.announced && fact.kontra > 1 && !alone(draft)) row.kontra = fact.kontra;
    rows.push(row);
  }
  return rows;
}

/** The draft of an entry that stands in the list, for correcting it. */
export function fromEntry(entry, rules) {
  const draft = { ...emptyDraft(), contract: entry.contract ?? "" };
  const contract = contractOf(draft, rules);
  draft.declarers = entry.declarers ?? (entry.declarer ? [entry.declarer] : []);
  draft.end = entry.renonce ? "renonce" : RESULTS.includes(entry.result) ? entry.result : "";
  draft.renonceBy = entry.renonce?.by ?? "";
  draft.partner = entry.partner ?? (contract?.called && !alone(draft) ? null : undefined);
  readCounts(draft, entry, contract);
  for (const fact of entry.bonus ?? []) {
    const made = fact.announced ? fact.made !== false : fact.made;
    draft.bonus[fact.name] = {
      by: fact.by,
      announced: Boolean(fact.announced),
      made,
      kontra: fact.kontra ?? 1,
      credited: fact.credited,
    };
  }
  for (const [name, value] of Object.entries(entry.kontra ?? {})) {
    if (name === "game") draft.kontra = value;
    else draft.individual[name] = typeof value === "object" ? { ...value } : { [draft.declarers[0]]: value };
  }
  draft.queen = entry.called === "queen";
  draft.noBird = entry.no_bird ?? [];
  draft.spritzer = entry.spritzer ?? [];
  draft.stichzwang = entry.stichzwang;
  draft.talon = entry.talon;
  if (entry.note !== undefined) draft.rest = { note: entry.note };
  return draft;
}

function readCounts(draft, entry, contract) {
  const read = (text) => ({ p: text.split("/")[0], b: Number(text.split("/")[1] ?? 0) });
  if (contract?.kind === "trischaken") {
    draft.declarers = draft.declarers.length ? draft.declarers : [];
    draft.counts = Object.fromEntries(Object.entries(entry.count ?? {}).map(([name, text]) => [name, read(text)]));
    draft.tricks = { ...entry.tricks };
    draft.withTricks = Boolean(entry.tricks);
    return;
  }
  if (typeof entry.count === "string") {
    draft.count = read(entry.count);
    draft.end = "count";
  }
  if (entry.tricks !== undefined) {
    draft.tricks = typeof entry.tricks === "object" ? { ...entry.tricks } : { [draft.declarers[0]]: entry.tricks };
    draft.end = "tricks";
  }
}

/** One line for people: “Pagatrufer, Anna mit Cilli, gewonnen, Trull”. */
export function describe(entry, rules, t) {
  const contract = rules.contracts.find((one) => one.id === entry.contract);
  const parts = [contract?.name ?? entry.contract ?? "?"];
  const who = (entry.declarers ?? [entry.declarer]).filter(Boolean).join(", ");
  if (contract?.kind !== "trischaken" && who) parts.push(entry.partner ? t("with", { a: who, b: entry.partner }) : who);
  if (entry.renonce) parts.push(t("byRenonce", { name: entry.renonce.by }));
  const result = { won: "won", lost: "lost", "given-up": "givenUp", "no-bird": "noBird" }[entry.result];
  if (result) parts.push(t(result));
  if (typeof entry.count === "string") parts.push(entry.count);
  else if (entry.count)
    parts.push(
      Object.entries(entry.count)
        .map(([name, count]) => `${name} ${count}`)
        .join(", "),
    );
  const kontra = Math.max(1, entry.kontra?.game ?? 1);
  if (kontra > 1) parts.push(levelName(rules, kontra));
  for (const fact of entry.bonus ?? []) {
    const name = rules.bonuses.find((one) => one.id === fact.name)?.name ?? fact.name;
    const level = fact.kontra > 1 ? ` ${levelName(rules, fact.kontra)}` : "";
    parts.push(
      `${name}${fact.announced ? ` ${t("announced")}` : ""}${fact.made === false ? ` ${t("bonusLost")}` : ""}${level}`,
    );
  }
  return parts.join(" · ");
}

/** “Kontra”, “Re”, “Sub”. */
export function levelName(rules, value) {
  return rules.levels.find((level) => level.value === value)?.name ?? `×${value}`;
}
