"""What a simulation of Western Legends adds to the report."""

from typing import Final

from saddlebag.lab.own_report import OwnReport
from saddlebag.lab.western_legends.figures import figures
from saddlebag.lab.western_legends.notes import notes
from saddlebag.lab.western_legends.page import tables

REPORT: Final = OwnReport(notes, figures, tables)
