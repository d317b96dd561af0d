// All texts of the list's page, German as it is spoken at the table, and English. Texts address nobody.

const WORDS = {
  write: ["Anschreiben", "Write a game"],
  game: ["Spiel", "Game"],
  gameOf: ["Spiel {n} von {all}", "Game {n} of {all}"],
  gameN: ["Spiel {n}", "Game {n}"],
  forehand: ["Vorhand", "Vorhand"],
  dealer: ["Geber", "Dealer"],
  pauses: ["setzt aus", "pauses"],
  counts: ["zählt ×{n}", "counts ×{n}"],
  allWritten: ["Alle {n} Spiele sind geschrieben.", "All {n} games are written."],
  list: ["Liste", "List"],
  money: ["Geld", "Money"],
  course: ["Verlauf", "Course"],
  referee: ["Regeln", "Rules"],
  share: ["Teilen", "Share"],
  views: ["Ansichten", "Views"],
  noGames: ["Noch kein Spiel geschrieben.", "No game written yet."],
  standing: ["Stand", "Standing"],
  // state of the connection
  offline: [
    "Keine Verbindung. Spiele werden hier gemerkt und später gesendet.",
    "No connection. Games are kept here and sent later.",
  ],
  waitingOne: ["1 Eintrag wartet auf die Verbindung.", "1 entry is waiting for the connection."],
  waitingMany: ["{n} Einträge warten auf die Verbindung.", "{n} entries are waiting for the connection."],
  notLasting: [
    "Dieser Browser merkt sich nichts: bis alles gesendet ist, die Seite offen lassen.",
    "This browser remembers nothing: keep the page open until everything is sent.",
  ],
  pending: ["wartet", "pending"],
  closed: ["Bestätigt von {name}, geschlossen.", "Confirmed by {name}, closed."],
  // who writes
  whoWrites: ["Wer schreibt auf diesem Gerät?", "Who writes on this device?"],
  someoneElse: ["jemand anderer", "somebody else"],
  name: ["Name", "Name"],
  writes: ["Es schreibt {name}", "Writing: {name}"],
  change: ["ändern", "change"],
  // form
  contract: ["Was wird gespielt?", "Which game?"],
  declarer: ["Wer spielt?", "Who plays?"],
  declarers: ["Wer spielt? (Bei: mehrere)", "Who plays? (Bei: several)"],
  partner: ["Mit wem?", "With whom?"],
  kingLay: ["König lag", "king lay"],
  result: ["Wie ist es ausgegangen?", "How did it end?"],
  won: ["gewonnen", "won"],
  lost: ["verloren", "lost"],
  byCount: ["mit Punkten", "by card points"],
  byTricks: ["mit Stichen", "by tricks"],
  givenUp: ["aufgegeben", "given up"],
  noBird: ["ohne Vogel", "without a bird"],
  renonce: ["Renonce", "Renonce"],
  renonceBy: ["Wer hat die Renonce begangen?", "Who committed the Renonce?"],
  count: ["Punkte und Blatt der Spielpartei", "Points and Blatt of the declarer’s side"],
  countOf: ["Punkte {name}", "Points {name}"],
  blatt: ["Blatt", "Blatt"],
  tricks: ["Stiche", "Tricks"],
  tricksOf: ["Stiche {name}", "Tricks {name}"],
  fourCounts: ["Punkte aller vier", "Points of all four"],
  rest: ["Rest", "rest"],
  restLeft: ["noch {count} von 70", "{count} of 70 left"],
  restNone: ["70, passt", "70, right"],
  restOver: ["um {count} zu viel", "{count} too many"],
  tricksToo: ["Stiche auch angeben", "Give the tricks too"],
  restTricks: ["noch {n} von 12 Stichen", "{n} of 12 tricks left"],
  bonuses: ["Prämien", "Premiums"],
  birdOf: ["Der Vogel", "The bird"],
  silent: ["still", "silent"],
  announced: ["angesagt", "announced"],
  made: ["gemacht", "made"],
  bonusLost: ["verloren", "lost"],
  none: ["–", "–"],
  noneLong: ["nicht", "none"],
  side: ["Von wem", "By whom"],
  credited: ["Wer hatte sie schon gemacht?", "Who had already made it?"],
  kontra: ["Kontra aufs Spiel", "Kontra on the game"],
  kontraBy: ["Kontra von jedem", "Kontra by each"],
  kontraAgainst: ["{name} gegen {whom}", "{name} against {whom}"],
  kontraBonus: ["Kontra auf {name}", "Kontra on {name}"],
  noKontra: ["ohne", "none"],
  more: ["Mehr", "More"],
  queen: ["Dame gerufen (vier Könige)", "Queen called (four kings)"],
  noBirdBeside: ["Besserrufer ohne Vogel, überboten", "Besserrufer without a bird, overbid"],
  spritzer: ["Wer spritzt?", "Who spritzt?"],
  stichzwang: ["Stichzwang", "Stichzwang"],
  withStichzwang: ["mit Stichzwang", "with Stichzwang"],
  withoutStichzwang: ["ohne Stichzwang", "without Stichzwang"],
  talon: ["Talon zu", "Talon to"],
  onlyForehand: ["nur Vorhand: {name}", "Vorhand only: {name}"],
  pays: ["Was es zahlt", "What it pays"],
  why: ["Warum?", "Why?"],
  save: ["Schreiben", "Write"],
  editGame: ["Spiel {n} berichtigen", "Correct game {n}"],
  saveAs: ["Berichtigen", "Correct"],
  close: ["Schließen", "Close"],
  back: ["Zurück", "Back"],
  open: ["Noch offen: {what}", "Still open: {what}"],
  previewOffline: [
    "Ohne Verbindung keine Vorschau; geprüft wird beim Senden.",
    "No preview without a connection; checked when sent.",
  ],
  previewWait: ["rechnet …", "working …"],
  impossible: ["Das geht so nicht:", "This cannot be:"],
  reason: ["Grund der Berichtigung", "Reason for the correction"],
  discardDraft: ["Verwerfen", "Discard"],
  // rows
  corrected: ["berichtigt von {name}, {at}", "corrected by {name}, {at}"],
  cancelled: ["gestrichen von {name}, {at}", "cancelled by {name}, {at}"],
  struck: ["annulliert von {name}, {at}", "struck by {name}, {at}"],
  writtenBy: ["geschrieben von {name}, {at}", "written by {name}, {at}"],
  whoForehand: ["Vorhand (auch weitergegeben)", "Vorhand (also handed on)"],
  renonceNote: [
    "Wann bemerkt, wie entschieden und warum (freiwillig)",
    "When it was noticed, the decision and why (optional)",
  ],
  zeroRound: ["Nullrunde", "zero round"],
  broken: ["geht nicht mehr, zählt 0", "no longer possible, counts 0"],
  edit: ["Berichtigen", "Correct"],
  cancel: ["Streichen", "Cancel"],
  restore: ["Zurückholen", "Bring back"],
  strike: ["Annullieren", "Strike"],
  kontraPaid: ["Kontra bezahlt", "kontra paid"],
  payKontra: ["Kontra ist bezahlt", "Kontra has been paid"],
  oweKontra: ["Kontra doch offen", "Kontra not paid after all"],
  inSchrift: ["Schrift", "Schrift"],
  inCash: ["bar mit Kontra", "cash with kontra"],
  cancelSure: [
    "Spiel {n} wurde nie gespielt und wird gestrichen?",
    "Game {n} was never played and is to be cancelled?",
  ],
  strikeSure: ["Spiel {n} zählt dann 0 für alle. Grund:", "Game {n} then counts 0 for all. Reason:"],
  ruling: ["Entscheidung", "Ruling"],
  yes: ["Ja", "Yes"],
  no: ["Nein", "No"],
  // money
  schrift: ["Schrift", "Schrift"],
  kontraOpen: ["Kontra offen", "Kontra open"],
  kontraDone: ["Kontra bezahlt", "Kontra paid"],
  gets: ["bekommt", "gets"],
  box: ["Spendenschwein", "Donation box"],
  boxNote: ["Ins Spendenschwein: {amount}", "Into the donation box: {amount}"],
  boxHint: [
    "Kontra zahlen die Verlierer ins Spendenschwein, die Gewinner bekommen davon nichts.",
    "The losers pay kontra into the donation box; the winners get none of it.",
  ],
  toPay: ["Wer zahlt wem", "Who pays whom"],
  paysTo: ["{from} zahlt {to}", "{from} pays {to}"],
  even: ["Alle sind gleich, niemand zahlt.", "All are even, nobody pays."],
  perPoint: ["1 Punkt = {cents} Cent", "1 point = {cents} cents"],
  ledgers: ["Schrift und Geld", "Schrift and money"],
  confirm: ["Liste bestätigen", "Confirm the list"],
  confirmHint: [
    "Eine zweite Person am Tisch bestätigt; danach ist die Liste geschlossen.",
    "A second person at the table confirms; then the list is closed.",
  ],
  confirmAs: ["Bestätigen als", "Confirm as"],
  reopen: ["Wieder öffnen", "Open again"],
  reopenWhy: ["Warum wird die Liste wieder geöffnet?", "Why is the list opened again?"],
  // course
  chart: ["Verlauf des Abends", "Course of the evening"],
  chartText: ["Laufende Summen nach jedem Spiel", "Running totals after each game"],
  figures: ["In Zahlen", "In figures"],
  perPlayer: ["Spieler", "Player"],
  games: ["Spiele", "Games"],
  asDeclarer: ["selbst gespielt", "declared"],
  asPartner: ["als Partner", "as partner"],
  asOpponent: ["als Gegner", "as opponent"],
  trischaken: ["Trischaken", "Trischaken"],
  average: ["je Spiel", "per game"],
  best: ["bestes", "best"],
  worst: ["schlechtestes", "worst"],
  perContract: ["Spielart", "Contract"],
  wonOf: ["gewonnen", "won"],
  forDeclarer: ["für den Spieler", "for the declarer"],
  // referee
  wholeRulebook: ["Das ganze Regelbuch: {name}", "The whole rulebook: {name}"],
  forReferee: ["Renonce und Streitfälle", "Renonce and disputes"],
  forPlayers: ["Am Tisch", "At the table"],
  rulings: ["Entscheidungen", "Rulings"],
  noRulings: ["Keine Entscheidung eingetragen.", "No ruling noted."],
  newRuling: ["Entscheidung eintragen", "Note a ruling"],
  matter: ["Worum geht es?", "What is it about?"],
  otherMatter: ["etwas anderes", "something else"],
  matterText: ["Was ist vorgefallen?", "What happened?"],
  whichGame: ["Zu welchem Spiel?", "Which game?"],
  noGame: ["zu keinem", "none"],
  decision: ["Entscheidung mit Begründung", "Ruling with its reason"],
  note: ["Eintragen", "Note"],
  onlyDirector: ["Eintragen kann, wer den Link der Leitung hat.", "Whoever has the director’s link can note one."],
  writeRenonce: ["Renonce anschreiben", "Write a Renonce"],
  // share
  shareLead: [
    "Die anderen scannen, und sehen die Liste mit oder schreiben selbst.",
    "The others scan, and watch the list or write it too.",
  ],
  toList: ["Zur Liste", "To the list"],
  forWriters: ["Mitschreiben", "Write along"],
  forReaders: ["Nur ansehen", "Look only"],
  scan: ["Mit der Kamera scannen", "Scan with the camera"],
  copy: ["Adresse kopieren", "Copy the address"],
  copied: ["Kopiert", "Copied"],
  directorLink: [
    "Diese Seite selbst ist der Link der Leitung: nur mit ihm wird annulliert, entschieden und wieder geöffnet. Am besten als Lesezeichen behalten.",
    "This very page is the director’s link: only it strikes games, rules on disputes and opens the list again. Best kept as a bookmark.",
  ],
  namesVisible: ["Wer die Adresse hat, sieht die Namen.", "Whoever has the address sees the names."],
  takeAway: ["Drucken und mitnehmen", "Print and take away"],
  asPdf: ["PDF", "PDF"],
  asTable: ["Excel", "Excel"],
  asCsv: ["CSV", "CSV"],
  asJson: ["Alles (JSON)", "Everything (JSON)"],
  deleteList: ["Liste löschen …", "Delete the list …"],
  // conflict
  conflict: ["Inzwischen hat jemand anderer geschrieben", "Somebody else wrote in between"],
  refused: ["Die Liste hat einen Eintrag nicht angenommen", "The list did not accept an entry"],
  theirs: ["Steht in der Liste", "In the list"],
  mine: ["Auf diesem Gerät", "On this device"],
  same: ["Beide sagen dasselbe.", "Both say the same."],
  nothingThere: ["Die Reihenfolge der Spiele hat sich geändert.", "The order of the games has changed."],
  dropMine: ["Meinen Eintrag verwerfen", "Discard mine"],
  asNext: ["Als nächstes Spiel schreiben", "Write it as the next game"],
  correctTheirs: ["Den anderen damit berichtigen", "Correct theirs with it"],
  overwrite: ["Trotzdem so schreiben", "Write mine all the same"],
  fix: ["Ausbessern", "Put it right"],
  lookAgain: ["Die Liste hat sich geändert. Bitte noch einmal ansehen.", "The list has changed. Please look again."],
  // summary
  with: ["{a} mit {b}", "{a} with {b}"],
  byRenonce: ["Renonce von {name}", "Renonce by {name}"],
  alone: ["allein", "alone"],
};

/** The texts in one language: `t("gameN", {n: 3})`. */
export function words(lang) {
  const column = lang === "en" ? 1 : 0;
  const t = (key, values = {}) => WORDS[key][column].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  t.lang = lang;
  t.locale = lang === "en" ? "en-IE" : "de-AT";
  return t;
}

/** An amount with its sign, a real minus, and halves as on paper. */
export function amount(value) {
  const whole = Math.floor(Math.abs(value));
  const half = Math.abs(value) % 1 ? "½" : "";
  const sign = value > 0 ? "+" : value < 0 ? "−" : "";
  return `${sign}${whole || !half ? whole : ""}${half}`;
}

/** Cents as euro, with sign. */
export function euro(cents, t, sign = true) {
  const style = { style: "currency", currency: "EUR", signDisplay: sign ? "exceptZero" : "never" };
  return new Intl.NumberFormat(t.locale, style).format(cents / 100).replace("-", "−");
}

/** Hour and minute of a moment; the day too where it was another. */
export function moment(at, t) {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  const day = today ? {} : { day: "numeric", month: "numeric" };
  return then.toLocaleString(t.locale, { hour: "2-digit", minute: "2-digit", ...day });
}
