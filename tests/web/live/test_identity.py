"""Who is asking: sessions of accounts, signed guests, and the language."""

from importlib import import_module

import pytest
from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY

from tarock.web.live.app import Live, application_of
from tarock.web.live.identity import KEPT, Sessions, language_of
from tarock.web.people.guests import COOKIE, guest_of, guest_who, set_guest
from tarock.web.people.models import Account, Alias
from tests.web.live.inside import guest, inside

pytestmark = pytest.mark.django_db


async def at_once(question):
    return question()


def session_of(account):
    store = import_module(settings.SESSION_ENGINE).SessionStore()
    store[SESSION_KEY] = str(account.pk)
    store[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    store[HASH_SESSION_KEY] = account.get_session_auth_hash()
    store.create()
    return store.session_key


def whos(sessions, **cookies):
    """Without an event loop, in which Django would open another connection: nothing here really waits."""
    try:
        sessions.whos(cookies).send(None)
    except StopIteration as found:
        return found.value
    raise AssertionError("it waits")


def test_a_person_with_an_account_is_known_by_the_session_and_is_the_guest_beside_it():
    account = Account.objects.register("Anna", "ein langes Passwort")
    who, cookie = guest()
    found = whos(Sessions(at_once), sessionid=session_of(account), gast=cookie)
    assert found == (f"p:{account.person.pk}", who)


def test_whoever_took_a_guests_games_into_the_account_keeps_the_guests_seats_at_running_tables():
    """Adopting takes the guest's cookie away: the seat is still the person's."""
    account = Account.objects.register("Anna", "ein langes Passwort")
    who, _ = guest()
    Alias.objects.create(who=who, person=account.person)
    found = whos(Sessions(at_once), sessionid=session_of(account))
    assert found == (f"p:{account.person.pk}", who)


def test_a_session_ends_when_the_account_ends_all_its_sessions():
    account = Account.objects.register("Anna", "ein langes Passwort")
    key = session_of(account)
    account.epoch += 1
    account.save()
    assert whos(Sessions(at_once), sessionid=key) == ()


def test_a_session_is_asked_for_once_in_a_while_only():
    asked, now = [], [0.0]

    async def counted(question):
        asked.append(question)
        return question()

    sessions = Sessions(counted, lambda: now[0])
    key = session_of(Account.objects.register("Anna", "ein langes Passwort"))
    for _ in range(5):
        assert whos(sessions, sessionid=key)
    assert len(asked) == 1
    now[0] += KEPT + 1
    whos(sessions, sessionid=key)
    assert len(asked) == 2


def test_strange_sessions_and_guests_are_nobody():
    sessions = Sessions(at_once)
    _, cookie = guest()
    for cookies in (
        {"sessionid": "nichts"},
        {"sessionid": "x" * 5000},
        {"gast": "nichts"},
        {"gast": cookie + "x"},
        {"gast": cookie.replace(":", "")},
        {"sessionid": cookie},
    ):
        assert whos(sessions, **cookies) == ()


def test_a_guest_is_signed_kept_long_and_hidden_from_scripts():
    answers = []

    class Answer:
        def set_cookie(self, *given, **named):
            answers.append((given, named))

    made = set_guest(Answer())
    (key, value, seconds), named = answers[0]
    assert (key, named["httponly"], named["samesite"], named["path"]) == (COOKIE, True, "Lax", "/")
    assert seconds > 300 * 24 * 3600
    assert guest_of({COOKIE: value}) == made
    assert guest_who(made) == f"g:{made}"
    assert set_guest(Answer(), made) == made


@pytest.mark.parametrize(
    ("cookies", "asked", "lang"),
    [
        ({}, None, "de"),
        ({"sprache": "en"}, None, "en"),
        ({"sprache": "en"}, "de", "de"),
        ({}, "en", "en"),
        ({"sprache": "xx"}, "yy", "de"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_pages(cookies, asked, lang):
    assert language_of(cookies, asked) == lang


def test_a_seat_taken_as_a_guest_stays_ones_own_after_logging_in():
    async def whole(room):
        anna = room.person()
        table = await room.open({"start": "ready"}, anna.who)

        class Known(Sessions):
            async def _person(self, key):
                return ("p:00000000-0000-7000-8000-000000000001",)

        room.app = application_of(Live(room.hub, Known(room.hub.ask), room.limits))
        answer = await anna.ask("GET", f"/live/{table}/view", cookie=f"sessionid=x; gast={anna.cookie}")
        assert answer.json["me"] == 0
        assert answer.json["host"] is True

    inside(whole)
