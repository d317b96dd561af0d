// The form on which a game is written: a dialog that fills the phone, opened for the next game, a correction, or a wish that
// the server refused. Every tap is kept, so that a killed page comes back where it was.

import { bonusesPart, kontraPart, rarePart } from "./entry-bonuses.js";
import { countsPart, optionsPart } from "./entry-counts.js";
import { contractPart, declarerPart, endPart, partnerPart } from "./entry-parts.js";
import { Preview, previewPart } from "./entry-preview.js";
import { byChoice } from "./by.js";
import { choose, contractOf, describe, emptyDraft, fromEntry, missing, toEntry } from "./draft.js";
import { h, render } from "../common/dom.js";
import { complaints } from "./fields.js";

const PATIENCE = 2500;

export class EntryForm extends HTMLElement {
  /** Connect the form with the list. `words` are the texts. */
  begin(state, words) {
    Object.assign(this, { state, t: words, rules: state.rules, draft: null });
    this.preview = new Preview(() => this.update());
    this.dialog = document.createElement("dialog");
    this.dialog.className = "entry";
    this.dialog.setAttribute("aria-labelledby", "entry-title");
    this.dialog.addEventListener("close", () => this.dispatchEvent(new Event("shut")));
    this.append(this.dialog);
    state.addEventListener("change", () => this.dialog.open && this.update());
  }

  get players() {
    return this.state.sheet.players;
  }

  /** The four who play, where the list has them: a name is always at the same place. */
  get names() {
    return this.players.filter((name) => this.seats.includes(name));
  }

  /** Write the next game, or go on with it; `end` presets how it ended. */
  next(end = "") {
    if (!this.draft || this.row || this.item)
      this.#take(
        { ...emptyDraft(), end },
        { seats: this.state.next.seats, base: this.state.order, number: this.state.next.number },
      );
    this.#show();
  }

  /** Correct a game of the list. */
  correct(row) {
    this.#take(fromEntry(row.entry, this.rules), { row, seats: row.seats, base: row.changed, number: row.number });
    this.#show();
  }

  /** Put right a waiting wish that was refused. */
  fix(item) {
    const row = this.state.sheet.rows.find((one) => one.id === item.wish.game) ?? null;
    const seats = row?.seats ?? this.state.next.seats;
    this.#take(fromEntry(item.wish.entry, this.rules), {
      item,
      row,
      seats,
      base: "",
      number: row?.number ?? item.number,
    });
    this.#show();
  }

  /** Come back to what was being tapped when the page was closed. */
  async restore() {
    const kept = await this.state.memory.get(`draft:${this.state.token}`);
    if (!kept || this.draft) return; // somebody was faster than the memory
    const row = kept.game ? (this.state.sheet.rows.find((one) => one.id === kept.game) ?? null) : null;
    if (kept.game && !row) return;
    this.#take(kept.draft, { row, seats: kept.seats, base: kept.base, number: kept.number });
    if (kept.open) this.#show();
  }

  #take(draft, { row = null, item = null, seats, base, number }) {
    Object.assign(this, { draft, row, item, seats, base, number, reason: "", askBy: false, moreOpen: false });
    this.choosing = !draft.contract;
    const contract = contractOf(draft, this.rules);
    if (contract?.forehand && draft.declarers.length === 0) this.draft = { ...draft, declarers: [seats[0]] };
  }

  #show() {
    if (!this.dialog.open) this.dialog.showModal();
    this.update();
    this.#keep(true);
    this.querySelector(".body").scrollTop = 0;
  }

  #keep(open) {
    if (this.item) return;
    const { draft, seats, base, number, row } = this;
    this.state.memory.set(`draft:${this.state.token}`, draft && { draft, seats, base, number, game: row?.id, open });
  }

  /** Take what was tapped. */
  set(fields) {
    this.draft = { ...this.draft, ...fields };
    this.#keep(true);
    this.update();
  }

  chooseAgain() {
    this.choosing = true;
    this.update();
  }

  /** Problems of the last answer at some keys of the entry. */
  found(...keys) {
    return this.preview.problems.filter(
      (problem) => keys.includes(problem.key.split(/[.[]/)[0]) && !/^bonus\[/.test(problem.key),
    );
  }

  problems(...keys) {
    return complaints(this.found(...keys));
  }

  problemsOfBonus(id) {
    const place = (this.entry?.bonus ?? []).findIndex((row) => row.name === id) + 1;
    return complaints(this.preview.problems.filter((problem) => place && problem.key.startsWith(`bonus[${place}]`)));
  }

  /** Whether the list went on while this game was being tapped. */
  get overtaken() {
    if (this.item || !this.draft) return false;
    if (this.row)
      return (
        this.state.sheet.rows.find((row) => row.id === this.row.id)?.changed !== this.base && !this.state.waiting.length
      );
    return this.state.order !== this.base;
  }

  update() {
    if (!this.draft) return;
    this.missing = missing(this.draft, this.rules, this.seats);
    this.entry = this.missing.length ? null : toEntry(this.draft, this.rules, this.seats);
    this.preview.ask(this.entry, this.row?.id);
    const parts =
      this.draft.contract && !this.choosing
        ? [contractPart, declarerPart, partnerPart, endPart, countsPart, optionsPart, bonusesPart, kontraPart, rarePart]
        : [contractPart];
    render(
      this.dialog,
      this.#head(),
      h(
        "div",
        { key: "body", class: parts.length > 1 ? "body" : "body choosing", tabindex: -1 },
        this.#overtakenNote(),
        parts.map((part) => part(this)),
        this.row && this.#reasonField(),
      ),
      this.#foot(),
    );
  }

  #head() {
    const { t, row } = this;
    const title = row ? t("editGame", { n: row.number }) : t("gameN", { n: this.number });
    return h(
      "header",
      { key: "head" },
      h("h2", { id: "entry-title" }, title, h("small", null, `${t("forehand")} ${this.seats[0]}`)),
      this.draft.contract &&
        h("button", { key: "drop", type: "button", class: "quiet", onclick: () => this.discard() }, t("discardDraft")),
      h(
        "button",
        { key: "close", type: "button", class: "quiet close", "aria-label": t("close"), onclick: () => this.shut() },
        "✕",
      ),
    );
  }

  #overtakenNote() {
    if (!this.overtaken) return null;
    const { t, state } = this;
    const rows = state.sheet.rows;
    const last = this.row ? rows.find((row) => row.id === this.row.id) : rows[rows.length - 1];
    return h(
      "div",
      { key: "overtaken", class: "note", role: "alert" },
      h(
        "p",
        null,
        t("conflict"),
        ": ",
        last && h("strong", null, `${t("gameN", { n: last.number })} · ${describe(last.entry, this.rules, t)}`),
      ),
      h(
        "div",
        { class: "buttons" },
        h(
          "button",
          { type: "button", onclick: () => this.goOn() },
          this.row ? t("overwrite") : `${t("asNext")} (${state.next.number})`,
        ),
        h("button", { type: "button", onclick: () => this.discard() }, t("discardDraft")),
      ),
    );
  }

  /** Write on although the list went on: as the next game, or over the new version. */
  goOn() {
    if (this.row) {
      this.row = this.state.sheet.rows.find((row) => row.id === this.row.id);
      this.base = this.row.changed;
    } else {
      Object.assign(this, { seats: this.state.next.seats, base: this.state.order, number: this.state.next.number });
      const contract = contractOf(this.draft, this.rules);
      if (contract?.forehand) this.draft = choose(this.draft, contract, this.seats);
    }
    this.set({});
  }

  #reasonField() {
    return h(
      "div",
      { key: "reason", class: "reason" },
      h("label", { for: "entry-reason" }, this.t("reason")),
      h("input", {
        id: "entry-reason",
        maxlength: 200,
        value: this.reason,
        oninput: (event) => (this.reason = event.target.value),
      }),
    );
  }

  #foot() {
    const { t, preview } = this;
    const barred = this.missing.length > 0 || preview.state === "bad";
    if (!this.draft.contract || this.choosing) return h("footer", { key: "foot", hidden: true });
    return h(
      "footer",
      { key: "foot" },
      previewPart(this),
      this.askBy ? byChoice(this.state, t, () => this.save()) : null,
      h(
        "button",
        {
          key: "save",
          type: "button",
          class: "primary save",
          disabled: barred || this.saving,
          onclick: () => this.save(),
        },
        this.row ? t("saveAs") : t("save"),
      ),
    );
  }

  /** Keep the game and send it; only what the server would accept, or what it could not be asked about. */
  async save() {
    if (this.missing.length || this.saving) return;
    if (!this.state.by) {
      this.askBy = true;
      this.update();
      return;
    }
    this.saving = true;
    if (this.preview.state === "waiting")
      await Promise.race([this.preview.settled, new Promise((done) => setTimeout(done, PATIENCE))]);
    this.saving = false;
    if (this.preview.state === "bad") return this.update();
    const { entry, row, item, base } = this;
    if (item) await this.state.again(item, { entry });
    else if (row) await this.state.wish("corrected", { game: row.id, entry, reason: this.reason.trim() }, base);
    else await this.state.wish("entered", { entry }, base);
    this.discard();
  }

  /** Forget what was tapped. */
  discard() {
    this.draft = null;
    this.state.memory.set(`draft:${this.state.token}`, undefined);
    this.dialog.close();
  }

  /** Close, and keep what was tapped for later. */
  shut() {
    this.#keep(false);
    this.dialog.close();
  }
}

customElements.define("tarock-entry", EntryForm);
