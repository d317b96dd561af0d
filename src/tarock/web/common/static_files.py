"""Static files under ASGI: WhiteNoise streams them, which Django warns about; ours are small and are sent whole."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from whitenoise.middleware import WhiteNoiseMiddleware  # type: ignore[import-untyped]


class StaticFilesMiddleware(WhiteNoiseMiddleware):  # type: ignore[misc]
    """WhiteNoise with whole answers."""

    @staticmethod
    def serve(static_file: Any, request: HttpRequest) -> HttpResponse:
        """The answer that WhiteNoise chose (whole, a range, not modified) with its headers."""
        answer = static_file.get_response(request.method, request.META)
        content = b"" if answer.file is None else answer.file.read()
        response = HttpResponse(content, status=int(answer.status))
        del response["content-type"]
        for key, value in answer.headers:
            response[key] = value
        if answer.file is not None:
            response["Content-Length"] = str(len(content))  # the file may have changed since WhiteNoise measured it
            answer.file.close()
        return response
