"""Django's entry for this app."""

from django.apps import AppConfig


class DealsConfig(AppConfig):
    """This app; what it holds of people is reached by export and deletion."""

    name = "tarock.web.deals"
    label = "deals"

    def ready(self) -> None:
        """Register what tables hold of people, and the sentences."""
        from tarock.web.deals import messages as _messages  # noqa: F401
        from tarock.web.deals.holding import TableHolding
        from tarock.web.people import holdings

        holdings.register(TableHolding())
