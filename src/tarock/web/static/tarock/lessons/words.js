// All texts that the lessons' script says, German and English. What is asked and judged comes from the server.

const WORDS = {
  taskOf: ["Aufgabe {n} von {all}", "Task {n} of {all}"],
  go: ["Aufgabe {n}", "Task {n}"],
  solved: ["gelöst", "solved"],
  check: ["Prüfen", "Check"],
  again: ["Noch einmal von vorn", "Once more from the start"],
  next: ["Weiter", "Next"],
  nextLesson: ["Zum nächsten Schritt", "To the next step"],
  allSteps: ["Alle Schritte", "All steps"],
  right: ["Richtig.", "Right."],
  notYet: ["Noch nicht.", "Not yet."],
  done: ["Dieser Schritt ist geschafft.", "This step is done."],
  lost: ["Leider verloren.", "Lost."],
  played: ["Gespielt.", "Played."],
  why: ["Regel", "rule"],
  trick: ["Im Stich", "In the trick"],
  noTrick: ["Noch liegt keine Karte.", "No card lies yet."],
  handOf: ["Blatt von {name}", "{name}’s hand"],
  choose: ["Zur Wahl", "To choose from"],
  pile: ["Diese Karten", "These cards"],
  points: ["Punkte", "Points"],
  blatt: ["Blatt", "Blatt"],
  leads: ["{name} spielt aus", "{name} leads"],
  offline: ["Keine Verbindung. Bitte noch einmal prüfen.", "No connection. Please check again."],
  nothing: ["Bitte zuerst etwas wählen.", "Please choose something first."],
  far: ["{n} von {all}", "{n} of {all}"],
};

/** The text of `key` in "de" or "en", with its parameters filled in. */
export function say(lang, key, given = {}) {
  const text = WORDS[key][lang === "en" ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (_, name) => given[name] ?? "");
}
