// Premiums and kontras in the entry form: silent or announced, by whom, made or lost, kontra where something was announced.

import { contractOf, sides } from "./draft.js";
import { h } from "../common/dom.js";
import { choice, group, several } from "./fields.js";

/** All premiums that count in the chosen game; those of a bird game's birds come first. */
export function bonusesPart(form) {
  const { draft, t, rules } = form;
  const contract = contractOf(draft, rules);
  if (!contract.bonuses.length || draft.end === "no-bird") return null;
  const order = [...contract.birds, ...contract.bonuses.filter((id) => !contract.birds.includes(id))];
  const shown = draft.end === "given-up" ? contract.birds : order;
  if (!shown.length) return null;
  const rows = shown.map((id) =>
    bonusRow(
      form,
      contract,
      rules.bonuses.find((bonus) => bonus.id === id),
    ),
  );
  const title = draft.end === "given-up" ? t("birdOf") : t("bonuses");
  return group("bonuses", title, form.found("bonus"), h("div", { class: "bonuses" }, rows));
}

function bonusRow(form, contract, bonus) {
  const { draft, t } = form;
  const fact = draft.bonus[bonus.id];
  const must = contract.birds.length === 1 && contract.birds[0] === bonus.id;
  const how = !fact ? "none" : fact.announced ? "announced" : "silent";
  const options = [
    { value: "none", label: t("none"), says: `${bonus.name}: ${t("noneLong")}` },
    bonus.silent && {
      value: "silent",
      label: t("silent"),
      says: `${bonus.name} ${t("silent")}`,
      off: draft.end === "given-up" || (draft.end === "renonce" && !bonus.credit),
    },
    bonus.announced && { value: "announced", label: t("announced"), says: `${bonus.name} ${t("announced")}` },
  ].filter(Boolean);
  const put = (fields) =>
    form.set({
      bonus: fields ? { ...draft.bonus, [bonus.id]: { ...fact, ...fields } } : without(draft.bonus, bonus.id),
    });
  return h(
    "div",
    { key: bonus.id, class: fact ? "bonus on" : "bonus", "data-bonus": bonus.id },
    h(
      "div",
      { class: "line" },
      h("span", { class: "label", title: bonus.gloss }, bonus.name),
      must
        ? h("span", { class: "must" }, t("announced"))
        : choice(`bonus-${bonus.id}`, options, how, (value) => put(begin(value, fact)), {
            look: "segments",
            label: bonus.name,
          }),
    ),
    fact && draft.end !== "given-up" && details(form, contract, bonus, fact, put),
    form.problemsOfBonus(bonus.id),
  );
}

function begin(how, fact) {
  if (how === "none") return null;
  const announced = how === "announced";
  if (fact?.announced === announced) return {};
  return { by: fact?.by ?? "declarer", announced, made: announced ? undefined : true, kontra: 1, credited: undefined };
}

function without(all, id) {
  const { [id]: gone, ...left } = all;
  return left;
}

function details(form, contract, bonus, fact, put) {
  const { draft, t, names: seats, rules } = form;
  const parties = sides(draft, seats);
  const bird = contract.birds.includes(bonus.id) && contract.birds.length === 1;
  const renonce = draft.end === "renonce";
  const lose = !renonce && (fact.announced || bonus.silent_lost);
  return h(
    "div",
    { class: "details" },
    bonus.sides.length > 1 &&
      !bird &&
      choice(
        `by-${bonus.id}`,
        bonus.sides.map((side) => ({ value: side, label: parties[side].join(" + ") || t("declarer") })),
        fact.by,
        (by) => put({ by, credited: undefined }),
        { look: "segments wide", label: `${bonus.name}: ${t("side")}` },
      ),
    lose &&
      choice(
        `made-${bonus.id}`,
        [
          { value: true, label: t("made"), says: `${bonus.name} ${t("made")}` },
          { value: false, label: t("bonusLost"), says: `${bonus.name} ${t("bonusLost")}` },
        ],
        fact.made,
        (made) => put({ made }),
        { look: "segments wide result", label: bonus.name },
      ),
    renonce &&
      !fact.announced &&
      h(
        "div",
        { class: "sub" },
        h("span", { class: "label" }, t("credited")),
        choice(
          `credited-${bonus.id}`,
          parties[fact.by].filter((name) => name !== draft.renonceBy).map((name) => ({ value: name, label: name })),
          fact.credited,
          (credited) => put({ credited }),
          { look: "segments wide", label: t("credited") },
        ),
      ),
    fact.announced &&
      contract.kontra === "party" &&
      levels(
        form,
        `kontra-${bonus.id}`,
        fact.kontra,
        (kontra) => put({ kontra }),
        t("kontraBonus", { name: bonus.name }),
        rules,
      ),
  );
}

function levels(form, name, level, onchoose, label, rules) {
  const options = [
    { value: 1, label: form.t("noKontra"), says: `${label}: ${form.t("noKontra")}` },
    ...rules.levels.map(({ value, name: text }) => ({ value, label: text, says: `${label}: ${text}` })),
  ];
  return choice(name, options, level, onchoose, { look: "segments wide", label });
}

/** Kontra on the game itself: one for all, or each opponent's own. */
export function kontraPart(form) {
  const { draft, t, names: seats, rules } = form;
  const contract = contractOf(draft, rules);
  if (contract.kontra === "none" || draft.end === "given-up" || draft.end === "no-bird") return null;
  if (contract.kontra === "party") {
    return group(
      "kontra",
      t("kontra"),
      form.found("kontra"),
      levels(form, "kontra", draft.kontra, (kontra) => form.set({ kontra }), t("kontra"), rules),
    );
  }
  if (!draft.declarers.length) return null;
  const bei = draft.declarers.length > 1;
  const against = (declarer) =>
    seats.filter((name) => name !== declarer && (rules.bei_against_all || !draft.declarers.includes(name)));
  const lines = draft.declarers.flatMap((declarer) => against(declarer).map((name) => ({ name, declarer })));
  const put = (name, declarer, level) =>
    form.set({ individual: { ...draft.individual, [name]: { ...draft.individual[name], [declarer]: level } } });
  return group(
    "kontra",
    t("kontraBy"),
    form.found("kontra"),
    lines.map(({ name, declarer }) => {
      const label = bei ? t("kontraAgainst", { name, whom: declarer }) : name;
      return h(
        "div",
        { key: `${name}-${declarer}`, class: "line" },
        h("span", { class: "label" }, label),
        levels(
          form,
          `kontra-${name}-${declarer}`,
          draft.individual[name]?.[declarer] ?? 1,
          (level) => put(name, declarer, level),
          `${t("kontra")} ${label}`,
          rules,
        ),
      );
    }),
  );
}

/** Rare things: a queen was called, somebody was overbid on a Besserrufer without a bird. */
export function rarePart(form) {
  const { draft, t, names: seats, rules } = form;
  const contract = contractOf(draft, rules);
  const queen = contract.called && rules.queen;
  const beside = contract.no_bird_beside;
  if (!queen && !beside) return null;
  const said = draft.queen || draft.noBird.length > 0;
  return h(
    "details",
    {
      key: "more",
      class: "more",
      open: form.moreOpen || said,
      ontoggle: (event) => (form.moreOpen = event.target.open),
    },
    h("summary", null, t("more")),
    queen &&
      several(
        "queen",
        [{ value: "queen", label: t("queen") }],
        draft.queen ? ["queen"] : [],
        (some) => form.set({ queen: some.length > 0 }),
        { label: t("more") },
      ),
    form.problems("called"),
    beside &&
      group(
        "no_bird",
        t("noBirdBeside"),
        form.found("no_bird"),
        several(
          "no_bird",
          seats
            .filter((name) => !(contract.birds.length && draft.declarers.includes(name)))
            .map((name) => ({ value: name, label: name })),
          draft.noBird,
          (some) => form.set({ noBird: some }),
          { look: "chips names" },
        ),
      ),
  );
}
