"""What every game here shares: turns, moves, matches, records, chance."""
