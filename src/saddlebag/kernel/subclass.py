"""Lets interpreted games subclass the compiled State and Rules; is not compiled itself."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        """Means something to mypyc only."""
        return lambda cls: cls
