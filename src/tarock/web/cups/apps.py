"""The app for Django."""

from django.apps import AppConfig


class CupsConfig(AppConfig):
    """Name and label."""

    name = "tarock.web.cups"
    label = "cups"
