"""The page of a way of training: how the last run went, and the start of the next."""

from __future__ import annotations

from trainer.content.library import Library
from trainer.training.answer import Mode
from trainer.training.best import best_of
from trainer.training.mistakes import start_mistakes
from trainer.training.pool import Moment
from trainer.training.rating import Rating
from trainer.training.schedule import start_review
from trainer.training.storm import Storm, review_of
from trainer.ui.clock import clock
from trainer.ui.controls import Look, button, row
from trainer.ui.drill_kept import bring_back, moment
from trainer.ui.keeper import keeper
from trainer.ui.keeping import change_person, history, person
from trainer.ui.state import leave
from trainer.ui.text import Tone, feedback, hero, words
from trainer.ui.topic import ease_choice, topic_choice
from trainer.ui.training import go_on, offset, running_now, start, time_is_up
from trainer.ui.trouble import told_trouble
from trainer.ui.ways import Way


def training_page(way: Way, book: Library) -> None:
    """Draw the page of a way of training: how the last run went, and the start of the next."""
    keeper()
    with row():
        button("Home", "home", leave, look="tertiary", icon="arrow_back")
    hero(way.name, way.about)
    told_trouble()
    bring_back(way.mode)
    now = moment()
    running = running_now(way.mode, now)
    if running is not None and running.summary.tally.tried:
        tone: Tone = "good" if running.summary.tally.clean else "plain"
        feedback(running.summary.sentence, tone, *_best(way.mode))
    else:
        for each in _best(way.mode):
            words(each)
    can_start = _facts(way.mode, now)
    with row():
        if running is not None and not running.is_over and running.current:
            button("Go on", "go on", go_on, running, book, look="primary")
        if isinstance(running, Storm) and review_of(running).ids:
            button("Look again at the hard ones", "review", go_on, review_of(running), book)
        if way.mode is Mode.THEME:
            button("Start", "start", start, way.mode, book, look="primary", disabled=not can_start)
        elif way.mode is not Mode.STORM_REVIEW and can_start:
            again = running is not None and running.is_over
            label = "Again" if again else "Start" if running is None else "Start anew"
            look: Look = "primary" if running is None or again else "secondary"
            button(label, "start", start, way.mode, book, look=look)
        if isinstance(running, Storm) and not running.is_over:
            clock(running.seconds_left(now.at), "clock", lambda: time_is_up(book))


def _best(mode: Mode) -> tuple[str, ...]:
    best = best_of(history(), mode)
    return (f"Your best so far: {best}.",) if best else ()


def _facts(mode: Mode, now: Moment) -> bool:
    """Say what a mode has for this learner; tell whether it can be begun."""
    match mode:
        case Mode.MIX:
            words(describe_rating(now.rating))
            ease_choice()
        case Mode.MISTAKES:
            left = len(start_mistakes(now).ids)
            words("Nothing to mend." if not left else f"{left} to mend, the oldest first.")
            return left > 0
        case Mode.DAILY if not person().reviews:
            words("It is off. What you miss comes back when you are about to forget it.")
            button("Turn it on", "reviews on", _want_reviews, look="primary")
            return False
        case Mode.DAILY:
            left = len(start_review(person(), now, offset()).ids)
            words("Nothing is due. Come back tomorrow." if not left else f"{left} due today.")
            return left > 0
        case Mode.THEME:
            return topic_choice(now.pool) > 0
    return True


def _want_reviews() -> None:
    change_person(reviews=True)


def describe_rating(rating: Rating) -> str:
    """Say a rating and how sure it is."""
    value, sure = round(rating.value), round(2 * rating.deviation)
    if rating.at is None:
        return "You have no rating yet. Solve a few puzzles."
    guess = "" if rating.is_settled else " It is a first guess."
    return f"Your rating is {value}, give or take {sure}.{guess}"
