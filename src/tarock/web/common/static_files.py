"""Static files under ASGI: WhiteNoise streams them through a thread, with a warning; ours are small and are sent whole."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from whitenoise.middleware import WhiteNoiseMiddleware


class StaticFilesMiddleware(WhiteNoiseMiddleware):  # type: ignore[misc]
    """WhiteNoise with whole answers."""

    @staticmethod
    def serve(static_file: Any, request: HttpRequest) -> HttpResponse:
        """The answer that WhiteNoise chose (whole, a range, not modified) with its headers."""
        answer = static_file.get_response(request.method, request.META)
        response = HttpResponse(b"" if answer.file is None else answer.file.read(), status=int(answer.status))
        del response["content-type"]
        for key, value in answer.headers:
            response[key] = value
        if answer.file is not None:
            answer.file.close()
        return response
