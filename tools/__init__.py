"""The project's own checks, beyond ruff, mypy and import-linter."""
