// The replay: one frame of the deal at a time, by buttons, slider, keys, and the lines of the course.

import { h, render } from "../common/dom.js";
import { drawer } from "./faces.js";
import { controls, tricksSoFar } from "./parts.js";
import { words } from "./words.js";

const SIDES = ["south", "east", "north", "west"];

class Replay extends HTMLElement {
  connectedCallback() {
    this.data = JSON.parse(document.getElementById("replay-data").textContent);
    this.frames = this.data.frames;
    this.t = words(this.data.lang);
    this.draw = drawer(this.data);
    addEventListener("hashchange", () => this.go(this.asked()));
    addEventListener("keydown", (event) => this.key(event));
    this.go(this.asked());
  }

  asked() {
    const step = Number.parseInt(location.hash.slice(1), 10);
    return Number.isNaN(step) ? 0 : step;
  }

  go(step) {
    this.step = Math.min(Math.max(step, 0), this.frames.length - 1);
    if (this.step !== this.asked() || (this.step && !location.hash)) history.replaceState(null, "", `#${this.step}`);
    this.show();
  }

  /** The end of the trick (or phase) before or after this one. */
  far(direction) {
    const title = (step) => this.frames[step].title;
    let step = this.step;
    const last = this.frames.length - 1;
    const inside = (next) => next >= 0 && next <= last;
    if (direction > 0 && inside(step + 1)) {
      step += 1;
      while (inside(step + 1) && title(step + 1) === title(step)) step += 1;
    }
    if (direction < 0) {
      while (inside(step - 1) && title(step - 1) === title(this.step)) step -= 1;
      if (inside(step - 1)) step -= 1;
    }
    return step;
  }

  key(event) {
    const field = event.target.closest?.("input, textarea, select");
    if (event.ctrlKey || event.altKey || event.metaKey || (field && field !== this.querySelector("input[type=range]"))) return;
    const to = {
      ArrowLeft: this.step - 1,
      ArrowRight: this.step + 1,
      Home: 0,
      End: this.frames.length - 1,
      PageUp: this.far(-1),
      PageDown: this.far(1),
    }[event.key];
    if (to === undefined || (field && !event.key.startsWith("Page"))) return;
    event.preventDefault();
    this.go(to);
  }

  show() {
    const frame = this.frames[this.step];
    render(this, this.telling(frame), this.stage(frame), controls(this), tricksSoFar(this));
    for (const link of document.querySelectorAll("[data-step]")) {
      link.toggleAttribute("aria-current", Number(link.dataset.step) === this.step);
    }
    const from = document.getElementById("from-step");
    if (from) from.value = Math.min(this.step, Number(from.max));
  }

  stage(frame) {
    const seats = SIDES.map((side, turn) => this.hand(frame, (this.data.bottom + turn) % 4, side));
    return h("section", { key: "stage", class: "stage", "aria-label": this.t("stage") }, seats, this.middle(frame));
  }

  hand(frame, seat, side) {
    const name = this.data.names[seat];
    const tricks = frame.tricks[seat];
    const taken = tricks === 1 ? this.t("oneTrick") : this.t("tricks", { n: tricks });
    const turn = frame.turn === seat;
    return h(
      "div",
      { key: side, class: `seat ${side} ${turn ? "turn" : ""}` },
      h(
        "p",
        { class: "who" },
        h("b", {}, name),
        frame.roles[seat].map((role) => h("span", { class: "role" }, role)),
        turn && h("span", { class: "role now" }, this.t("turn")),
        tricks > 0 && h("span", { class: "won" }, `${taken}, ${frame.counts[seat]}`),
      ),
      this.draw.row(frame.hands[seat], this.t("hand", { name })),
    );
  }

  middle(frame) {
    const lying = frame.talon.map((half, n) => half.length > 0 && this.draw.row(half, this.t("talonHalf", { half: "AB"[n] })));
    const away = frame.discard.length > 0 && this.draw.row(frame.discard, this.t("discard"));
    return [
      frame.trick ? this.trick(frame.trick) : h("div", { key: "trick", class: "trick" }),
      h(
        "div",
        { key: "talon", class: "talon" },
        lying.some(Boolean) && h("small", { key: "lies" }, this.t("talon")),
        lying.map((half, n) => half && { ...half, props: { ...half.props, key: n } }),
        away && h("small", { key: "away" }, this.t("discard")),
        away,
      ),
    ];
  }

  trick({ leader, cards, best, won, talon }) {
    const lying = cards.map((card, n) => {
      const seat = (leader + n) % 4;
      const side = SIDES[(seat - this.data.bottom + 4) % 4];
      const marks = `${seat === best ? "best" : ""} ${won ? "won" : ""}`;
      return h("span", { key: side, class: `lies ${side} ${marks}` }, this.draw.card(card), h("small", {}, this.data.names[seat]));
    });
    const thrown = talon.length > 0 && h("span", { key: "thrown", class: "thrown" }, this.draw.row(talon, this.t("thrown")));
    return h("div", { key: "trick", class: "trick", role: "list", "aria-label": this.t("trick") }, lying, thrown);
  }

  telling(frame) {
    const turn = frame.turn === null ? this.t("over") : this.t("onTurn", { name: this.data.names[frame.turn] });
    const where = this.t("step", { n: this.step, all: this.frames.length - 1 });
    return h(
      "div",
      { key: "telling", class: "telling" },
      h("p", { class: "where" }, h("strong", {}, frame.title), h("span", {}, where)),
      h("p", { class: "told", "aria-live": "polite" }, frame.told.join(" ")),
      h("p", { class: "state" }, turn, ". ", frame.game.join(" ")),
    );
  }
}

customElements.define("tarock-replay", Replay);
