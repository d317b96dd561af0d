// The parts of the entry form that every game has: which contract, who, with whom, how it ended.

import { choose, contractOf } from "./draft.js";
import { h } from "../common/dom.js";
import { choice, group, several, steps } from "./fields.js";

/** The games of the set; once one is chosen, only that one, with the way back. */
export function contractPart(form) {
  const { draft, rules, t } = form;
  const chosen = contractOf(draft, rules);
  if (chosen && !form.choosing) {
    return h(
      "fieldset",
      { key: "contract", "data-part": "contract", class: "chosen" },
      h("legend", null, t("contract")),
      h(
        "button",
        { type: "button", class: "picked", onclick: () => form.chooseAgain() },
        h("strong", null, chosen.name),
        h("small", null, t("change")),
      ),
      form.problems("contract"),
    );
  }
  const options = rules.contracts.map((contract) => ({ value: contract.id, label: contract.name }));
  return group(
    "contract",
    t("contract"),
    form.found("contract"),
    choice(
      "contract",
      options,
      draft.contract,
      (id) => {
        const contract = rules.contracts.find((one) => one.id === id);
        form.choosing = false;
        form.set(
          id === draft.contract
            ? {}
            : { ...choose(draft, contract, form.seats), end: draft.end === "renonce" ? "renonce" : "" },
        );
      },
      { look: "chips three" },
    ),
  );
}

/** Who plays: one, or several in a Bei. A game of Vorhand's alone needs no tap. */
export function declarerPart(form) {
  const { draft, t, seats, names: four } = form;
  const contract = contractOf(draft, form.rules);
  if (contract.forehand_only) {
    if (contract.kind === "trischaken") return null;
    return h(
      "p",
      { key: "declarer", class: "given" },
      t("onlyForehand", { name: seats[0] }),
      form.problems("declarer", "declarers"),
    );
  }
  // Handed on, Vorhand is the next seat.
  const able = contract.forehand ? four.filter((name) => seats.indexOf(name) < 2) : four;
  const names = able.map((name) => ({ value: name, label: name }));
  const problems = form.found("declarer", "declarers");
  const pick = (declarers) =>
    form.set({ declarers, partner: declarers.includes(draft.partner) ? undefined : draft.partner });
  if (contract.bei > 1) {
    const most = names.map((one) => ({
      ...one,
      off: draft.declarers.length >= contract.bei && !draft.declarers.includes(one.value),
    }));
    return group(
      "declarer",
      t("declarers"),
      problems,
      several("declarer", most, draft.declarers, (some) => pick(seats.filter((name) => some.includes(name))), {
        look: "chips names",
      }),
    );
  }
  return group(
    "declarer",
    t(contract.forehand ? "whoForehand" : "declarer"),
    problems,
    choice("declarer", names, draft.declarers[0], (name) => pick([name]), { look: "chips names" }),
  );
}

/** Whose king was called; or nobody's, because it lay. */
export function partnerPart(form) {
  const { draft, t, names } = form;
  const contract = contractOf(draft, form.rules);
  if (!contract.called || !draft.declarers.length || draft.end === "given-up" || draft.end === "no-bird") return null;
  const options = names.filter((name) => name !== draft.declarers[0]).map((name) => ({ value: name, label: name }));
  if (contract.alone)
    options.push({ value: null, label: t("alone"), hint: t("kingLay"), says: `${t("alone")}, ${t("kingLay")}` });
  return group(
    "partner",
    t("partner"),
    form.found("partner", "king_in_talon"),
    choice("partner", options, draft.partner, (partner) => form.set({ partner }), { look: "chips names" }),
  );
}

/** Won, lost, by points or tricks, given up, without a bird, Renonce. */
export function endPart(form) {
  const { draft, t } = form;
  const contract = contractOf(draft, form.rules);
  const bei = draft.declarers.length > 1;
  const options = [];
  if (contract.kind === "trischaken") options.push({ value: "", label: t("fourCounts") });
  else if (bei) options.push({ value: "", label: t("byTricks") });
  else {
    options.push({ value: "won", label: t("won") }, { value: "lost", label: t("lost") });
    if (contract.give_up) options.push({ value: "given-up", label: t("givenUp") });
    if (contract.birds.length) options.push({ value: "no-bird", label: t("noBird") });
    options.push(
      contract.kind === "negative"
        ? { value: "tricks", label: t("byTricks") }
        : { value: "count", label: t("byCount") },
    );
  }
  options.push({ value: "renonce", label: t("renonce") });
  const chosen = bei && draft.end !== "renonce" ? "" : draft.end;
  return group(
    "result",
    t("result"),
    form.found("result"),
    choice("result", options, chosen, (end) => form.set({ end }), { look: "chips ends" }),
    draft.end === "count" && countField(form),
    (draft.end === "tricks" || bei) && draft.end !== "renonce" && tricksFields(form),
    draft.end === "renonce" && renonceField(form),
  );
}

function countField(form) {
  const { draft, t, rules } = form;
  return h(
    "div",
    { class: "sub" },
    h("span", { class: "label" }, `${t("count")} (${rules.win_limit})`),
    pointsField("count", t("count"), draft.count, (count) => form.set({ count }), t),
    form.problems("count"),
  );
}

/** Points typed, Blatt tapped: a phone's number keys have no stroke for “35/2”. */
export function pointsField(key, label, count, onchange, t) {
  const { p = "", b = 0 } = count ?? {};
  return h(
    "div",
    { key, class: "points" },
    h("input", {
      type: "text",
      inputmode: "numeric",
      pattern: "[0-9]*",
      maxlength: 2,
      autocomplete: "off",
      "aria-label": label,
      value: p,
      oninput: (event) => onchange({ p: event.target.value.trim(), b }),
    }),
    choice(
      `${key}-b`,
      [0, 1, 2].map((value) => ({ value, label: `/${value}`, says: `${value} ${t("blatt")}` })),
      b,
      (value) => onchange({ p, b: value }),
      {
        look: "segments",
        label: `${label}, ${t("blatt")}`,
      },
    ),
  );
}

function tricksFields(form) {
  const { draft, t } = form;
  return h(
    "div",
    { class: "sub" },
    draft.declarers.map((name) =>
      h(
        "div",
        { key: name, class: "line" },
        h("span", { class: "label" }, t("tricksOf", { name })),
        steps(`tricks-${name}`, t("tricksOf", { name }), draft.tricks[name], 12, (n) =>
          form.set({ tricks: { ...draft.tricks, [name]: n } }),
        ),
      ),
    ),
    form.problems("tricks"),
  );
}

function renonceField(form) {
  const { draft, t, names } = form;
  return h(
    "div",
    { class: "sub" },
    h("span", { class: "label" }, t("renonceBy")),
    choice(
      "renonce-by",
      names.map((name) => ({ value: name, label: name })),
      draft.renonceBy,
      (renonceBy) => form.set({ renonceBy }),
      { look: "chips names", label: t("renonceBy") },
    ),
    form.problems("renonce"),
    h(
      "label",
      { class: "note-field" },
      h("span", null, t("renonceNote")),
      h("input", {
        name: "note",
        maxlength: 300,
        autocomplete: "off",
        value: draft.rest.note ?? "",
        oninput: (event) => {
          const note = event.target.value;
          form.set({ rest: note ? { note } : {} });
        },
      }),
    ),
    form.problems("note"),
  );
}
