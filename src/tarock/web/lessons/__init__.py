"""Lessons: the game for beginners in eight short steps. The engine judges every answer and says why.

`course` has what is asked, `tasks` how each kind of question is shown and judged, `views` the pages. Nothing is stored
here: what was solved stays on the device.
"""
