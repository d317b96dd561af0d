// Who writes on this device: asked once, remembered for this list.

import { h } from "../common/dom.js";

/** The players to tap, or another name. `then` runs once somebody is chosen. */
export function byChoice(state, t, then = () => {}) {
  const choose = async (name) => {
    if (!name.trim()) return;
    await state.setBy(name.trim());
    then();
  };
  return h(
    "fieldset",
    { key: "by", class: "by" },
    h("legend", null, t("whoWrites")),
    h(
      "div",
      { class: "chips names" },
      state.sheet.players.map((name) =>
        h("button", { key: name, type: "button", class: "chip-button", onclick: () => choose(name) }, name),
      ),
    ),
    h(
      "form",
      {
        class: "other",
        onsubmit: (event) => {
          event.preventDefault();
          choose(event.target.elements.name.value);
        },
      },
      h("input", {
        name: "name",
        maxlength: 40,
        placeholder: t("someoneElse"),
        "aria-label": t("someoneElse"),
        autocomplete: "off",
      }),
      h("button", null, "→"),
    ),
  );
}
