// Actions as they are said at the table, for buttons: short on the button, whole for the ear.

export class Speech {
  constructor(page) {
    this.page = page;
  }

  /** A word of the auction: `["bid", "dreier"]`. */
  word(word, contract) {
    const { t, rules } = this.page;
    const game = rules.games.get(contract)?.name ?? "";
    return t(`word-${word}`, { game });
  }

  /** An announcement or a kontra as it is offered. */
  offer(seen, action) {
    const { t, rules } = this.page;
    const [kind, , item, against = null] = action;
    if (kind === "announce") return { text: rules.bonuses[item].name };
    const word = rules.levels[this.#level(seen, item, against)] ?? "Kontra";
    const whom = against === null ? "" : ` ${t("against", { name: seen.name(against) })}`;
    const on = item === "game" ? t("onGame") : t("onItem", { name: rules.bonuses[item].name });
    return { text: `${word}${whom || ` ${on}`}` };
  }

  /** The step that a kontra would be: the next one on what stands. The server alone decides what it is worth. */
  #level(seen, item, against) {
    const levels = Object.keys(this.page.rules.levels).map(Number);
    const own = seen.seat;
    let said = seen.d.talk.filter(([, kind, what]) => kind === "kontra" && what === item);
    if (against !== null)
      said = said.filter(
        ([seat, , , , whom]) =>
          (seat === own && whom === against) || (seat === against && (whom === own || whom === null)),
      );
    else if (seen.contract.kontra === "individual") said = said.filter(([seat]) => seat !== own);
    const top = Math.max(0, ...said.map(([, , , level]) => levels.indexOf(level) + 1));
    return levels[Math.min(top, levels.length - 1)];
  }

  /** Any action in a few words, for the hint. */
  action(seen, action) {
    const { t, rules } = this.page;
    const [kind, , what, more] = action;
    switch (kind) {
      case "bid":
      case "bei":
        return this.word(kind, what);
      case "play":
        return rules.cards[what];
      case "discard":
        return t("discards", { cards: what.map((card) => rules.cards[card]).join(", ") });
      case "call":
        return what === null ? t("theFourth") : rules.cards[what];
      case "take-half":
        return t("half", { which: "AB"[what] });
      case "name-bird":
      case "announce":
        return rules.bonuses[what].name;
      case "kontra":
        return this.offer(seen, action).text;
      case "options":
        return `${t(what ? "withStichzwang" : "withoutStichzwang")}, ${t(more === "last" ? "talonLast" : "talonFirst")}`;
      case "spritz":
        return t(what ? "saySpritzer" : "saySpritzerNo");
      default:
        return t(`word-${kind}`, { game: seen.standing?.name ?? "" });
    }
  }
}
