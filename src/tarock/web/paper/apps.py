"""Django's entry for this app."""

from django.apps import AppConfig


class PaperConfig(AppConfig):
    """This app."""

    name = "tarock.web.paper"
    label = "paper"
