"""The app for Django."""

from django.apps import AppConfig


class SheetsConfig(AppConfig):
    """Name and label."""

    name = "tarock.web.sheets"
    label = "sheets"
