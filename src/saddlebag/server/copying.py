"""A folder, perhaps on another disk, that any moment can be restored from."""

import asyncio
import logging
from pathlib import Path
from typing import Final

from saddlebag.server.hourly import outdated, saddlebag
from saddlebag.server.store.point_in_time import base_name, bases
from saddlebag.server.store.shipping import SUFFIX
from saddlebag.server.store.store import Store
from saddlebag.server.timestamps import now_ms, stamp

DAY: Final = 24 * 3600.0  # seconds between two backups there
RETRY: Final = 600.0  # seconds after a failure

log = logging.getLogger("saddlebag")


async def keep_copies(store: Store) -> None:
    """Runs until cancelled; a backup at every start, because a crash may have left a gap."""
    shipper = store.writer.shipper
    while shipper is not None:
        waited = 0.0
        shipper.resume()
        made = not store.failing and await add_base(store.folder, shipper.folder)
        if not made:
            log.error("copy_failed: no backup in %s", shipper.folder)
            shipper.failing = True
        while waited < (RETRY if shipper.failing else DAY):
            await asyncio.sleep(RETRY)
            waited += RETRY


async def add_base(folder: Path, copies: Path) -> bool:
    """A backup to begin with; those of the last days are kept, and the commits since."""
    begun = now_ms()
    raw = copies / f"{stamp(begun)}.unchecked"
    try:
        status, _ = await saddlebag("backup", str(raw), "--data", str(folder))
        if status:
            return False
        raw.rename(copies / base_name(begun, now_ms()))
        tidy(copies)
    except OSError:
        return False
    finally:
        raw.unlink(missing_ok=True)
    return True


def tidy(copies: Path) -> None:
    """Old backups go, and the commits before the oldest one."""
    for file in outdated(base.file for base in bases(copies)):
        file.unlink()
    oldest = bases(copies)[0].begun
    for file in copies.glob(f"*{SUFFIX}"):
        if file.name < f"{stamp(oldest)[:13]}{SUFFIX}":
            file.unlink()
