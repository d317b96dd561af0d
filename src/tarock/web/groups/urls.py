"""Addresses of the groups."""

from __future__ import annotations

from django.urls import path

from tarock.web.groups import manage, pages

urlpatterns = [
    path("", pages.listing, name="group-list"),
    path("neu/", pages.new, name="group-new"),
    path("einladung/<str:token>/", manage.invitation, name="group-invitation"),
    path("offen/<str:token>/", pages.public, name="group-public"),
    path("<uuid:group>/", pages.overview, name="group"),
    path("<uuid:group>/liste/", pages.begin, name="group-begin"),
    path("<uuid:group>/anhaengen/", pages.attach, name="group-attach"),
    path("<uuid:group>/abend/<uuid:evening>/", pages.evening, name="group-evening"),
    path("<uuid:group>/abend/<uuid:evening>/tag/", manage.change_evening, name="group-evening-change"),
    path("<uuid:group>/liste/<uuid:stream>/weg/", manage.detach, name="group-detach"),
    path("<uuid:group>/spieler/<uuid:person>/", pages.player, name="group-player"),
    path("<uuid:group>/einstellungen/", manage.settings, name="group-settings"),
    path("<uuid:group>/regeln/", manage.rules, name="group-rules"),
    path("<uuid:group>/regeln.toml", manage.rules_file, name="group-rules-file"),
    path("<uuid:group>/mitglieder/", manage.members, name="group-members"),
    path("<uuid:group>/mitglieder/neu/", manage.add_member, name="group-member-add"),
    path("<uuid:group>/mitglieder/<int:member>/", manage.change_member, name="group-member"),
    path("<uuid:group>/einladung/", manage.renew, name="group-invitation-renew"),
    path("<uuid:group>/einladung.svg", manage.invitation_code, name="group-invitation-code"),
    path("<uuid:group>/verlassen/", manage.leave, name="group-leave"),
    path("<uuid:group>/loeschen/", manage.delete, name="group-delete"),
]
