from django.apps import AppConfig


class RulebookConfig(AppConfig):
    name = "tarock.web.rulebook"
    label = "rulebook_pages"
