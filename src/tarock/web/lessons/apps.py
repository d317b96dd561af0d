"""The app for Django."""

from django.apps import AppConfig


class LessonsConfig(AppConfig):
    """Name and label."""

    name = "tarock.web.lessons"
    label = "lessons"
