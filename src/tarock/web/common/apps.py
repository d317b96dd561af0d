"""The app for Django."""

from django.apps import AppConfig


class CommonConfig(AppConfig):
    """Name and label."""

    name = "tarock.web.common"
    label = "common"
