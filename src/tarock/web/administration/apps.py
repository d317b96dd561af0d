"""Django's entries: its own administration with our site, and this app."""

from django.apps import AppConfig
from django.contrib.admin.apps import AdminConfig


class SiteConfig(AdminConfig):
    """Django's administration with the door of our accounts."""

    default_site = "tarock.web.administration.site.Office"


class AdministrationConfig(AppConfig):
    """What is shown there."""

    name = "tarock.web.administration"
    label = "administration"
    verbose_name = "tarock"
