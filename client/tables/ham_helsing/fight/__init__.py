"""The fight with the Villain: points are chosen, dice tumble, blocks strike, both sides are hurt, rewards come."""
