// What opens over the table: menu, list, talk, settings, invitation, fairness, keys. One dialog, focus goes in and back.

import { h, render } from "../common/dom.js";
import { chatPanel, logPanel } from "./chat.js";
import { icon } from "./icons.js";
import { invitePanel } from "./invite.js";
import { listPanel } from "./list.js";
import { fairPanel, keysPanel, menuPanel, settingsPanel } from "./menu.js";
import { lastTrickPanel } from "./rail.js";

const PANELS = {
  menu: menuPanel,
  list: listPanel,
  chat: chatPanel,
  log: logPanel,
  settings: settingsPanel,
  invite: invitePanel,
  fair: fairPanel,
  keys: keysPanel,
  last: lastTrickPanel,
};
const TITLES = { chat: "talk", last: "lastTrick" };

export class Dialogs {
  name = null;

  constructor(page) {
    this.page = page;
    this.node = document.createElement("dialog");
    this.node.className = "over";
    this.node.setAttribute("aria-labelledby", "over-title");
    this.node.addEventListener("close", () => this.#shut());
    this.node.addEventListener("click", (event) => event.target === this.node && this.node.close());
    page.append(this.node);
  }

  open(name) {
    this.from ??= document.activeElement;
    this.name = name;
    this.draw();
    if (!this.node.open) this.node.showModal();
    this.node.querySelector("h2").focus();
  }

  close() {
    this.node.close();
  }

  draw() {
    if (!this.name) return;
    const { page } = this;
    render(
      this.node,
      h(
        "header",
        null,
        h("h2", { id: "over-title", tabindex: -1 }, page.t(TITLES[this.name] ?? this.name)),
        h(
          "button",
          { type: "button", class: "quiet", "aria-label": page.t("close"), onclick: () => this.close() },
          icon("close"),
        ),
      ),
      h("div", { key: this.name, class: "over-body", "data-panel": this.name }, PANELS[this.name](page)),
    );
  }

  #shut() {
    this.name = null;
    const from = this.from;
    this.from = null;
    if (from?.isConnected) from.focus();
  }

  /** A question with yes and no. Resolves to whether it was yes. */
  ask(question) {
    const dialog = document.createElement("dialog");
    dialog.className = "over ask";
    this.page.append(dialog);
    const { t } = this.page;
    return new Promise((resolve) => {
      let answer = false;
      const done = (yes) => {
        answer = yes;
        dialog.close();
      };
      dialog.addEventListener("close", () => {
        dialog.remove();
        resolve(answer);
      });
      render(
        dialog,
        h("p", { id: "question" }, question),
        h(
          "div",
          { class: "quick" },
          h("button", { type: "button", class: "primary", onclick: () => done(true) }, t("yes")),
          h("button", { type: "button", onclick: () => done(false) }, t("no")),
        ),
      );
      dialog.setAttribute("aria-labelledby", "question");
      dialog.showModal();
    });
  }
}
