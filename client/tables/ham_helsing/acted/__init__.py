"""What happens to a hero's things, acted out: cards, coins, skills and treasures in flight."""
