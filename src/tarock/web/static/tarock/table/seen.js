// Reading a view: who sits where, whose turn it is, what is played. Nothing is decided here, everything is looked up.

const SIDES = ["south", "east", "north", "west"];

export class Seen {
  constructor(view, rules) {
    this.view = view;
    this.rules = rules;
    this.deal = view.deal;
    this.d = view.deal?.view ?? null;
  }

  /** My seat in this deal; null where I look on or pause. */
  get seat() {
    return this.d?.seat ?? null;
  }

  get phase() {
    return this.d?.phase ?? "waiting";
  }

  get mine() {
    return this.d !== null && this.seat !== null && this.d.turn === this.seat && !this.view.ended;
  }

  /** Which decision of which deal this is; talk and settings do not change it. */
  get moment() {
    return this.deal && `${this.deal.number}:${this.deal.log.length}`;
  }

  get finished() {
    return this.phase === "finished";
  }

  place(seat) {
    return this.deal.seats[seat];
  }

  seatAt(place) {
    const seat = this.deal ? this.deal.seats.indexOf(place) : -1;
    return seat < 0 ? null : seat;
  }

  name(seat) {
    return this.view.places[this.place(seat)].name;
  }

  names(seats, t) {
    const all = seats.map((seat) => this.name(seat));
    return all.length > 1 ? `${all.slice(0, -1).join(", ")} ${t("and")} ${all.at(-1)}` : (all[0] ?? "");
  }

  /** On which side of the screen a seat is: the next in playing order sits to the right. */
  side(seat) {
    return SIDES[(seat - (this.seat ?? 0) + 4) % 4];
  }

  get seats() {
    return [0, 1, 2, 3];
  }

  /** The others as they sit on the screen from left to right. */
  get others() {
    const own = this.seat ?? 0;
    return [3, 2, 1].map((step) => (own + step) % 4);
  }

  get contract() {
    return this.rules.games.get(this.d?.contract) ?? null;
  }

  get standing() {
    return this.rules.games.get(this.d?.standing) ?? null;
  }

  /** Everything I may do now of a kind. */
  legal(kind) {
    return this.mine ? this.d.legal.filter((action) => action[0] === kind) : [];
  }

  may(kind) {
    return this.legal(kind)[0] ?? null;
  }

  /** Why something is not possible now: {why, clause}, where the server said it. */
  refusal(key) {
    return this.deal?.refusals?.[key] ?? null;
  }

  /** The trick on the table: the one being played, or the one just taken until the next is led. */
  get trick() {
    const { d } = this;
    if (!d) return null;
    if (d.trick.length)
      return { leader: d.leader, cards: d.trick, winner: null, talon: [], number: d.tricks.length + 1 };
    const last = this.asTrick(d.tricks.at(-1));
    return last && last.cards.length && !this.finished ? { ...last, number: d.tricks.length } : null;
  }

  asTrick(data) {
    if (!data) return null;
    const [leader, cards, winner, talon = []] = data;
    return { leader, cards, winner, talon };
  }

  get lastTrick() {
    const { d } = this;
    if (!d || !d.trick.length) return null;
    const last = this.asTrick(d.tricks.at(-1));
    return last?.cards.length ? { ...last, number: d.tricks.length } : null;
  }

  tricksOf(seat) {
    return this.d ? this.d.tricks.filter((trick) => trick[2] === seat).length : 0;
  }

  /** Whether a seat is on the side of who plays, as far as this view knows. */
  declares(seat) {
    return this.d.declarers.includes(seat);
  }

  get dealerPlace() {
    return this.deal?.dealer ?? null;
  }

  get points() {
    return this.view.list?.points ?? [];
  }
}

/** The rules' words, with the games by their id. */
export function readRules(json) {
  return { ...json, games: new Map(json.contracts.map((game) => [game.id, game])) };
}
