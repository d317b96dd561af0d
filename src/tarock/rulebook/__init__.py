"""A rule set as a text for people: whole rulebooks and sheets of deviations, generated from the rule set alone."""

from tarock.rulebook.book import rulebook
from tarock.rulebook.diff import deviations
from tarock.rulebook.markdown import as_markdown
from tarock.rulebook.model import Document
from tarock.rulebook.plain import as_text

__all__ = ["Document", "as_markdown", "as_text", "deviations", "rulebook"]
