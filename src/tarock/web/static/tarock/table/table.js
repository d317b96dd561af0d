// The table's page: reads what the server put into it, follows the stream, draws the views, sends what is tapped.

import { render } from "../common/dom.js";
import { Actions } from "./actions.js";
import { held } from "./cards.js";
import { spoken } from "./chat.js";
import { Dialogs } from "./dialogs.js";
import { drawn } from "./draw.js";
import { listenKeys } from "./keys.js";
import { move, remember } from "./motion.js";
import { lastWord, sentences, Voice } from "./say.js";
import { readRules } from "./seen.js";
import { readSettings } from "./settings.js";
import { WIDE } from "./side.js";
import { lastName } from "./sit.js";
import { Speech } from "./speech.js";
import { TableStore } from "./store.js";
import { stream } from "./stream.js";
import { ticking } from "./ticking.js";
import { words } from "./words.js";

/** Milliseconds for which a word of the talk stays at its plate. */
const HEARD = 7000;

/** What is only on this screen; all but the name begins anew with each decision. */
const fresh = () => ({ chosen: null, discard: new Set(), words: new Map(), lifted: null, refused: null, advice: null });

class TablePage extends HTMLElement {
  size = { width: 344, card: 56 };
  ui = { ...fresh(), hands: false, unread: 0, talk: new Map(), focus: null, name: lastName() };

  begin(data) {
    this.data = data;
    this.t = words(data.lang);
    this.rules = { ...readRules(data.rules), marks: new Set(data.rules.anchors) };
    this.settings = readSettings(data.lang);
    this.store = new TableStore(data, this.rules, this.settings);
    this.speech = new Speech(this);
    this.board = document.createElement("div");
    this.board.className = "board-root";
    this.voice = new Voice(Object.assign(document.createElement("div"), { className: "unseen" }));
    this.voice.node.setAttribute("aria-live", "polite");
    this.append(this.board, this.voice.node);
    this.dialogs = new Dialogs(this);
    Object.assign(this, new Actions(this).bound());
    this.store.addEventListener("change", ({ detail }) => this.#changed(detail));
    new ResizeObserver(() => this.#measure()).observe(this.board);
    listenKeys(this);
    ticking(this);
    if (data.view) this.store.take(data.view);
    if (location.hash === "#einladen") this.#invite();
    this.stream = stream(data.table, (message) => this.store.hear(message), data.worker);
  }

  /** Right after a table was opened: the link for the others, once. */
  #invite() {
    history.replaceState(null, "", location.pathname);
    if (this.view) this.open("invite");
  }

  // What the parts of the page ask for.

  get view() {
    return this.store.shown;
  }

  get seen() {
    return this.store.seen;
  }

  /** My place at the table; null for who only watches. */
  get me() {
    return this.view?.me ?? null;
  }

  /** Whether something may be done now: what is shown is the latest, and nothing is on its way. */
  get free() {
    return this.store.current && !this.view.paused;
  }

  /** What a seat has said: a word of the table talk for some seconds, else its last word in the deal. */
  bubble(seat) {
    const talk = this.ui.talk.get(this.seen.place(seat));
    return talk ? { key: `t${talk.at}`, text: spoken(this, talk) } : lastWord(this.seen, seat);
  }

  trickLine(number) {
    return this.view.deal.log.find((line) => line.trick === number) ?? null;
  }

  handText() {
    return held(this.seen.d.hand)
      .map((card) => this.rules.cards[card])
      .join(", ");
  }

  /** Seats in a sentence of the engine by the names of who sits there. */
  named(sentence) {
    if (!this.view?.deal) return sentence;
    return sentence.replace(/(?:Platz|seat|Seat) ([0-3])\b/g, (_, seat) => this.seen.name(Number(seat)));
  }

  // Drawing.

  #changed({ steps, before }) {
    if (!this.view) return;
    if (before && before.version !== this.view.version && decides(before, this.view)) Object.assign(this.ui, fresh());
    if (steps.some((step) => step.kind === "deal")) this.ui.hands = false;
    this.#hearTalk(steps);
    const stays = before && steps.length ? remember(this) : null;
    this.draw();
    if (stays)
      move(this, stays, steps, {
        settings: this.settings,
        seatNode: (seat) => this.querySelector(`[data-seat="${seat}"].plate, [data-seat="${seat}"].own-marks`),
      });
    this.voice.say([...sentences(this, steps), ...this.#turnSentence(before)]);
    if (before !== this.view) this.#focusDecision(before);
  }

  /** Spoken once, when it becomes one's turn. */
  #turnSentence(before) {
    const was = before?.deal?.view;
    const now = this.seen;
    if (!now.mine || (was && was.turn === was.seat && was.phase === now.phase && before.version === this.view.version))
      return [];
    return was && was.turn === was.seat && was.phase === now.phase && now.phase !== "auction" && now.phase !== "play"
      ? []
      : [this.t("yourTurn")];
  }

  /** Talk is shown at the plate for a while and counted until the talk is opened. */
  #hearTalk(steps) {
    const heard = steps.filter((step) => step.kind === "chat" && step.said.place !== this.me).map((step) => step.said);
    const open = this.dialogs.name === "chat" || (WIDE.matches && this.ui.tab === "chat");
    this.ui.unread = open ? 0 : this.ui.unread + heard.length;
    for (const said of heard) {
      this.ui.talk.set(said.place, said);
      setTimeout(() => {
        if (this.ui.talk.get(said.place) === said) this.ui.talk.delete(said.place);
        this.draw();
      }, HEARD);
    }
  }

  draw() {
    if (!this.view) return;
    render(this.board, ...drawn(this));
    this.dialogs.draw();
    document.title = this.seen.mine ? `● ${this.data.title}` : this.data.title;
  }

  #measure() {
    const probe = this.querySelector(".hand-place .probe");
    if (!probe) return;
    const card = probe.getBoundingClientRect().width;
    const width = probe.parentElement.clientWidth;
    if (width === this.size.width && card === this.size.card) return;
    this.size = { width, card };
    this.draw();
    this.#measure(); // what was drawn beside the hand may have gone with the wide screen
  }

  /** Whoever plays by keys stays where the next thing is to be decided. */
  #focusDecision(before) {
    const lost = document.activeElement === document.body || !document.activeElement?.isConnected;
    if (
      !(this.seen.mine || this.seen.finished) ||
      !this.byKeys ||
      (!lost && before?.deal?.view?.phase === this.seen.phase)
    )
      return;
    if (this.dialogs.node.open) return;
    this.toDecision();
  }

  toDecision() {
    const target =
      this.seen.phase === "play" ? this.querySelector('.hand [tabindex="0"]') : this.querySelector(".slip h2");
    target?.focus();
  }
}

/** Whether what is to be decided has changed, so that half a choice means nothing any more. */
function decides(before, after) {
  const [a, b] = [before.deal?.view, after.deal?.view];
  return (
    !a ||
    !b ||
    a.phase !== b.phase ||
    a.turn !== b.turn ||
    a.trick.length !== b.trick.length ||
    a.tricks.length !== b.tricks.length ||
    a.talk.length !== b.talk.length
  );
}

customElements.define("tarock-table", TablePage);
const page = document.querySelector("tarock-table");
page.begin(JSON.parse(document.getElementById("table-data").textContent));
const register = () =>
  navigator.serviceWorker.register(page.data.sw, { scope: page.data.scope }).catch(() => undefined);
if ("serviceWorker" in navigator && page.data.sw) setTimeout(register, 4000);
