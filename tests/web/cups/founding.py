"""Run in a process of its own with the server's data: found a cup, print its organiser's key. `founding.py SLUG`."""

from __future__ import annotations

import sys

import django


def main(slug: str) -> None:
    django.setup()
    from tarock.tournament.cups import cup_text
    from tarock.web.cups.keys import cup_keys
    from tarock.web.cups.service import found_cup

    sys.stdout.write(cup_keys(found_cup(slug, cup_text("kaernten"), "Maria"))["organiser"].token)


main(sys.argv[1])
