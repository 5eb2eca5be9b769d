"""The inputs of the network; for compiled code only."""
