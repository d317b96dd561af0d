"""Uploads stay small: nothing that is sent here is larger than a rule set, so nothing is ever laid on the disk."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.core.files.uploadhandler import MemoryFileUploadHandler


class SmallUploads(MemoryFileUploadHandler):
    """Files in memory; a request that announces more than a form may have is refused before it is read."""

    def handle_raw_input(
        self,
        input_data: Any,
        META: Any,  # noqa: N803 - so Django calls it
        content_length: int,
        boundary: Any,
        encoding: Any = None,
    ) -> Any:
        """Look at the length."""
        if content_length > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            raise RequestDataTooBig("upload too large")
        return super().handle_raw_input(input_data, META, content_length, boundary, encoding)
