from django.apps import AppConfig


class StoreConfig(AppConfig):
    name = "tarock.web.store"
    label = "store"
