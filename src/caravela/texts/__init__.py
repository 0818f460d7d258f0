"""Texts: every sentence a person reads, rendered from data in that person's language."""

from caravela.texts.catalogue import LANGUAGES, BrokenText, UnknownLanguage
from caravela.texts.wording import Wording

__all__ = ["LANGUAGES", "BrokenText", "UnknownLanguage", "Wording"]
