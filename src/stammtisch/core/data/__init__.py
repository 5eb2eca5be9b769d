"""What a game tells about its matches as data: columns of figures, and plots of them."""
