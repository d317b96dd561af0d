// The addresses of a list with their QR codes: one to write along, one only to look.

import { h } from "../common/dom.js";

/** The list as files, below its own address. */
const PAPERS = [
  ["liste.pdf", "asPdf"],
  ["liste.xlsx", "asTable"],
  ["liste.csv", "asCsv"],
];

/** The whole view. */
export function sharePanel(page) {
  const { state, t } = page;
  const kinds = [
    ["write", "forWriters"],
    ["read", "forReaders"],
  ].filter(([role]) => state.links[role]);
  return [
    h("p", { class: "lead" }, t("shareLead")),
    h(
      "div",
      { class: "codes" },
      kinds.map(([role, key]) => code(page, state.links[role], t(key), role)),
    ),
    state.mayDirect && h("p", { class: "note" }, t("directorLink")),
    h("h2", null, t("takeAway")),
    h(
      "div",
      { class: "buttons" },
      PAPERS.map(([file, key]) => h("a", { key: file, class: "button", href: file }, t(key))),
    ),
    state.mayDirect &&
      h("p", null, h("a", { href: "liste.json" }, t("asJson")), " · ", h("a", { href: "loeschen/" }, t("deleteList"))),
    h("p", { class: "muted" }, t("namesVisible")),
    state.mayWrite &&
      h(
        "div",
        { class: "bar" },
        h("button", { type: "button", class: "primary write", onclick: () => page.show("list") }, t("toList")),
      ),
  ];
}

function code({ state, t }, address, title, role) {
  return h(
    "section",
    { key: role, class: "code" },
    h("h2", null, title),
    h("img", { src: `${new URL(address).pathname}qr.svg`, alt: `${title}: ${t("scan")}`, width: 220, height: 220 }),
    h("p", { class: "address" }, h("a", { href: address }, address.replace(/^https?:\/\//, ""))),
    h("button", { type: "button", onclick: (event) => copy(event.target, address, t) }, t("copy")),
  );
}

async function copy(button, address, t) {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // Plain http has no clipboard API: the old way still works there.
    const field = Object.assign(document.createElement("textarea"), { value: address });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  button.textContent = t("copied");
  setTimeout(() => (button.textContent = t("copy")), 1500);
}
