"""Django's entry for this app."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """This app."""

    name = "tarock.web.people"
    label = "people"
