// Where there is no shared worker: one tab leads and has the stream, the others listen to it. Who leads shows a heartbeat;
// a leader that falls asleep or is closed is replaced by the first tab that misses it.

import { Source } from "./source.js";

const KEY = "tarock-stream";
const CHANNEL = "tarock-stream";
const BEAT = 1500;
const DEAD = 5000;

export class Leader {
  #me = String(Math.random()).slice(2) + Date.now();
  #source = null;
  #others = new Map();
  #channel = new BroadcastChannel(CHANNEL);

  constructor(table, tell) {
    this.table = table;
    this.tell = tell;
    this.#channel.addEventListener("message", ({ data }) => this.#hear(data));
    this.#timer = setInterval(() => this.#beat(), BEAT);
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.#beat());
    this.#post({ do: "join", table });
    this.#beat();
  }

  #timer = 0;

  wake() {
    this.#beat();
    if (this.#source) this.#source.wake();
    else this.#post({ do: "wake" });
  }

  renew() {
    if (this.#source) this.#source.open();
    else this.#post({ do: "renew" });
  }

  close() {
    this.#post({ do: "leave" });
    if (this.#source) this.#stepDown();
  }

  #post(message) {
    this.#channel.postMessage({ from: this.#me, ...message });
  }

  #kept() {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? "null");
    } catch {
      return null;
    }
  }

  #keep() {
    localStorage.setItem(KEY, JSON.stringify({ id: this.#me, at: Date.now() }));
  }

  #beat() {
    const kept = this.#kept();
    const lives = kept && Date.now() - kept.at < DEAD;
    if (this.#source) {
      if (lives && kept.id !== this.#me) this.#stepDown();
      else this.#keep();
    } else if (!lives) {
      this.#keep();
      // Two tabs may miss the leader in the same moment: whoever still stands there a little later leads.
      setTimeout(() => this.#kept()?.id === this.#me && this.#lead(), 60 + Math.random() * 120);
    }
  }

  #lead() {
    if (this.#source) return;
    this.#source = new Source((message) => {
      if (!message.table || message.table === this.table) this.tell(message);
      this.#post({ do: "told", message });
    });
    this.#post({ do: "who" });
    this.#follow();
  }

  #stepDown() {
    this.#source.close();
    this.#source = null;
    if (this.#kept()?.id === this.#me) localStorage.removeItem(KEY);
    this.#post({ do: "join", table: this.table });
  }

  #follow() {
    this.#source?.want([this.table, ...this.#others.values()]);
  }

  #hear({ from, do: what, table, message }) {
    if (what === "told" && !this.#source && (!message.table || message.table === this.table)) this.tell(message);
    else if (what === "who") this.#post({ do: "join", table: this.table });
    else if (what === "join") {
      this.#others.set(from, table);
      this.#follow();
      if (this.#source) this.#post({ do: "told", message: { kind: "state", state: this.#source.state } });
    } else if (what === "leave") {
      this.#others.delete(from);
      this.#follow();
    } else if (what === "wake") this.#source?.wake();
    else if (what === "renew") this.#source?.open();
  }
}
