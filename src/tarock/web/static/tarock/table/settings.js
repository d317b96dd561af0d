// What this device likes: deck, corner letters, how cards are played, how fast the others are shown. Kept here only.

const KEY = "tarock-table";
export const DECKS = ["two", "four", "large", "contrast"];
export const CORNERS = ["de", "en"];
export const TAPS = ["one", "two"];
export const PACES = ["calm", "brisk", "still"];

const usual = (lang) => ({ deck: "two", corner: lang === "en" ? "en" : "de", taps: "one", pace: "calm" });
const KNOWN = { deck: DECKS, corner: CORNERS, taps: TAPS, pace: PACES };

/** What was set here before, in the language's own defaults where nothing was. */
export function readSettings(lang) {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    // Nothing readable: as if nothing had been set.
  }
  const found = usual(lang);
  for (const [name, values] of Object.entries(KNOWN)) if (values.includes(kept?.[name])) found[name] = kept[name];
  return found;
}

export function writeSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may have no room: it holds until the page is closed.
  }
}

/** Whether things may move: not where the device or the person wants it still. */
export function moves(settings) {
  return settings.pace !== "still" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
