"""What is stopped before Django sees it: bodies that would only fill the disk."""

import asyncio

import pytest

from tarock.web.gate import Gate


def sent_to_a_page(parts, **headers):
    """The status of the answer, and the bytes that the page got before it was cut off."""
    got, statuses, waiting = [], [], list(parts)

    async def page(scope, receive, send):
        while (message := await receive())["type"] == "http.request":
            got.append(message["body"])
            if not message["more_body"]:
                await send({"type": "http.response.start", "status": 200, "headers": []})
                return

    async def receive():
        body = waiting.pop(0)
        return {"type": "http.request", "body": body, "more_body": bool(waiting)}

    async def send(part):
        if part["type"] == "http.response.start":
            statuses.append(part["status"])

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "POST", "path": "/", "client": ("192.0.2.1", 1), "headers": raw}
    asyncio.run(Gate(page, most=100)(scope, receive, send))
    return statuses, sum(map(len, got))


def test_a_body_that_says_it_is_too_large_is_not_read():
    assert sent_to_a_page([b"x" * 101], **{"content-length": "101"}) == ([413], 0)


def test_a_body_that_does_not_say_so_is_cut_off():
    assert sent_to_a_page([b"x" * 60, b"x" * 60, b"x" * 60]) == ([], 60)


@pytest.mark.parametrize("length", ["100", "", "-1", "abc"])
def test_what_is_not_too_large_passes(length):
    assert sent_to_a_page([b"x" * 50, b"x" * 50], **{"content-length": length}) == ([200], 100)
