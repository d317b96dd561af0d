"""Django's entry for this app."""

from django.apps import AppConfig


class RulebookConfig(AppConfig):
    """This app."""

    name = "tarock.web.rulebook"
    label = "rulebook_pages"
