"""The app for Django."""

from django.apps import AppConfig


class TableConfig(AppConfig):
    """Name and label."""

    name = "tarock.web.table"
    label = "tables"
