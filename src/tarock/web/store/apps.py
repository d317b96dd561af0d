"""The app for Django."""

from django.apps import AppConfig


class StoreConfig(AppConfig):
    """Name and label."""

    name = "tarock.web.store"
    label = "store"
