// The last views of one table, shown one after the other so that fast bots can be followed; and the wishes sent from here.
// Only what the server confirmed is ever shown; a wish on its way is marked, nothing more.

import { uuid7 } from "../common/uuid7.js";
import { happened, weight } from "./steps.js";
import { get, send } from "./net.js";
import { Seen } from "./seen.js";

const MOST = 14;
/** Milliseconds after which a view that was made but has not come is asked for. */
const LATE = 1500;
const PATIENT = 3000;
/** Milliseconds for which what happened stays before the next thing is shown. */
const DWELL = {
  calm: { none: 0, word: 550, card: 480, cards: 900, trick: 1250, deal: 900, end: 1000 },
  brisk: { none: 0, word: 220, card: 200, cards: 350, trick: 550, deal: 350, end: 400 },
  still: { none: 0, word: 120, card: 80, cards: 200, trick: 500, deal: 150, end: 200 },
};

export class TableStore extends EventTarget {
  shown = null;
  latest = null;
  queue = [];
  pending = null;
  stream = "connecting";
  note = null;
  tries = 0;
  /** The page has just been opened: nobody needs to be told that it is connecting. */
  fresh = true;
  #busy = false;
  #freeAt = 0;

  constructor(data, rules, settings) {
    super();
    setTimeout(() => {
      this.fresh = false;
      this.#changed();
    }, PATIENT);
    this.data = data;
    this.rules = rules;
    this.settings = settings;
  }

  get seen() {
    return new Seen(this.shown, this.rules);
  }

  /** Whether what is on the screen is what the server last said: only then may one act. */
  get current() {
    return this.shown === this.latest && !this.pending;
  }

  /** A view arrived, from the stream or with an answer. Older ones are of no use any more, but for who got up and looks on with a delay. */
  take(view) {
    const gotUp = this.latest?.role === "player" && view.role === "spectator" && view.config.spectators.startsWith("delay");
    if (this.latest && view.version < this.latest.version && !gotUp) return;
    const repeats = this.latest && view.version === this.latest.version;
    this.latest = view;
    if (this.pending?.until && view.version >= this.pending.until) this.pending = null;
    if (!this.shown) {
      this.#show(view, []);
    } else if (repeats) {
      if (this.queue.length) this.queue[this.queue.length - 1] = view;
      else this.#refresh(view);
    } else {
      this.queue.push(view);
      if (this.queue.length > MOST || document.hidden) this.queue.splice(0, this.queue.length - 1);
      this.#advance();
    }
  }

  /** The same version again with another clock or another presence: shown at once, without a story. */
  #refresh(view) {
    this.shown = view;
    this.dispatchEvent(new CustomEvent("change", { detail: { steps: [], before: view } }));
  }

  #advance() {
    if (this.#busy || !this.queue.length) return;
    const wait = this.#freeAt - performance.now();
    if (wait > 8 && !document.hidden) {
      this.#busy = true;
      setTimeout(() => {
        this.#busy = false;
        this.#advance();
      }, wait);
      return;
    }
    const view = this.queue.shift();
    const steps = happened(this.shown, view);
    this.#show(view, steps);
    const dwell = (DWELL[this.settings.pace] ?? DWELL.calm)[weight(steps)];
    this.#freeAt = performance.now() + (this.queue.length > 4 ? dwell / 2 : dwell);
    this.#advance();
  }

  #show(view, steps) {
    const before = this.shown;
    this.shown = view;
    this.dispatchEvent(new CustomEvent("change", { detail: { steps, before } }));
  }

  hear(message) {
    if (message.kind === "view") this.take(message.view);
    else if (message.kind === "gone") this.say({ key: "tableGone" });
    else if (message.kind === "state" && message.state !== this.stream) {
      this.stream = message.state;
      this.#changed();
    }
  }

  say(note) {
    this.note = note;
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new CustomEvent("change", { detail: { steps: [], before: this.shown } }));
  }

  /** An action of the deal; `mark` is the card or button that shows that it is on its way. */
  act(action, mark) {
    return this.wish("act", { action }, mark);
  }

  /** Send a wish. Resolves to whether it was accepted; what went wrong is said in `note`. */
  async wish(what, fields = {}, mark = what) {
    if (this.pending && what === "act") return false;
    const mine = { id: uuid7(), version: this.latest?.version ?? 0, do: what, ...fields };
    if (what === "act") this.pending = { ...mine, mark };
    this.note = null;
    this.tries = 0;
    this.#changed();
    const answer = await send(`${this.data.live}wish`, mine, (tried) => {
      this.tries = tried;
      this.#changed();
    });
    this.tries = 0;
    const accepted = this.#answered(answer, what);
    if (this.pending?.id === mine.id) this.#settle(accepted?.version ?? 0);
    return accepted;
  }

  /** A wish stays marked until the view that it made is here; a stream that keeps it back is asked for it. */
  #settle(version) {
    if (this.latest.version >= version) {
      this.pending = null;
      this.#changed();
      return;
    }
    this.pending.until = version;
    setTimeout(() => this.pending?.until === version && this.look(), LATE);
  }

  #answered(answer, what) {
    if (answer === null) this.say({ key: "noAnswer" });
    else if (answer.status === 409) {
      if (answer.data?.view) this.take(answer.data.view);
      const why = answer.data?.problems?.[0]?.why;
      this.say(why ? { text: why } : { key: what === "act" ? "stale" : "staleOther" });
    } else if (answer.status >= 400) this.say(this.#refused(answer));
    else {
      if (answer.data?.view) this.take(answer.data.view);
      this.#changed();
      return answer.data ?? true;
    }
    return false;
  }

  #refused({ status, data }) {
    const [problem] = data?.problems ?? [];
    if (problem) return { text: problem.why, clause: problem.clause };
    return { key: status === 403 ? "notAllowed" : status === 404 ? "tableGone" : "refused" };
  }

  /** Ask once for the view, where the stream has not brought one yet. */
  async look() {
    const answer = await get(`${this.data.live}view`);
    if (answer?.status === 200) this.take(answer.data);
  }
}
