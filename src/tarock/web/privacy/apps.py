"""Django's entry for this app."""

from django.apps import AppConfig


class PrivacyConfig(AppConfig):
    """This app."""

    name = "tarock.web.privacy"
    label = "privacy"
