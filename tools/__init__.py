"""The project's own checks: what ruff, mypy and import-linter cannot say."""
