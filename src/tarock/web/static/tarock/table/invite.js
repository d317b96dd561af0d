// Inviting: the table's address with its QR code, to sit down or only to watch.

import { h } from "../common/dom.js";

export function invitePanel(page) {
  const { t, data } = page;
  return h(
    "div",
    { key: "invite", class: "invite" },
    h("p", null, t("inviteLead")),
    data.qr && h("img", { class: "qr", src: data.qr, alt: t("scan"), width: 220, height: 220 }),
    onlyHere(data.invite) && h("p", { key: "only-here", class: "only-here" }, t("onlyHere"), " ", h("code", null, "tarock serve --lan")),
    address(page, data.invite, "play"),
    data.watch &&
      page.view.config.spectators !== "none" && [
        h("p", { key: "watch-lead" }, t("watchLead")),
        address(page, data.watch, "watch"),
      ],
  );
}

/** Whether an address means the machine itself, so that nobody else can open it. */
function onlyHere(href) {
  return Boolean(href) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(href).hostname);
}

function address({ t }, href, key) {
  return h(
    "p",
    { key, class: "address" },
    h("a", { href }, href.replace(/^https?:\/\//, "")),
    h("button", { type: "button", onclick: (event) => copy(event.currentTarget, href, t) }, t("copy")),
  );
}

async function copy(button, text, t) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Plain http has no clipboard API: the old way still works there.
    const field = Object.assign(document.createElement("textarea"), { value: text });
    button.closest("dialog").append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  button.textContent = t("copied");
  setTimeout(() => (button.textContent = t("copy")), 1500);
}
