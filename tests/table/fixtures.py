"""Writes real views of many moments as JSON, for building the page: `python -m tests.table.fixtures OUT.json`."""

import json
import sys

from tarock.deal import actions as a
from tarock.deal.actions import as_json
from tarock.table import table_view, wishes as w
from tests.table.rounds import ANNA, BERT, Hall


def seeds(wanted, **config):
    """A table whose running deal comes to what is `wanted`, by trying seeds."""
    for number in range(4000):
        hall = Hall(seed=number, **config)
        hall.sit(BERT, 2)
        hall.deal()
        if wanted(hall):
            return hall
    raise AssertionError("no such deal")


def play(hall, tricks):
    while hall.table.playing and len(hall.table.deal.state.tricks) < tricks:
        hall.act()


def bids(contract):
    """A deal in which Vorhand may bid this game; everybody else says Weiter."""

    def wanted(hall):
        if hall.table.deal.on_turn != 0:
            return False
        seat, state = hall.table.deal.state.turn, hall.table.deal.state
        when = state.rules.contracts[contract].when
        if when == "after-pass" or (when == "auction" and not state.rules.auction.forehand_opens_with_bid):
            hall.act(a.Forehand(seat))
            while hall.table.deal.on_turn != 0:
                hall.act(a.Pass(hall.table.deal.state.turn))
        if hall.wish(act(hall, a.Bid(seat, contract))) is not None:
            return False
        while hall.table.deal.state.phase == "auction":
            hall.act(a.Pass(hall.table.deal.state.turn))
        return True

    return wanted


def act(hall, action):
    holder = hall.table.places[hall.table.deal.on_turn].who
    return w.Act(id=hall.id(), who=holder, version=hall.table.version, action=tuple(as_json(action)))


def auction(hall):
    """Anna is on turn in the auction and somebody has bid."""
    for _ in range(6):
        if hall.table.deal.state.phase == "auction" and hall.table.deal.state.standing and hall.table.deal.on_turn == 0:
            return True
        if hall.table.deal.state.phase != "auction":
            return False
        hall.act()
    return False


def until(phase, place=0):
    def wanted(hall):
        while hall.table.playing:
            state = hall.table.deal.state
            if state.phase == phase and hall.table.deal.on_turn == place:
                return True
            if len(state.tricks) > 1:
                return False
            hall.act()
        return False

    return wanted


def moments(lang):
    """Name of the moment → view."""
    found = {}

    def take(name, hall, who=ANNA):
        found[name] = table_view(hall.table, who, lang)

    waiting = Hall(start="ready")
    take("waiting for the first deal", waiting)
    hall = seeds(lambda h: h.table.deal.on_turn == 0, rules="steirisch", think=30)
    take("first word", hall)
    hall = seeds(auction, rules="steirisch")
    take("auction", hall)
    take("auction, not on turn", hall, BERT)
    take("auction, spectator", hall, "g:zuschauer")
    for phase in ("calling", "talon", "discard"):
        take(phase, seeds(until(phase), rules="steirisch"))
    hall = seeds(bids("rufer"))
    take("rufer: calling", hall)
    hall.until("talon")
    take("rufer: talon", hall)
    take("rufer: talon, other", hall, BERT)
    hall.until("discard")
    take("rufer: discard", hall)
    hall.until("announcing")
    take("rufer: announcing", hall)
    hall.act(a.Gut(hall.table.deal.state.turn))
    hall.until("play")
    take("play: first lead", hall)
    play(hall, 1)
    take("trick complete", hall)
    take("trick complete, other", hall, BERT)
    hall.act()
    hall.act()
    take("second trick", hall)
    take("second trick, spectator", hall, "g:zuschauer")
    delayed = seeds(bids("rufer"), spectators="delay:30")
    play(delayed, 3)
    take("spectator sees the fourth trick", delayed, "g:zuschauer")
    hall.do(w.Say, BERT, phrase="schoenes-spiel")
    hall.do(w.Say, ANNA, text="Danke gleichfalls")
    hall.do(w.TakeOver, place=2, why="gone")
    take("somebody away, chat", hall)
    play(hall, 12)
    take("finished", hall)
    take("finished, spectator", hall, "g:zuschauer")
    ouvert = seeds(bids("bettler-ouvert"))
    while ouvert.table.deal.state.phase != "play":
        ouvert.act()
    play(ouvert, 2)
    take("ouvert", ouvert)
    take("ouvert, other", ouvert, BERT)
    sechser = seeds(bids("farbensechser"), rules="frohnleiten")
    take("farben-sechser: discard", sechser)
    options = seeds(bids("trischaken"), rules="frohnleiten")
    take("trischaken: options", options)
    options.until("spritzer")
    take("trischaken: spritzer", options)
    options.until("play")
    play(options, 3)
    take("trischaken: play", options)
    five = Hall(seed=3, places=5, rules="steirisch")
    five.deal()
    five.sit(BERT, five.table.deal.dealer)
    for _ in range(9):
        five.act()
    take("five places: play", five)
    take("five places: pausing", five, BERT)
    ended = Hall(seed=8, length={"deals": 1})
    ended.deal()
    play(ended, 12)
    take("table ended", ended)
    paused = seeds(until("play"))
    paused.do(w.Pause, ANNA)
    take("paused", paused)
    return found


if __name__ == "__main__":
    path = sys.argv[1]
    views = {lang: moments(lang) for lang in ("de", "en")}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(views, file, ensure_ascii=False, indent=1)
    for name, seen in views["de"].items():
        sys.stdout.write(f"{len(json.dumps(seen, ensure_ascii=False).encode()):6}  {name}\n")
