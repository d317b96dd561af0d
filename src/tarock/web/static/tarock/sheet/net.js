// Speaking with the server: JSON in, JSON out, with an end to waiting. No answer at all is `Offline`, anything else a status.

const PATIENCE = 8000;

export class Offline extends Error {}

async function ask(address, options) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const response = await fetch(address, { ...options, signal: stop.signal, cache: "no-store" });
    // A proxy or a starting server answers 502/503; a captive portal of the inn answers with a page of its own.
    if (response.status >= 500) throw new Offline(String(response.status));
    if (response.status === 204) return { status: 204, data: null };
    const json = (response.headers.get("Content-Type") ?? "").includes("json");
    if (!json && response.ok) throw new Offline("no JSON");
    return { status: response.status, data: json ? await response.json() : null };
  } catch (error) {
    throw error instanceof Offline ? error : new Offline(error.message);
  } finally {
    clearTimeout(timer);
  }
}

/** GET an address below the list's own. */
export function get(path) {
  return ask(path, {});
}

/** POST JSON to an address below the list's own. */
export function post(path, body) {
  return ask(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
}
