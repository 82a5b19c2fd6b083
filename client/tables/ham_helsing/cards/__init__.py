"""Cards as they are drawn: hero cards with the upgrades in their sleeves, and upgrades on their film."""
