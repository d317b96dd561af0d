from django.apps import AppConfig


class CommonConfig(AppConfig):
    name = "tarock.web.common"
    label = "common"
