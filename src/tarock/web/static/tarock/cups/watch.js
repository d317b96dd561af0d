// Asking again every few seconds what has changed, with the tag of the last answer; silent while nobody looks.

const EVERY = 4000;

/** Call `changed(data)` with each new answer of `address`; the first one too. */
export function watch(address, changed) {
  let tag = "";
  const ask = async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(address, { headers: tag ? { "If-None-Match": tag } : {}, cache: "no-store" });
      if (answer.status !== 200) return;
      tag = answer.headers.get("ETag") ?? "";
      changed(await answer.json());
    } catch {
      // Without a network the page stays as it is; the next question comes.
    }
  };
  setInterval(ask, EVERY);
  document.addEventListener("visibilitychange", ask);
  ask();
}
