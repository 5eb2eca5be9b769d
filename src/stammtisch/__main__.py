"""`python -m stammtisch` runs the command `stammtisch`."""

from stammtisch.cli import main

if __name__ == "__main__":
    main()
