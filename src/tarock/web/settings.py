"""Django's settings, from `config.read_config()`; nothing here is read from anywhere else."""

from __future__ import annotations

import os
from pathlib import Path

from csp.constants import NONE, SELF

from tarock.web.config import read_config
from tarock.web.database import database_settings

CONFIG = read_config(Path(os.environ["TAROCK_CONFIG"]) if "TAROCK_CONFIG" in os.environ else None)

HERE = Path(__file__).parent
SECRET_KEY = CONFIG.secret_key()
DEBUG = False
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "[::1]", *CONFIG.allowed_hosts]
CSRF_TRUSTED_ORIGINS = list(CONFIG.origins)
if CONFIG.behind_proxy:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = True

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "csp",
    "tarock.web.common",
    "tarock.web.store",
    "tarock.web.live",
    "tarock.web.table",
    "tarock.web.sheets",
    "tarock.web.rulebook",
    "tarock.web.people",
    "tarock.web.groups",
    "tarock.web.paper",
    "tarock.web.privacy",
    "tarock.web.deals",
    "tarock.web.cups",
    "tarock.web.lessons",
    "tarock.web.administration.apps.AdministrationConfig",
    "tarock.web.administration.apps.SiteConfig",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "tarock.web.common.static_files.StaticFilesMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "tarock.web.common.language.LanguageMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
ROOT_URLCONF = "tarock.web.urls"
ASGI_APPLICATION = "tarock.web.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [HERE / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "tarock.web.common.language.language",
            ],
            "builtins": ["tarock.web.common.templatetags.tarock"],
        },
    }
]
DATABASES = {"default": database_settings(os.environ.get("DATABASE_URL", ""), CONFIG.database)}
EMAIL_HOST = CONFIG.mail.get("host", "localhost")
EMAIL_PORT = CONFIG.mail.get("port", 25)
EMAIL_HOST_USER = CONFIG.mail.get("user", "")
EMAIL_HOST_PASSWORD = CONFIG.mail.get("password", "")
DEFAULT_FROM_EMAIL = CONFIG.mail.get("from", "tarock@localhost")
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_USER_MODEL = "people.Account"
LOGIN_URL = "login"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ["login"]},
    },
]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
LANGUAGE_CODE = "de"
LANGUAGES = [("de", "Deutsch"), ("en", "English")]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "Europe/Vienna"
STATIC_URL = "/static/"
STATICFILES_DIRS = [HERE / "static"]
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = False
X_FRAME_OPTIONS = "DENY"
CSRF_FAILURE_VIEW = "tarock.web.common.views.form_refused"
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_SAMESITE = "Lax"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "worker-src": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "base-uri": [NONE],
    }
}
DATA_UPLOAD_MAX_MEMORY_SIZE = 256 * 1024
FILE_UPLOAD_HANDLERS = ["tarock.web.common.uploads.SmallUploads"]
LOGGING = {  # Django alone would write faults of pages nowhere
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"stderr": {"class": "logging.StreamHandler", "level": "ERROR"}},
    "loggers": {"django.request": {"handlers": ["stderr"]}},
}
