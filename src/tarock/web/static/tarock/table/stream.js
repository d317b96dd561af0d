// How this tab gets its views: through the shared worker, through the tab that leads, or by a stream of its own.

import { Leader } from "./leader.js";
import { Source } from "./source.js";

class Shared {
  constructor(table, tell, script) {
    this.worker = new SharedWorker(script, { type: "module", name: "tarock" });
    this.worker.port.addEventListener("message", ({ data }) => tell(data));
    this.worker.port.start();
    const join = () => this.worker.port.postMessage({ do: "join", table });
    join();
    addEventListener("pagehide", () => this.worker.port.postMessage({ do: "leave" }));
    addEventListener("pageshow", (event) => event.persisted && join());
  }

  wake() {
    this.worker.port.postMessage({ do: "wake" });
  }

  renew() {
    this.worker.port.postMessage({ do: "renew" });
  }
}

class Alone {
  constructor(table, tell) {
    this.source = new Source(tell);
    this.source.want([table]);
    addEventListener("pagehide", () => this.source.close());
    addEventListener("pageshow", (event) => event.persisted && this.source.open());
  }

  wake() {
    this.source.wake();
  }

  /** A new connection: who is asking has changed (a seat was taken). */
  renew() {
    this.source.open();
  }
}

function storing() {
  try {
    localStorage.setItem("tarock-probe", "1");
    localStorage.removeItem("tarock-probe");
    return true;
  } catch {
    return false;
  }
}

/** The stream of a table; `tell` gets its messages (see `source.js`). */
export function stream(table, tell, script) {
  const made = pick(table, tell, script);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && made.wake());
  addEventListener("online", () => made.wake());
  return made;
}

function pick(table, tell, script) {
  if ("SharedWorker" in window) {
    try {
      return new Shared(table, tell, script);
    } catch {
      // Some browsers know the name and refuse the thing.
    }
  }
  return "BroadcastChannel" in window && storing() ? new Leader(table, tell) : new Alone(table, tell);
}
