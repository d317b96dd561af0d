// Asks for a part of the page again and again: answered with nothing while nothing has happened. A page that nobody
// looks at does not ask.

import { setTime } from "./public-clock.js";

/** `changed(html)` when the part at `address` is another; `state(online)` after each try. Milliseconds in `every`. */
export function poll(address, { every = 5000, hidden = false, changed, state = () => {} }) {
  let tag = null;
  let timer = 0;
  let failures = 0;

  async function ask() {
    clearTimeout(timer);
    if (document.hidden && !hidden) return;
    try {
      const headers = tag ? { "If-None-Match": tag } : {};
      const response = await fetch(address, { headers, cache: "no-store", signal: timeout(15000) });
      setTime(response);
      if (response.ok) {
        const html = await response.text();
        // What could not be shown now (somebody is writing) is asked for again.
        if (changed(html) !== false) tag = response.headers.get("ETag");
      }
      failures = response.ok || response.status === 304 ? 0 : failures + 1;
    } catch {
      failures += 1;
    }
    state(failures === 0);
    timer = setTimeout(ask, every * Math.min(1 + failures, 6));
  }

  document.addEventListener("visibilitychange", () => document.hidden || ask());
  addEventListener("online", ask);
  ask();
}

function timeout(milliseconds) {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), milliseconds);
  return stop.signal;
}

/** The nodes of an HTML text of our own server. */
export function nodes(html) {
  return [...new DOMParser().parseFromString(html, "text/html").body.childNodes];
}
