// Table talk: ready phrases, free text where the table allows it, and the log of what was said and done in this deal.

import { h } from "../common/dom.js";
import { row } from "./cards.js";

export function chatPanel(page) {
  const { t } = page;
  const { chat, config, places } = page.view;
  const own = page.me !== null;
  return h(
    "div",
    { key: "chat", class: "chat" },
    h(
      "ol",
      { class: "talk", "aria-label": t("talk") },
      chat.map((said, n) =>
        h(
          "li",
          { key: `${said.at}-${n}` },
          h("b", null, places[said.place]?.name ?? t("somebody")),
          " ",
          spoken(page, said),
        ),
      ),
    ),
    !chat.length && h("p", { class: "muted" }, t("nothingSaid")),
    own &&
      h(
        "div",
        { class: "phrases" },
        Object.entries(page.data.phrases).map(([id, text]) =>
          h(
            "button",
            { key: id, type: "button", "data-phrase": id, onclick: () => page.wish("say", { phrase: id }) },
            text,
          ),
        ),
      ),
    own && config.talk === "open" && textForm(page),
    own && config.talk !== "open" && h("p", { class: "muted" }, t("silentTable")),
  );
}

export const spoken = (page, { phrase, text }) => page.data.phrases[phrase] ?? text;

function textForm(page) {
  const { t } = page;
  return h(
    "form",
    {
      class: "row",
      onsubmit: async (event) => {
        event.preventDefault();
        const field = event.target.elements.text;
        const text = field.value.trim();
        if (text && (await page.wish("say", { text }))) field.value = "";
      },
    },
    h("input", {
      name: "text",
      maxlength: 200,
      autocomplete: "off",
      "aria-label": t("freeText"),
      placeholder: t("freeText"),
      enterkeyhint: "send",
    }),
    h("button", null, t("send")),
  );
}

/** Everything that was said and done in this deal, as the server words it. */
export function logPanel(page) {
  const lines = page.view.deal?.log ?? [];
  return h(
    "ol",
    { key: "log", class: "log", tabindex: 0, "aria-label": page.t("log") },
    lines.map((line, n) =>
      h(
        "li",
        { key: n, class: line.strong ? "strong" : "" },
        line.text,
        line.cards?.length ? [" ", row(page, line.cards, { label: line.text })] : null,
      ),
    ),
  );
}
