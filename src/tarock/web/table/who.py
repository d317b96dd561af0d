"""Who plays from this browser: the person with an account, else the guest of its cookie, whom a page makes."""

from __future__ import annotations

from uuid import UUID, uuid4

from django.http import HttpRequest, HttpResponse

from tarock.rules import Text
from tarock.web.common.language import language_of
from tarock.web.people.access import holders, person_of
from tarock.web.people.guests import guest_of, guest_who, person_who, set_guest

GUEST = Text("Gast", "Guest")
NAME_LENGTH = 20


class Visitor:
    """Whoever asks for a page. `who` is the holder of a seat; `greet` gives a new guest his cookie."""

    def __init__(self, request: HttpRequest) -> None:
        self._request = request
        self._person = person_of(request)
        self._known = guest_of(request.COOKIES)
        self._guest: UUID = self._known or uuid4()
        self._lang = language_of(request)

    @property
    def who(self) -> str:
        """`"p:<person>"` or `"g:<guest>"`."""
        return guest_who(self._guest) if self._person is None else person_who(self._person.pk)

    @property
    def whos(self) -> tuple[str, ...]:
        """All that this browser may act as, `who` first."""
        return (self.who, *sorted(holders(self._request) - {self.who}))

    def name(self, wanted: str = "") -> str:
        """How one is called at a table: as wished, else as the account says, else a guest."""
        known = self._person.name if self._person is not None else GUEST.in_language(self._lang)
        return (" ".join(wanted.split()) or known)[:NAME_LENGTH].strip()

    @property
    def has_name(self) -> bool:
        """Whether the name is known from an account."""
        return self._person is not None

    def greet(self, response: HttpResponse) -> HttpResponse:
        """The answer, with the cookie by which a guest is known again."""
        if self._person is None or self._known is not None:
            set_guest(response, self._guest)
        return response
