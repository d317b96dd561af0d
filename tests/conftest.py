"""Settings for all tests: hypothesis draws the same examples every time, and no test measures time."""

import asyncio
from collections.abc import Generator, Iterator
from contextlib import contextmanager

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", settings.get_profile("ci"), derandomize=False, max_examples=2000)
settings.load_profile("ci")  # another one: pytest --hypothesis-profile=explore


@pytest.hookimpl(tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """The whole suite runs on all cores; tests named on the command line run in this process, two seconds sooner."""
    return None if config.args_source is config.ArgsSource.TESTPATHS else 0


@contextmanager
def _no_foreign_loop(item: pytest.Item) -> Iterator[None]:
    """Playwright's loop runs while a worker has a browser; tests that start a loop of their own must not see it."""
    running = asyncio._get_running_loop()
    if running is None or "browser" in getattr(item, "fixturenames", ()):
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(running)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    with _no_foreign_loop(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    with _no_foreign_loop(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    if nextitem is None:  # the browser itself is closed now, and needs its loop
        return (yield)
    with _no_foreign_loop(item):
        return (yield)
