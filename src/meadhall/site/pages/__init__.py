"""What people see in a browser: whole pages as HTML, usable without any script."""
