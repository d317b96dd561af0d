// The page on which a table writes its list: reads what the server put into the page, keeps it in step, draws the views.

import { EntryForm } from "./entry-form.js";
import { coursePanel } from "./course.js";
import { ask, trouble } from "./dialogs.js";
import { tone } from "./entry-preview.js";
import { h, render } from "../common/dom.js";
import { moneyPanel } from "./money.js";
import { Offline, get } from "./net.js";
import { memory } from "./queue.js";
import { rememberList } from "./recent.js";
import { refereePanel } from "./referee.js";
import { rowsTable } from "./rows.js";
import { sharePanel } from "./share.js";
import { SheetState } from "./state.js";
import { amount, words } from "./words.js";

const TABS = { list: null, money: moneyPanel, course: coursePanel, referee: refereePanel, share: sharePanel };

class SheetPage extends HTMLElement {
  opened = new Set();
  figures = null;
  figuresOf = 0;

  async begin(data) {
    this.t = words(data.lang);
    this.state = new SheetState(await memory(), data);
    this.tab = TABS[location.hash.slice(1)] ? location.hash.slice(1) : "list";
    this.board = document.createElement("div");
    this.form = new EntryForm();
    this.append(this.board, this.form);
    this.form.begin(this.state, this.t);
    this.form.addEventListener("shut", () => this.update());
    this.state.addEventListener("change", () => this.update());
    this.state.addEventListener("trouble", (event) => this.resolve(event.detail));
    addEventListener("hashchange", () => this.show(location.hash.slice(1)));
    addEventListener("resize", () => this.tab === "course" && this.update());
    await this.state.start();
    await this.form.restore();
    this.update();
    if (this.state.stuck) this.resolve(this.state.stuck);
    rememberList(this.state);
  }

  update() {
    render(this.board, this.#status(), this.#standing(), this.#tabs(), this.#panel(), this.#bar());
    if (this.tab === "course") this.#fetchFigures();
  }

  show(tab) {
    this.tab = tab in TABS ? tab : "list";
    this.update();
  }

  #status() {
    const { state, t } = this;
    const count = state.waiting.length;
    return h(
      "div",
      { key: "status", class: "status", role: "status" },
      !state.online && h("p", { key: "offline", class: "offline" }, t("offline")),
      count > 0 &&
        h("p", { key: "waiting", "data-waiting": count }, t(count === 1 ? "waitingOne" : "waitingMany", { n: count })),
      count > 0 && !state.memory.lasting && h("p", { key: "memory", class: "offline" }, t("notLasting")),
      state.stuck &&
        h(
          "p",
          { key: "stuck" },
          h(
            "button",
            { type: "button", onclick: () => this.resolve(state.stuck) },
            t(state.stuck.trouble === "changed" ? "conflict" : "refused"),
          ),
        ),
      state.sheet.confirmed_by && h("p", { key: "closed" }, t("closed", { name: state.sheet.confirmed_by })),
    );
  }

  /** Everybody's running sum, and who deals next. */
  #standing() {
    const { state, t } = this;
    const { players, points } = state.sheet;
    const { seats, dealer } = state.next;
    return h(
      "dl",
      { key: "standing", class: `standing n${players.length}`, "aria-label": t("standing") },
      players.map((name, place) =>
        h(
          "div",
          { key: name, class: seats[0] === name ? "forehand" : "" },
          h("dt", null, name),
          h("dd", { class: tone(points[place]), "data-total": points[place] }, amount(points[place])),
          h(
            "dd",
            { class: "turn" },
            [seats[0] === name && t("forehand"), dealer === name && t("dealer"), !seats.includes(name) && t("pauses")]
              .filter(Boolean)
              .join(" · "),
          ),
        ),
      ),
    );
  }

  #tabs() {
    const { t } = this;
    const names = Object.keys(TABS);
    return h(
      "div",
      {
        key: "tabs",
        class: "tabs",
        role: "tablist",
        "aria-label": t("views"),
        onkeydown: (event) => this.#arrow(event, names),
      },
      names.map((name) =>
        h(
          "button",
          {
            key: name,
            type: "button",
            role: "tab",
            id: `tab-${name}`,
            "aria-selected": String(name === this.tab),
            "aria-controls": "panel",
            tabindex: name === this.tab ? 0 : -1,
            onclick: () => this.#go(name),
          },
          t(name),
        ),
      ),
    );
  }

  #go(name) {
    history.replaceState(null, "", name === "list" ? location.pathname : `#${name}`);
    this.show(name);
  }

  #arrow(event, names) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = names[(names.indexOf(this.tab) + step + names.length) % names.length];
    this.#go(next);
    this.querySelector(`#tab-${next}`).focus();
  }

  #panel() {
    const content = this.tab === "list" ? rowsTable(this) : TABS[this.tab](this);
    return h(
      "section",
      {
        key: `panel-${this.tab}`,
        id: "panel",
        class: `panel ${this.tab}`,
        role: "tabpanel",
        "aria-labelledby": `tab-${this.tab}`,
      },
      content,
    );
  }

  /** The one button that matters, where the thumb is. */
  #bar() {
    const { state, t } = this;
    const { sheet } = state;
    if (!state.mayWrite || sheet.confirmed_by || this.tab !== "list") return null;
    const { number, seats, radl } = state.next;
    if (sheet.games && number > sheet.games)
      return h("div", { key: "bar", class: "bar" }, h("p", null, t("allWritten", { n: sheet.games })));
    const title = sheet.games ? t("gameOf", { n: number, all: sheet.games }) : t("gameN", { n: number });
    return h(
      "div",
      { key: "bar", class: "bar" },
      h(
        "p",
        null,
        h("span", null, title, radl > 1 && ` · ${t("counts", { n: radl })}`, ` · ${t("forehand")} ${seats[0]}`),
        state.by &&
          h(
            "button",
            { type: "button", class: "quiet", onclick: () => state.setBy("") },
            t("writes", { name: state.by }),
          ),
      ),
      h("button", { key: "write", type: "button", class: "primary write", onclick: () => this.write() }, t("write")),
    );
  }

  // What the views call.

  write(end = "") {
    this.form.next(end);
  }

  edit(row) {
    this.form.correct(row);
  }

  unfold(id) {
    if (!this.opened.delete(id)) this.opened.add(id);
    this.update();
  }

  async cancel(row) {
    if (await ask(this, this.t, this.t("cancelSure", { n: row.number })))
      await this.#wish("cancelled", { game: row.id });
  }

  async strike(row) {
    const reason = await ask(this, this.t, this.t("strikeSure", { n: row.number }), { text: true });
    if (reason) await this.#wish("struck", { game: row.id, reason });
  }

  async kontra(row, paid) {
    await this.#wish(paid ? "kontra-paid" : "kontra-owed", { game: row.id });
  }

  async confirm(name) {
    await this.state.setBy(name);
    await this.state.wish("confirmed");
  }

  async reopen() {
    const reason = await ask(this, this.t, this.t("reopenWhy"), { text: true });
    if (reason) await this.#wish("reopened", { reason });
  }

  rule(game, matter, decision) {
    return this.#wish("ruled", { game, matter, decision });
  }

  resolve(item) {
    trouble(this, this.state, this.t, item, (one) => this.form.fix(one));
  }

  async #wish(kind, fields) {
    if (!this.state.by) await this.state.setBy(this.state.sheet.players[0]);
    await this.state.wish(kind, fields);
  }

  async #fetchFigures() {
    const { version } = this.state.sheet;
    if (this.figuresOf === version) return;
    this.figuresOf = version;
    try {
      this.figures = (await get("stats")).data;
      this.update();
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      this.figuresOf = 0;
    }
  }
}

customElements.define("tarock-sheet", SheetPage);

const page = document.querySelector("tarock-sheet");
page.begin(JSON.parse(document.getElementById("sheet-data").textContent));
// The worker fetches every file once more: that waits until the first game could have been tapped.
const IDLE = 4000;
const register = () => navigator.serviceWorker.register("../sw.js", { scope: "../" }).catch(() => undefined);
if ("serviceWorker" in navigator) setTimeout(register, navigator.serviceWorker.controller ? 0 : IDLE);
