"""What each game looks like on the table, and what a click on it means."""
