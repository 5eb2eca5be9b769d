"""Tables: seats, matches, what is shown of them and what is kept."""
