// On a wide screen the list, the course and the talk stand beside the table; on a phone they open over it.

import { h } from "../common/dom.js";
import { chatPanel, logPanel } from "./chat.js";
import { listPanel } from "./list.js";

const TABS = { list: listPanel, log: logPanel, chat: chatPanel };
export const WIDE = matchMedia("(min-width: 70rem)");

export function sideNode(page) {
  if (!WIDE.matches) return null;
  const { t, ui } = page;
  const names = Object.keys(TABS);
  const now = TABS[ui.tab] ? ui.tab : "list";
  return h(
    "aside",
    { key: "side", class: "side", "aria-label": t("side") },
    h(
      "div",
      { class: "tabs", role: "tablist", "aria-label": t("side"), onkeydown: (event) => arrow(event, page, names, now) },
      names.map((name) =>
        h(
          "button",
          {
            key: name,
            type: "button",
            role: "tab",
            id: `side-${name}`,
            "aria-selected": String(name === now),
            "aria-controls": "side-panel",
            tabindex: name === now ? 0 : -1,
            onclick: () => page.tab(name),
          },
          name === "chat" && ui.unread ? t("talkNew", { n: ui.unread }) : t(name === "chat" ? "talk" : name),
        ),
      ),
    ),
    h(
      "div",
      { key: now, id: "side-panel", class: "side-panel", role: "tabpanel", "aria-labelledby": `side-${now}` },
      TABS[now](page),
    ),
  );
}

function arrow(event, page, names, now) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = names[(names.indexOf(now) + step + names.length) % names.length];
  page.tab(next);
  page.querySelector(`#side-${next}`).focus();
}
