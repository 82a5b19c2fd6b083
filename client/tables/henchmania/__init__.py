"""The table of Henchmania."""

from client.tables.henchmania.view import HenchmaniaTable

__all__ = ["HenchmaniaTable"]
