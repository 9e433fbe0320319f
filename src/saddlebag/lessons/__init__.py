"""Lessons: laid-out tables, and the steps by which one learns to play there (docs/lessons.md)."""

from saddlebag.lessons.reader import Lesson, Scene, Step, lesson, lessons

__all__ = ["Lesson", "Scene", "Step", "lesson", "lessons"]
