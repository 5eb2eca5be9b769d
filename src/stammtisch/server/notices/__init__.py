"""Notices: telling people who are not at the page, by Web Push and by e-mail."""
