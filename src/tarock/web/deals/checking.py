"""The page that checks a deal: seed, board and commitment in, the cards and the commands out."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tarock.cards import card_name, card_text, display_order, hand_text
from tarock.rules import Problems
from tarock.web.common.language import language_of
from tarock.web.deals.faces import BOX, FACES
from tarock.web.deals.verify import Checked, check_deal


@require_safe
def checking(request: HttpRequest) -> HttpResponse:
    """`?seed=…&board=…&commitment=…`; an empty form without them."""
    lang = language_of(request)
    said = {key: request.GET.get(key, "") for key in ("seed", "board", "commitment")}
    context: dict[str, Any] = {"said": said, "problems": {}}
    if any(said.values()):
        try:
            context |= _shown(check_deal(said["seed"], said["board"] or "1", said["commitment"]), lang)
        except Problems as found:
            context["problems"] = {problem.key: problem.reason.sentence(lang) for problem in found.problems}
    return render(request, "deals/verify.html", context, status=422 if context["problems"] else 200)


def _shown(checked: Checked, lang: str) -> dict[str, Any]:
    seats = ["Vorhand", *(f"{'Player' if lang == 'en' else 'Spieler'} {n}" for n in (2, 3, 4))]
    hands = [
        (name, display_order(hand), hand_text(hand)) for name, hand in zip(seats, checked.dealt.hands, strict=True)
    ]
    halves = [
        (f"Talon {'AB'[half]}", cards, " ".join(card_text(card) for card in cards))
        for half, cards in enumerate(checked.dealt.talon)
    ]
    rows = [
        {"name": name, "cards": [(card, card_text(card), card_name(card, lang)) for card in cards], "text": text}
        for name, cards, text in (*hands, *halves)
    ]
    return {"checked": checked, "rows": rows, "card_box": BOX, "sprite": f"{FACES}two-{lang}.svg"}
