"""Wrong passwords slow down whoever types them: after five for one name from one address, or thirty from one address.

Who is attacked can still log in from another address. Nothing here tells whether an account exists.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db.models import Min
from django.utils import timezone
from django.utils.crypto import salted_hmac

from tarock.web.people.models import WrongPassword, as_login

WINDOW: Final = timedelta(minutes=15)
KEPT: Final = timedelta(hours=1)
LIMITS: Final = (("name", 5), ("address", 30))
NEW_ACCOUNTS: Final = 30
"""How many accounts one address may begin within the window: a whole club in one WLAN, no flood."""
SHARED: Final = 60
"""How many records from elsewhere one address may share within the window."""
ENTRIES: Final = 200
"""How many registrations for tournaments one address may send within the window: a whole hall in one WLAN."""


def wait_minutes(name: str, address: str) -> int:
    """How many minutes this name must not be tried from this address; 0: now."""
    now = timezone.now()
    longest = 0
    for kind, limit in LIMITS:
        recent = WrongPassword.objects.filter(who=_who(kind, name, address), at__gt=now - WINDOW)
        if recent.count() >= limit:
            first = recent.aggregate(first=Min("at"))["first"] or now
            longest = max(longest, 1 + int((first + WINDOW - now).total_seconds() // 60))
    return longest


def note(name: str, address: str) -> None:
    """One more wrong password; those that nobody counts any more go."""
    now = timezone.now()
    WrongPassword.objects.filter(at__lt=now - KEPT).delete()
    WrongPassword.objects.bulk_create(WrongPassword(who=_who(kind, name, address), at=now) for kind, _ in LIMITS)


def forgive(name: str, address: str) -> None:
    """The right password was typed."""
    WrongPassword.objects.filter(who=_who("name", name, address)).delete()


def may_register(address: str) -> bool:
    """Whether this address may begin one more account; counts it."""
    return _may("register", address, NEW_ACCOUNTS)


def may_share(address: str) -> bool:
    """Whether this address may store one more record that it brought; counts it."""
    return _may("share", address, SHARED)


def may_enter(address: str) -> bool:
    """Whether this address may send one more registration for a tournament; counts it."""
    return _may("enter", address, ENTRIES)


def _may(kind: str, address: str, most: int) -> bool:
    now, who = timezone.now(), _who(kind, "", address)
    WrongPassword.objects.filter(at__lt=now - KEPT).delete()
    if WrongPassword.objects.filter(who=who, at__gt=now - WINDOW).count() >= most:
        return False
    WrongPassword.objects.create(who=who, at=now)
    return True


def _who(kind: str, name: str, address: str) -> str:
    value = f"{as_login(name)}\n{address}" if kind == "name" else address
    return salted_hmac(f"tarock.throttle.{kind}", value, algorithm="sha256").hexdigest()
