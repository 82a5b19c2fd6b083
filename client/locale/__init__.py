"""Catalogues of texts, and the translator that turns phrases into sentences.

English is the source and needs no catalogue. A language is a folder ``<code>/LC_MESSAGES`` with ``henchbox.po`` and the
``henchbox.mo`` made from it; putting it here is all it takes.
"""
