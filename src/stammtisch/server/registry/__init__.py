"""All tables: made, found, woken, followed and put to sleep."""
