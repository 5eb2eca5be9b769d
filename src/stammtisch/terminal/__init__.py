"""A whole game in the terminal: by single keys on a full screen, or line by line anywhere else."""
