// Sending one wish: JSON in, JSON out, the same id again until there is an answer. An answer is never guessed.

const PATIENCE = 8000;
const TRIES = 8;
const LONGEST = 6000;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function once(address, options) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const response = await fetch(address, { ...options, signal: stop.signal, cache: "no-store" });
    const json = (response.headers.get("Content-Type") ?? "").includes("json");
    // A starting server or a captive portal answers with something else: that is no answer.
    if (response.status >= 500 || (response.ok && !json)) return null;
    const wait = Number(response.headers.get("Retry-After")) * 1000;
    return { status: response.status, data: json ? await response.json() : null, wait: wait || 0 };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * POST a wish until it is answered: `{status, data}`, or null where nothing answered for about half a minute.
 * Sending twice is harmless: the wish carries its id. `waiting` is told the number of the try that failed.
 */
export async function send(address, wish, waiting = () => undefined) {
  const headers = { "Content-Type": "application/json" };
  const options = { method: "POST", body: JSON.stringify(wish), headers, credentials: "same-origin" };
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await once(address, options);
    if (answer && answer.status !== 429) return answer;
    waiting(tried);
    if (tried < TRIES) await sleep(answer?.wait || Math.min(LONGEST, 300 * 2 ** tried) * (0.8 + Math.random() * 0.4));
  }
  return null;
}

/** GET JSON once: `{status, data}`, or null without an answer. */
export function get(address) {
  return once(address, { credentials: "same-origin" });
}
