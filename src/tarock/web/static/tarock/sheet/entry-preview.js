// The foot of the entry form: what the game would pay, and why; asked of the server while tapping.

import { Offline, post } from "./net.js";
import { h } from "../common/dom.js";
import { amount } from "./words.js";

const QUIET = 120;
const AGAIN = 3000;

/** Asks what an entry pays, the latest question only. `state`: none, waiting, good, bad, offline. */
export class Preview {
  state = "none";
  answer = null;
  asked = "";

  constructor(changed) {
    this.changed = changed;
  }

  /** Ask for an entry (null: nothing to ask yet). `game` is the one that is being corrected. */
  ask(entry, game) {
    const question = entry ? JSON.stringify({ entry, ...(game ? { game } : {}) }) : "";
    if (question === this.asked) return;
    this.asked = question;
    clearTimeout(this.timer);
    this.state = entry ? "waiting" : "none";
    if (!entry) {
      this.answer = null;
      return;
    }
    this.settled = new Promise((resolve) => {
      this.timer = setTimeout(() => this.#send(question).then(resolve), QUIET);
    });
  }

  async #send(question) {
    try {
      const { status, data } = await post("preview", JSON.parse(question));
      if (question !== this.asked) return;
      this.state = status === 200 ? "good" : "bad";
      this.answer = data ?? { problems: [] };
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      if (question !== this.asked) return;
      this.state = "offline";
      this.answer = null;
      this.timer = setTimeout(() => question === this.asked && this.#send(question), AGAIN);
    }
    this.changed();
  }

  get problems() {
    return this.state === "bad" ? (this.answer.problems ?? []) : [];
  }
}

/** The four (five, six) amounts and, unfolded, each line with its reason. */
export function previewPart(form) {
  const { preview, t, players } = form;
  const known = preview.answer?.points ? preview.answer : null;
  const kontra = known && known.points.some((value, place) => value !== known.cash[place]);
  return h(
    "section",
    { key: "preview", class: `preview ${preview.state}`, "aria-label": t("pays"), "aria-live": "polite" },
    h(
      "div",
      { class: "amounts" },
      players.map((name, place) =>
        h(
          "div",
          { key: name, class: "amount-of", "data-player": name },
          h("span", { class: "who" }, name),
          h(
            "b",
            { class: tone(known?.points[place]), "data-points": known?.points[place] ?? null },
            known ? amount(known.points[place]) : "·",
          ),
          kontra && h("small", { "data-cash": known.cash[place], title: t("inCash") }, amount(known.cash[place])),
        ),
      ),
    ),
    kontra && h("p", { class: "ledger-note" }, `${t("inSchrift")} / ${t("inCash")}`),
    known?.box > 0 && h("p", { class: "ledger-note", "data-box": known.box }, t("boxNote", { amount: amount(known.box) })),
    known && reasons(known.items, form),
    message(form),
  );
}

function reasons(items, form) {
  return h(
    "details",
    { class: "reasons", open: form.whyOpen, ontoggle: (event) => (form.whyOpen = event.target.open) },
    h("summary", null, form.t("why")),
    itemList(items),
  );
}

/** Lines of a settlement with sentence and clause. */
export function itemList(items) {
  return h(
    "ul",
    { class: "items" },
    items.map((item, n) => h("li", { key: n }, h("span", null, item.why), " ", h("cite", null, item.clause))),
  );
}

function message(form) {
  const { preview, t } = form;
  if (preview.state === "offline") return h("p", { class: "hint" }, t("previewOffline"));
  if (preview.state === "waiting") return h("p", { class: "hint" }, t("previewWait"));
  if (form.missing.length)
    return h(
      "p",
      { class: "hint open" },
      t("open", { what: form.missing.map((key) => plainQuestion(t(key))).join(", ") }),
    );
  if (preview.state !== "bad") return null;
  return h(
    "div",
    { class: "hint bad", role: "alert" },
    h("strong", null, t("impossible")),
    h(
      "ul",
      null,
      preview.problems.map((p) => h("li", { "data-code": p.code, "data-key": p.key }, p.why)),
    ),
  );
}

const plainQuestion = (text) => text.replace(/\?$/, "");

/** Class of an amount; the sign says the same. */
export function tone(value) {
  return value < 0 ? "amount negative" : value > 0 ? "amount positive" : "amount";
}
