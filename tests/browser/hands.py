"""A learner's hands and eyes on the real pages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ROOT
from trainer.content.lesson import Lesson
from trainer.game.moves import Move
from trainer.game.spaces import Space
from trainer.tactics.count import counted
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Count, MoveGoal, Spot
from trainer.tactics.spot import spotted
from trainer.training.question import (
    ChoiceQuestion,
    Film,
    Question,
    WholeTurn,
    task_of_step,
)

DESKTOP = (1280, 900)
PHONE = (390, 844)
SCREENSHOTS = Path(os.environ.get("SEQUENCE_TRAINER_SCREENSHOTS") or ROOT / "screenshots")


def board(tab: Page, url: str) -> Page:
    """Open a page with a board and wait until it is drawn."""
    tab.goto(url)
    tab.locator(".sq-drawn").wait_for(timeout=30_000)
    return tab


def space(tab: Page, name: str | Space) -> Locator:
    return tab.locator(f'.sq-space[aria-label^="{name}, "]')


def spaces_that(tab: Page, words: str) -> Locator:
    return tab.locator(f'.sq-space[aria-label*="{words}"]')


def button(tab: Page, key: str) -> Locator:
    """Find a button by the key that the page gave it."""
    return tab.locator(f".st-key-{re.sub(r'[^a-zA-Z0-9_-]', '-', key)} button")


def said(tab: Page) -> Locator:
    return tab.locator(".sq-feedback").first


def at_rest(tab: Page) -> None:
    """Wait until nothing on the page is drawn anew, as a learner does before going on."""
    expect(tab.locator(".stApp")).to_have_attribute("data-test-script-state", "notRunning")


def play(tab: Page, move: Move, hand: tuple[object, ...]) -> None:
    """Choose the card of a move, then tap its space."""
    tab.locator(".sq-card").nth(hand.index(move.card)).click()
    if move.space is not None:
        expect(tab.locator('.sq-card[aria-pressed="true"]')).to_have_count(1)
        space(tab, move.space).click()


def do_step(tab: Page, lesson: Lesson, index: int) -> None:
    """Do a step of a lesson by clicking, whatever kind of task it is."""
    task = task_of_step(lesson, index)
    expect(tab.locator(".sq-prompt")).to_have_text(task.prompt)
    at_rest(tab)
    match task:
        case ChoiceQuestion(choices=choices):
            right = next(i for i, choice in enumerate(choices) if choice.right)
            button(tab, f"answer {right}").click()
        case Film(moves=moves):
            for number in range(len(moves)):
                expect(button(tab, "film")).to_contain_text(f"{number + 1} of {len(moves)}")
                button(tab, "film").click()
        case WholeTurn():
            _take_turn(tab, task)
        case Question(goal=Spot() as goal):
            for each in sorted(spotted(task.position, goal)):
                space(tab, each).click()
        case Question(goal=Count() as goal):
            button(tab, f"number {counted(task.position, goal)}").click()
        case Question(goal=goal):
            _meet(tab, task, goal)
    expect(button(tab, "again")).to_be_visible()
    expect(tab.locator(".sq-feedback.sq-good")).to_be_visible()
    at_rest(tab)


def _meet(tab: Page, task: Question, goal: MoveGoal | Spot | Count) -> None:
    assert not isinstance(goal, Spot | Count)
    move = facts_of(task.position, goal).right[0].move
    play(tab, move, task.position.hand.cards)
    if move.space is None:
        button(tab, "swap").click()


def _take_turn(tab: Page, task: WholeTurn) -> None:
    position, hand = task.position, task.position.hand.cards
    if task.turn.exchange:
        dead = next(card for card in hand if position.is_dead(card))
        tab.locator(".sq-card").nth(hand.index(dead)).click()
        expect(tab.locator('.sq-card[aria-pressed="true"]')).to_have_count(1)
        button(tab, "part Exchange").click()
        expect(said(tab)).to_contain_text("is gone")
    expect(said(tab)).not_to_contain_text("Choose your dead card")
    button(tab, "reveal").click()
    expect(said(tab)).to_have_text(re.compile("What comes now"))
    button(tab, "part Draw a card").click()


def box(locator: Locator) -> dict[str, float]:
    """Return where something is, to the pixel; what is being drawn anew is waited for."""
    found = None
    for _ in range(100):
        found = locator.bounding_box()
        if found is not None:
            break
        locator.page.wait_for_timeout(50)
    assert found is not None, "it is not on the page"
    return {name: round(found[name]) for name in ("x", "y", "width", "height")}


def bottom(locator: Locator) -> float:
    at = box(locator)
    return at["y"] + at["height"]


def runs_over_sideways(tab: Page) -> bool:
    return bool(
        tab.evaluate(
            """() => [document.documentElement, ...document.querySelectorAll(".stMain")]
                .some((part) => part.scrollWidth > part.clientWidth)"""
        )
    )


def small_targets(tab: Page) -> list[str]:
    """Return what can be pressed and is lower than 40 pixels; the board's spaces are counted
    apart, as ten of them have to share the width."""
    return list(
        tab.evaluate(
            """() => [...document.querySelectorAll("button, input, summary, a")]
                .filter((one) => one.offsetHeight > 1 && !one.matches(".sq-space"))
                .filter((one) => one.getBoundingClientRect().height < 39.5)
                .map((one) => `${one.innerText || one.tagName} ${one.offsetHeight}`)"""
        )
    )


def steps_of_all_kinds(lessons: Iterable[Lesson]) -> list[tuple[Lesson, int]]:
    """Return a step for every kind of task and of goal."""
    chosen: dict[type, tuple[Lesson, int]] = {}
    for each in lessons:
        for index, step in enumerate(each.steps):
            chosen.setdefault(type(step.task), (each, index))
    return list(chosen.values())
