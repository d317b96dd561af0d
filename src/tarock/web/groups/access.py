"""Who may see what of a group. Strangers are told that there is no such group."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse

from tarock.web.groups.models import Membership
from tarock.web.people.access import signed_in
from tarock.web.people.models import Account

P = ParamSpec("P")
Page = Callable[Concatenate[HttpRequest, Membership, P], HttpResponse]
View = Callable[Concatenate[HttpRequest, UUID, P], HttpResponse]


def for_members(view: Page[P]) -> View[P]:
    """A page of a group for its members; 404 for everybody else."""

    @signed_in
    def checked(
        request: HttpRequest, account: Account, /, group: UUID, *args: P.args, **kwargs: P.kwargs
    ) -> HttpResponse:
        membership = (
            Membership.objects.select_related("group", "person").filter(group_id=group, person=account.person).first()
        )
        if membership is None or not membership.may_see:
            raise Http404
        return view(request, membership, *args, **kwargs)

    return wraps(view)(checked)  # type: ignore[return-value]


def for_owners(view: Page[P]) -> View[P]:
    """A page for those who run the group; 403 for its other members, 404 for everybody else."""

    @wraps(view)
    def checked(request: HttpRequest, membership: Membership, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if membership.role != Membership.OWNER:
            raise PermissionDenied
        return view(request, membership, *args, **kwargs)

    return for_members(checked)
