"""Texts: every sentence that a person reads, rendered from data in their language."""

from caravela.texts.catalogue import LANGUAGES, BrokenText, UnknownLanguage
from caravela.texts.wording import Wording

__all__ = ["LANGUAGES", "BrokenText", "UnknownLanguage", "Wording"]
