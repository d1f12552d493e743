"""Runs under way are kept, one of each mode, and forgotten with their person."""

from __future__ import annotations

import pytest

from tests.store.samples import NOON, person
from trainer.store.errors import NoSuchPerson
from trainer.store.store import Store
from trainer.training.answer import Mode
from trainer.training.mix import Mix
from trainer.training.round import start_round
from trainer.training.storm import Storm
from trainer.training.streak import Streak

STREAK = Streak(seed=7, current="one", played=("one",))
STORM = Storm(seed=8, started=NOON, now=NOON, current="two")
MIX = Mix(seed=9, current="three", number=1)
ROUND = start_round(Mode.THEME, ("four", "five"))


def test_the_last_run_of_each_mode_is_kept(store: Store) -> None:
    store.add_person(person(1))
    for run in (Streak(seed=1), STREAK, STORM, MIX, ROUND):
        store.keep_run(person(1).id, run)
    assert set(store.runs(person(1).id)) == {STREAK, STORM, MIX, ROUND}


def test_runs_of_two_people_are_apart(store: Store) -> None:
    store.add_person(person(1))
    store.add_person(person(2))
    store.keep_run(person(1).id, STREAK)
    assert store.runs(person(2).id) == ()


def test_a_run_is_forgotten_with_its_person(store: Store) -> None:
    store.add_person(person(1))
    store.keep_run(person(1).id, STREAK)
    store.forget_person(person(1).id)
    store.add_person(person(1))
    assert store.runs(person(1).id) == ()


def test_nobody_has_no_runs(store: Store) -> None:
    with pytest.raises(NoSuchPerson):
        store.runs("nobody")
    with pytest.raises(NoSuchPerson):
        store.keep_run("nobody", STREAK)
