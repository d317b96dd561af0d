// Trischaken in the entry form: points of all four counted down to 70, tricks on request, options and Spritzer.

import { contractOf } from "./draft.js";
import { h } from "../common/dom.js";
import { choice, group, several, steps } from "./fields.js";
import { pointsField } from "./entry-parts.js";

const PACK = 210;
const TRICKS = 12;

const thirds = (count) => (/^\d{1,2}$/.test(count?.p ?? "") ? 3 * Number(count.p) + count.b : null);
const text = (value) => `${Math.floor(value / 3)}/${value % 3}`;

/** The points of all four. */
export function countsPart(form) {
  const { draft, t, names: seats } = form;
  if (contractOf(draft, form.rules).kind !== "trischaken" || draft.end === "renonce") return null;
  const said = seats.map((name) => thirds(draft.counts[name]));
  const left = PACK - said.reduce((sum, one) => sum + (one ?? 0), 0);
  const openOnes = seats.filter((_, seat) => said[seat] === null);
  return group(
    "counts",
    t("fourCounts"),
    form.found("count", "tricks"),
    seats.map((name) =>
      h(
        "div",
        { key: name, class: "line" },
        h("span", { class: "label" }, name),
        openOnes.length === 1 && openOnes[0] === name && left >= 0
          ? h(
              "button",
              {
                key: "rest",
                type: "button",
                class: "rest",
                onclick: () => put(form, name, { p: String(Math.floor(left / 3)), b: left % 3 }),
              },
              `${t("rest")} ${text(left)}`,
            )
          : null,
        pointsField(`count-${name}`, t("countOf", { name }), draft.counts[name], (count) => put(form, name, count), t),
        draft.withTricks &&
          steps(`tricks-${name}`, t("tricksOf", { name }), draft.tricks[name], TRICKS, (n) =>
            form.set({ tricks: { ...draft.tricks, [name]: n } }),
          ),
      ),
    ),
    h(
      "p",
      { key: "left", class: left < 0 ? "left over" : "left", "aria-live": "polite" },
      leftText(left, t),
      draft.withTricks && ` · ${leftTricks(form)}`,
    ),
    several(
      "with-tricks",
      [{ value: "yes", label: t("tricksToo") }],
      draft.withTricks ? ["yes"] : [],
      (some) => form.set({ withTricks: some.length > 0 }),
      { label: t("tricks") },
    ),
  );
}

function put(form, name, count) {
  form.set({ counts: { ...form.draft.counts, [name]: count } });
}

function leftText(left, t) {
  if (left === 0) return t("restNone");
  return left > 0 ? t("restLeft", { count: text(left) }) : t("restOver", { count: text(-left) });
}

function leftTricks(form) {
  const sum = form.seats.reduce((all, name) => all + (form.draft.tricks[name] ?? 0), 0);
  return form.t("restTricks", { n: TRICKS - sum });
}

/** What the rule set lets Vorhand choose, and who spritzt. */
export function optionsPart(form) {
  const { draft, t, names: seats, rules } = form;
  if (contractOf(draft, rules).kind !== "trischaken") return null;
  const { stichzwang, talon, spritzer } = rules.trischaken;
  const names = seats.map((name) => ({ value: name, label: name }));
  return [
    spritzer &&
      group(
        "spritzer",
        t("spritzer"),
        form.found("spritzer"),
        several("spritzer", names, draft.spritzer, (some) => form.set({ spritzer: some }), { look: "chips names" }),
      ),
    stichzwang.length > 1 &&
      group(
        "stichzwang",
        t("stichzwang"),
        form.found("stichzwang"),
        choice(
          "stichzwang",
          stichzwang.map((value) => ({ value, label: t(value ? "withStichzwang" : "withoutStichzwang") })),
          draft.stichzwang ?? stichzwang[0],
          (value) => form.set({ stichzwang: value }),
        ),
      ),
    talon.length > 1 &&
      group(
        "talon",
        t("talon"),
        form.found("talon"),
        choice(
          "talon",
          talon.map(({ value, name }) => ({ value, label: name })),
          draft.talon ?? talon[0].value,
          (value) => form.set({ talon: value }),
        ),
      ),
  ];
}
