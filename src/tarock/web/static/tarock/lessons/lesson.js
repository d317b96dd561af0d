// One lesson: its tasks one after the other. The server judges every answer and says why.

import { h, render } from "../common/dom.js";
import { drawer } from "./cards.js";
import { answerOf, blank, field, scene } from "./kinds.js";
import { keepSolved, solvedOf } from "./progress.js";
import { say } from "./words.js";

class Lesson extends HTMLElement {
  connectedCallback() {
    this.data = JSON.parse(document.getElementById("lesson-data").textContent);
    this.t = (key, given) => say(this.data.lang, key, given);
    this.cards = drawer({ ...this.data.cards, faces: this.dataset.faces, lang: this.data.lang });
    this.change = (more) => this.set({ given: { ...this.state.given, ...more }, verdict: null, note: "" });
    this.play = (card) => this.judge({ ...this.state.given, own: [...this.state.given.own, card] });
    const done = solvedOf(this.data.slug);
    const open = this.data.tasks.findIndex((_, n) => !done.has(n));
    this.go(Math.max(open, 0), false);
  }

  get task() {
    return this.data.tasks[this.state.at];
  }

  go(at, focus = true) {
    this.set({ at, given: blank(this.data.tasks[at]), verdict: null, note: "", busy: false });
    // On a phone the task itself shall be seen: what the lesson tells is read before the first one.
    document.getElementById("told").open = at === 0;
    if (!focus) return;
    this.querySelector("h2").focus({ preventScroll: true });
    this.scrollIntoView({ block: "nearest" });
  }

  set(changes) {
    this.state = { ...this.state, ...changes };
    this.draw();
  }

  async judge(given = this.state.given) {
    const answer = answerOf(this.task, given);
    if (this.state.busy) return;
    if (answer === null) return this.set({ note: this.t("nothing") });
    const { at } = this.state;
    this.state.busy = true;
    const verdict = await this.ask(at, answer);
    if (at !== this.state.at) return;
    if (verdict === null) return this.set({ busy: false, note: this.t("offline") });
    if (verdict.right) keepSolved(this.data.slug, at);
    const now = verdict.scene ? { ...given, own: given.own.slice(0, verdict.scene.played), scene: verdict.scene, over: verdict.over } : given;
    this.set({ busy: false, given: now, verdict, note: "" });
    this.show(verdict);
  }

  /** Keyboards go on where they were: at the next button, or at the hand that goes on. */
  show(verdict) {
    const next = verdict.right || (this.task.kind === "play" && verdict.over) ? this.querySelector(".verdict .go") : null;
    if (next) next.focus({ preventScroll: true });
    else if (this.task.kind === "play" && !this.contains(document.activeElement)) this.querySelector("button.card")?.focus();
    this.querySelector(".verdict")?.scrollIntoView({ block: "nearest" });
  }

  async ask(at, answer) {
    try {
      const response = await fetch(this.data.judge[at], {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(answer),
        cache: "no-store",
      });
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  }

  draw() {
    const { task, t } = this;
    const { at, given, note } = this.state;
    const all = this.data.tasks.length;
    render(
      this,
      this.way(),
      h("h2", { tabindex: "-1" }, h("span", { class: "of" }, t("taskOf", { n: at + 1, all })), " ", task.ask),
      scene(this, task, given),
      field(this, task, given),
      task.kind !== "play" && !this.state.verdict?.right && h("p", { class: "act" }, h("button", { type: "button", class: "primary check", onclick: () => this.judge() }, t("check"))),
      h("div", { class: "said", role: "status" }, note && h("p", { class: "note" }, note), this.verdict()),
    );
  }

  way() {
    const done = solvedOf(this.data.slug);
    return h(
      "ol",
      { class: "tasks" },
      this.data.tasks.map((_, n) =>
        h(
          "li",
          { key: `t${n}` },
          h(
            "button",
            { type: "button", class: done.has(n) ? "solved" : "", "aria-current": n === this.state.at ? "step" : null, "aria-label": `${this.t("go", { n: n + 1 })}${done.has(n) ? `, ${this.t("solved")}` : ""}`, onclick: () => this.go(n) },
            done.has(n) ? "✓" : String(n + 1),
          ),
        ),
      ),
    );
  }

  verdict() {
    const { verdict } = this.state;
    if (!verdict) return null;
    const { t, task } = this;
    const going = task.kind === "play" && !verdict.over;
    const head = verdict.right ? t("right") : going ? "" : t(task.kind === "play" ? "lost" : "notYet");
    return h(
      "section",
      { class: `verdict ${verdict.right ? "right" : going ? "going" : "wrong"}` },
      head && h("p", { class: "head" }, head),
      h("ul", {}, verdict.remarks.map((remark, n) => h("li", { key: `r${n}` }, remark.text, remark.address && [" ", h("a", { href: remark.address, target: "_blank" }, `${t("why")} ${remark.clause}`.trim())]))),
      verdict.right && this.onward(),
      !verdict.right && task.kind === "play" && verdict.over && h("p", { class: "act" }, h("button", { type: "button", class: "go", onclick: () => this.go(this.state.at) }, t("again"))),
    );
  }

  onward() {
    const { t } = this;
    const last = this.state.at === this.data.tasks.length - 1;
    if (!last) return h("p", { class: "act" }, h("button", { type: "button", class: "primary go", onclick: () => this.go(this.state.at + 1) }, t("next")));
    const address = this.data.next || this.data.list;
    return [
      solvedOf(this.data.slug).size >= this.data.tasks.length && h("p", { class: "head" }, t("done")),
      h("p", { class: "act" }, h("a", { class: "button primary go", href: address }, t(this.data.next ? "nextLesson" : "allSteps"))),
    ];
  }
}

customElements.define("tarock-lesson", Lesson);
