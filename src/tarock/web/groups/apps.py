"""Django's entry for this app."""

from django.apps import AppConfig


class GroupsConfig(AppConfig):
    """This app."""

    name = "tarock.web.groups"
    label = "groups"

    def ready(self) -> None:
        """Tell `people` what groups hold of a person."""
        from tarock.web.groups.holding import GroupHolding
        from tarock.web.people.holdings import register

        register(GroupHolding())
