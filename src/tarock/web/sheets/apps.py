from django.apps import AppConfig


class SheetsConfig(AppConfig):
    name = "tarock.web.sheets"
    label = "sheets"
