"""The app for Django."""

from django.apps import AppConfig


class CupsConfig(AppConfig):
    """Name and label."""

    name = "tarock.web.cups"
    label = "cups"

    def ready(self) -> None:
        """Tell `people` what cups hold of a person."""
        from tarock.web.cups.holding import CupHolding
        from tarock.web.people.holdings import register

        register(CupHolding())
