"""HTTP: the application, its calls and pages, and what guards them."""
