"""The app for Django."""

from django.apps import AppConfig


class LiveConfig(AppConfig):
    """Name and label."""

    name = "tarock.web.live"
    label = "live"
