// The texts of the replay that the server does not say itself, German and English.

const WORDS = {
  stage: ["Das Spiel mit offenen Karten", "The deal with open cards"],
  hand: ["Blatt von {name}", "Hand of {name}"],
  talon: ["Talon", "Talon"],
  talonHalf: ["Talonhälfte {half}", "Talon half {half}"],
  discard: ["Abgelegt", "Discarded"],
  thrown: ["Aus dem Talon dazu", "Added from the talon"],
  trick: ["Auf dem Tisch", "On the table"],
  onTurn: ["An der Reihe: {name}", "On turn: {name}"],
  over: ["Zu Ende gespielt", "Played to the end"],
  turn: ["an der Reihe", "on turn"],
  tricks: ["{n} Stiche", "{n} tricks"],
  oneTrick: ["1 Stich", "1 trick"],
  step: ["Schritt {n} von {all}", "Step {n} of {all}"],
  first: ["Zum Anfang", "To the start"],
  backTrick: ["Einen Stich zurück", "Back one trick"],
  back: ["Einen Schritt zurück", "Back one step"],
  on: ["Einen Schritt weiter", "On one step"],
  onTrick: ["Einen Stich weiter", "On one trick"],
  last: ["Zum Ende", "To the end"],
  slider: ["Schritt", "Step"],
  steps: ["Schritte", "Steps"],
  soFar: ["Stiche bisher", "Tricks so far"],
  number: ["Nr.", "No."],
  cards: ["Karten", "Cards"],
  takenBy: ["Stich an", "Taken by"],
  keys: ["Tasten: ← → Schritt, Bild auf/ab Stich, Pos1 Ende", "Keys: ← → step, Page up/down trick, Home End"],
};

/** `t("step", {n: 3, all: 61})` in the language of the page. */
export function words(lang) {
  const column = lang === "en" ? 1 : 0;
  return (key, values = {}) => WORDS[key][column].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}
