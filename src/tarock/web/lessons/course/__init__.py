"""The course: eight lessons in the order in which a beginner needs them."""

from tarock.web.lessons.course.announcing import ANNOUNCING
from tarock.web.lessons.course.calling import CALLING
from tarock.web.lessons.course.counting import COUNTING
from tarock.web.lessons.course.following import FOLLOWING
from tarock.web.lessons.course.negative import NEGATIVE
from tarock.web.lessons.course.rufer import RUFER
from tarock.web.lessons.course.settling import SETTLING
from tarock.web.lessons.course.the_cards import CARDS

LESSONS = (CARDS, COUNTING, FOLLOWING, CALLING, RUFER, NEGATIVE, ANNOUNCING, SETTLING)

__all__ = ["LESSONS"]
