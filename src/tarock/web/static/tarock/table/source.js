// The one stream of a browser: views of all tables that are open in it, from one connection that renews itself.
// Runs in a shared worker, in the tab that leads the others, or in a lone tab; it knows no page.

const SILENCE = 40000;
const FIRST = 12000;
const POLL = 2000;
const LONGEST = 15000;

/** `tell(message)` gets {kind: "view", table, view}, {kind: "gone", table} and {kind: "state", state}. */
export class Source {
  tables = new Set();
  state = "connecting";
  #events = null;
  #failed = 0;
  #timer = 0;
  #watch = 0;
  #poll = 0;
  #latest = new Map();

  constructor(tell, base = "/live/") {
    this.tell = tell;
    this.base = base;
  }

  /** The tables that somebody looks at; the connection follows. The last known view of an old one is told at once. */
  want(tables) {
    const wanted = new Set(tables);
    for (const table of wanted)
      if (this.#latest.has(table)) this.tell({ kind: "view", table, view: this.#latest.get(table) });
    const same = wanted.size === this.tables.size && [...wanted].every((table) => this.tables.has(table));
    if (same && this.#events) return;
    this.tables = wanted;
    for (const table of this.#latest.keys()) if (!wanted.has(table)) this.#latest.delete(table);
    this.open();
  }

  /** A page came back to the front or the network did: look at once whether the connection still lives. */
  wake() {
    if (this.state !== "live") this.open();
    else this.#listen(FIRST / 2);
  }

  close() {
    this.#events?.close();
    this.#events = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    clearInterval(this.#poll);
    this.#poll = 0;
  }

  open() {
    this.close();
    if (!this.tables.size) return;
    const query = [...this.tables].map((table) => `tisch=${encodeURIComponent(table)}`).join("&");
    const events = new EventSource(`${this.base}strom?${query}`);
    this.#events = events;
    events.addEventListener("view", (event) => {
      const table = event.lastEventId.slice(0, event.lastEventId.lastIndexOf(":"));
      this.#alive();
      this.#view(table, JSON.parse(event.data));
    });
    events.addEventListener("ping", () => this.#alive());
    events.addEventListener("gone", (event) => {
      const table = event.lastEventId.split(":")[0] || event.data;
      this.tables.delete(table);
      this.tell({ kind: "gone", table });
    });
    events.addEventListener("error", () => this.#again());
    this.#listen(FIRST);
  }

  #view(table, view) {
    this.#latest.set(table, view);
    this.tell({ kind: "view", table, view });
  }

  #alive() {
    this.#failed = 0;
    clearInterval(this.#poll);
    this.#poll = 0;
    this.#say("live");
    this.#listen(SILENCE);
  }

  /** A stream that says nothing for too long is dead, also where nobody reports an error. */
  #listen(patience) {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#again(), patience);
  }

  #again() {
    this.close();
    this.#failed += 1;
    this.#say(this.#failed > 1 ? "lost" : "connecting");
    const wait = Math.min(LONGEST, 400 * 2 ** this.#failed) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.open(), wait);
    // A proxy that swallows streams still answers questions.
    if (this.#failed > 2) this.#poll = setInterval(() => this.#ask(), POLL);
  }

  async #ask() {
    for (const table of this.tables) {
      try {
        const answer = await fetch(`${this.base}${table}/view`, { cache: "no-store", credentials: "same-origin" });
        if (!answer.ok) continue;
        this.#view(table, await answer.json());
        this.#say("polling");
      } catch {
        // The next question comes by itself.
      }
    }
  }

  #say(state) {
    if (state === this.state) return;
    this.state = state;
    this.tell({ kind: "state", state });
  }
}
