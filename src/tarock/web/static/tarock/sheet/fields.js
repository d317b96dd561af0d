// The few controls of the forms: chips to tap (real radio buttons and check boxes inside), and steps up and down.

import { h } from "../common/dom.js";

/** A group with its question. `problems` stand right below it. */
export function group(key, title, problems, ...children) {
  return h("fieldset", { key, "data-part": key }, h("legend", null, title), ...children, complaints(problems));
}

/** Problems of one place, with their clause. */
export function complaints(problems) {
  if (!problems?.length) return null;
  return h(
    "ul",
    { class: "complaints", role: "alert" },
    problems.map((problem) =>
      h("li", null, problem.why, problem.clause && problem.clause !== "ALLG" && [" ", h("cite", null, problem.clause)]),
    ),
  );
}

/**
 * One of several. `options`: {value, label, hint?, off?}; `off` says why one cannot be chosen.
 * `look` is a class; `label` names the group where no legend does.
 */
export function choice(name, options, chosen, onchoose, { look = "chips", label = null } = {}) {
  return h(
    "div",
    { class: look, role: "radiogroup", "aria-label": label },
    options.map(({ value, label: text, hint, off, says }) =>
      h(
        "label",
        { key: `${name}-${value}`, class: "chip", title: off ?? hint ?? null },
        h("input", {
          type: "radio",
          name,
          value: String(value),
          checked: value === chosen,
          disabled: Boolean(off),
          "aria-label": says ?? null,
          onchange: () => onchoose(value),
          // A second tap on what is chosen tells the form to go on.
          onclick: () => value === chosen && onchoose(value),
        }),
        h("span", null, text, hint && h("small", null, hint)),
      ),
    ),
  );
}

/** Any of several. */
export function several(name, options, chosen, onchange, { look = "chips", label = null } = {}) {
  return h(
    "div",
    { class: look, role: "group", "aria-label": label },
    options.map(({ value, label: text, off }) =>
      h(
        "label",
        { key: `${name}-${value}`, class: "chip" },
        h("input", {
          type: "checkbox",
          name,
          value: String(value),
          checked: chosen.includes(value),
          disabled: Boolean(off),
          onchange: (event) =>
            onchange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value)),
        }),
        h("span", null, text),
      ),
    ),
  );
}

/** A small whole number, typed or stepped. `value` undefined: nothing said yet. */
export function steps(key, label, value, most, onchange) {
  const to = (number) => onchange(Math.min(most, Math.max(0, number)));
  return h(
    "div",
    { key, class: "steps" },
    h("button", { type: "button", "aria-label": `${label} −1`, onclick: () => to((value ?? 0) - 1) }, "−"),
    h("input", {
      type: "text",
      inputmode: "numeric",
      pattern: "[0-9]*",
      maxlength: 2,
      autocomplete: "off",
      "aria-label": label,
      value: value ?? "",
      oninput: (event) =>
        onchange(/^\d+$/.test(event.target.value) ? Math.min(most, Number(event.target.value)) : undefined),
    }),
    h("button", { type: "button", "aria-label": `${label} +1`, onclick: () => to((value ?? -1) + 1) }, "+"),
  );
}
