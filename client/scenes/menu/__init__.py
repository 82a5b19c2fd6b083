"""The menu: five lids, the match that waits, and the ways to everything else."""
