"""Tables: seats, matches, what each viewer sees, and what is stored."""
