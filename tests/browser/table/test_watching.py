"""The guard over all these tests: it does see a request to elsewhere, a breach of the policy, a broken script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.table.conftest import Devices

pytestmark = pytest.mark.browser

WRONG = {
    "a request to": "() => { new Image().src = 'http://anderswo.test/x.png'; }",
    "Content Security Policy": "() => { document.body.innerHTML += '<p style=\"color: red\">'; }",
    "kaputt": "() => { setTimeout(() => { throw new Error('kaputt'); }); }",
    "404": "() => { fetch('/gibt-es-nicht/'); }",
}


@pytest.mark.parametrize("complaint", WRONG)
def test_what_is_wrong_is_seen(browser: Browser, server: Server, complaint: str) -> None:
    devices = Devices(browser, server)
    page = devices.new().new_page()
    page.goto(f"{server.url}/lernen/")
    assert devices.watched.complaints == []
    page.evaluate(WRONG[complaint])
    for _ in range(100):
        if devices.watched.complaints:
            break
        page.wait_for_timeout(50)
    devices.close()
    assert complaint in " ".join(devices.watched.complaints)
