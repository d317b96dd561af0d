// Small questions: yes or no, a reason, and the two versions of a game that two phones wrote.

import { describe } from "./draft.js";
import { h, render } from "../common/dom.js";
import { complaints } from "./fields.js";

function opened(parent, name) {
  const dialog = document.createElement("dialog");
  dialog.className = name;
  parent.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  return dialog;
}

/** Ask for a reason (`text`), or only yes or no. Resolves to the reason, true, or null. */
export function ask(parent, t, question, { text = false } = {}) {
  return new Promise((resolve) => {
    const dialog = opened(parent, "ask");
    const done = (answer) => {
      resolve(answer);
      dialog.close();
    };
    dialog.addEventListener("cancel", () => resolve(null));
    render(
      dialog,
      h(
        "form",
        {
          onsubmit: (event) => {
            event.preventDefault();
            done(text ? event.target.elements.reason.value.trim() || null : true);
          },
        },
        h("label", { for: "ask-reason" }, question),
        text && h("input", { id: "ask-reason", name: "reason", required: true, maxlength: 200, autocomplete: "off" }),
        h(
          "div",
          { class: "buttons" },
          h("button", { type: "button", onclick: () => done(null) }, t(text ? "back" : "no")),
          h("button", { class: "primary" }, t(text ? "note" : "yes")),
        ),
      ),
    );
  });
}

/** Show a wish that is stuck and let somebody decide. `fix` opens the form with it. */
export function trouble(parent, state, t, item, fix) {
  if (parent.querySelector("dialog.trouble")) return;
  const { wish } = item;
  if (item.trouble === "changed" && wish.kind === "confirmed")
    return dropWithNote(parent, state, t, item, t("lookAgain"));
  if (!wish.entry && item.trouble === "changed") return dropWithNote(parent, state, t, item, t("lookAgain"));
  const dialog = opened(parent, "trouble");
  const theirs = theirRow(state, item);
  const act = (work) => () => {
    dialog.close();
    work();
  };
  const mine = wish.entry ? describe(wish.entry, state.rules, t) : t("ruling");
  const same = theirs && JSON.stringify(sorted(theirs.entry)) === JSON.stringify(sorted(wish.entry));
  render(
    dialog,
    h("h2", null, t(item.trouble === "changed" ? "conflict" : "refused")),
    item.trouble === "changed" &&
      h(
        "p",
        null,
        h("strong", null, `${t("theirs")}: `),
        theirs
          ? `${t("gameN", { n: theirs.number })} · ${describe(theirs.entry, state.rules, t)} (${theirs.versions[theirs.versions.length - 1].by})`
          : t("nothingThere"),
      ),
    h("p", null, h("strong", null, `${t("mine")}: `), wish.entry && `${t("gameN", { n: item.number })} · `, mine),
    same && h("p", { class: "note" }, t("same")),
    complaints(item.problems),
    h(
      "div",
      { class: "buttons column" },
      item.trouble === "changed" &&
        wish.kind === "entered" &&
        h(
          "button",
          { type: "button", "data-act": "next", onclick: act(() => state.again(item)) },
          `${t("asNext")} (${state.sheet.next.number})`,
        ),
      item.trouble === "changed" &&
        theirs &&
        wish.kind === "entered" &&
        h(
          "button",
          {
            type: "button",
            "data-act": "correct",
            onclick: act(() => state.again(item, { kind: "corrected", game: theirs.id, reason: "" })),
          },
          t("correctTheirs"),
        ),
      item.trouble === "changed" &&
        wish.kind === "corrected" &&
        h("button", { type: "button", "data-act": "overwrite", onclick: act(() => state.again(item)) }, t("overwrite")),
      item.trouble === "refused" &&
        wish.entry &&
        h("button", { type: "button", "data-act": "fix", class: "primary", onclick: act(() => fix(item)) }, t("fix")),
      h(
        "button",
        { type: "button", "data-act": "drop", class: same ? "primary" : "", onclick: act(() => state.drop(item)) },
        t("dropMine"),
      ),
    ),
  );
}

function dropWithNote(parent, state, t, item, text) {
  state.drop(item);
  const dialog = opened(parent, "ask");
  render(
    dialog,
    h("p", null, text),
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "button", class: "primary", onclick: () => dialog.close() }, t("close")),
    ),
  );
}

/** The game in the list that stands where this wish wanted to write. */
function theirRow(state, { wish, number }) {
  const { rows } = state.sheet;
  if (wish.game) return rows.find((row) => row.id === wish.game) ?? null;
  return rows.find((row) => row.number === number && row.status !== "cancelled") ?? null;
}

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
