"""The table of Ham Helsing."""

from client.tables.ham_helsing.view import HamTable

__all__ = ["HamTable"]
