"""The table of Hens."""

from client.tables.hens.view import HensTable

__all__ = ["HensTable"]
