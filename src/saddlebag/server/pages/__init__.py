"""The built page, its headers, and /healthz and /metrics."""
