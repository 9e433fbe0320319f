"""Builds the page of the browser before the package is put together."""

import os
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# "none": a package without its page, which the compiled build of the rules has no use for.
SWITCH = "SADDLEBAG_PAGE"


class PageHook(BuildHookInterface[Any]):
    """Runs for wheels, editable ones too; the page is an artifact that git does not know."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get(SWITCH) == "none":
            return
        sys.path.insert(0, self.root)  # an isolated build does not see the project's own tools
        from tools import page

        try:
            page.build()
        except page.NotBuilt as failure:
            self.app.abort(str(failure))
