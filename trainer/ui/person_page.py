"""The page about oneself: the name, the way back, all that is kept, and how to be rid of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import streamlit as st

from trainer.classroom.codes import parse_person_words
from trainer.errors import TrainerError
from trainer.store.errors import StoreError
from trainer.training.person import LONGEST_NAME, PersonError, read_name
from trainer.ui.controls import button, row
from trainer.ui.drill_kept import forget_drill
from trainer.ui.form import bring, line, save, switch
from trainer.ui.guard import guarded
from trainer.ui.keeper import keeper
from trainer.ui.keeping import (
    become,
    catch_up,
    change_person,
    keep_somebody,
    ledger,
    person,
    settings,
    somebody,
    store,
    with_way_back,
)
from trainer.ui.notice import notice, told_notice
from trainer.ui.state import leave, to_address
from trainer.ui.text import feedback, fine_print, hero, listing, part, words
from trainer.ui.trouble import told_loss, told_trouble

_ME: Final = "me"
_NAME: Final = "name of"
_NEW: Final = "new profile"
_CODE: Final = "my code"
_REVIEWS: Final = "daily review"
_FILE: Final = "import"
_SURE: Final = "sure to delete"
_MOST_MEGABYTES: Final = 20


def me_in_address(query: Mapping[str, str]) -> str | None:
    """Read the address: `?me`, or `?me=KEY` for a private link; None without."""
    return query.get(_ME)


def open_person() -> None:
    """Go to the page about oneself."""
    st.query_params.from_dict({_ME: ""})


def come_by_link(key: str) -> None:
    """Bring a person back by their private link, and take the secret out of the address."""
    st.query_params.from_dict({_ME: ""})
    try:
        found = guarded(lambda: store().person_by_key(key))
        if found is not None:
            become(found)
            _put_away()
            notice(f"Welcome back, {found.name}.", "good")
        else:
            notice("This link leads to nobody here. Was all of it copied?")
    except TrainerError as error:
        notice(str(error))


def person_page() -> None:
    """Draw the page."""
    keeper()
    catch_up()
    with row():
        button("Home", "home", leave, look="tertiary", icon="arrow_back")
    now = ledger()
    number = len(now.history.answers)
    hero(now.person.name, f"{number} {'answer' if number == 1 else 'answers'} kept.")
    told_notice()
    told_loss()
    told_trouble()
    name = now.person.name
    line("Your name", _name_key(), _rename, example="A name", longest=LONGEST_NAME, value=name)
    st.session_state[_REVIEWS] = now.person.reviews
    switch("A daily review of what you missed, 20 at most", _REVIEWS, _set_reviews)
    if settings().shared:
        _way_back()
    else:
        _profiles()
    _belongings()


def _way_back() -> None:
    part("Come back from another device")
    if ledger().known:
        words("Keep this link to yourself. Whoever has it trains as you.")
        listing([f"{_base()}?me={person().key}"])
        words("Or type these words there:")
        listing([person().words])
    else:
        words("Solve a first puzzle. Then a link and a code stand here.")
    line("Your code from another device", _CODE, _come_by_code, example="calm-otter-47", longest=60)


def _base() -> str:
    return (st.context.url or "").split("?")[0]


def _profiles() -> None:
    part("Profiles on this computer")
    try:
        people = store().people()
    except StoreError as error:
        feedback(str(error), "bad")
        return
    with row():
        for each in people:
            here = each.id == person().id
            icon = "person" if here else ""
            button(each.name, f"profile {each.id}", _switch_to, each.id, icon=icon, disabled=here)
    line("Add a profile", _NEW, _add, example="A name", longest=LONGEST_NAME)


def _belongings() -> None:
    part("All that is yours")
    try:
        text = store().export_person(person().id) if ledger().known else ""
    except StoreError as error:
        feedback(str(error), "bad")
        return
    if text:
        save(
            "Save everything as a file", "export", text, "sequence-trainer.json", "application/json"
        )
    bring("Bring such a file", _FILE, "json", _import, megabytes=_MOST_MEGABYTES)
    if st.session_state.get(_SURE):
        feedback("Everything you answered will be gone for good.", "bad")
        with row():
            button("Yes, delete it all", "delete", _delete)
            button("No, keep it", "keep", _ask, False)
    elif ledger().known:
        button("Delete everything", "ask to delete", _ask, True, look="tertiary", icon="delete")
    fine_print(
        "What is kept: your name, your answers with their times. Nothing else, nowhere else."
    )


def _ask(asked: bool) -> None:
    st.session_state[_SURE] = asked


def _name_key() -> str:
    """Return the key of the field: a new one for each name, so that the name stands in it."""
    return f"{_NAME} {person().id} {person().name}"


def _rename() -> None:
    try:
        name = read_name(str(st.session_state[_name_key()]))
    except PersonError as error:
        notice(str(error))
        return
    _say_if(change_person(name=name))


def _set_reviews() -> None:
    _say_if(change_person(reviews=bool(st.session_state[_REVIEWS])))


def _come_by_code() -> None:
    text = str(st.session_state[_CODE])
    st.session_state[_CODE] = ""
    try:
        asked = parse_person_words(text)
        found = guarded(lambda: store().person_by_words(asked), words=True)
        if found is not None:
            become(found)
            _put_away()
            notice(f"Welcome back, {found.name}.", "good")
        else:
            notice("Nobody here has these words. Is each letter right?")
    except TrainerError as error:
        notice(str(error))


def _switch_to(id_: str) -> None:
    try:
        become(next(each for each in store().people() if each.id == id_))
        _put_away()
    except (StoreError, StopIteration) as error:
        notice(str(error) or "This profile is gone.")


def _add() -> None:
    text = str(st.session_state[_NEW])
    st.session_state[_NEW] = ""
    try:
        keep_somebody(somebody(read_name(text)))
        _put_away()
    except (StoreError, PersonError) as error:
        notice(str(error))


def _import() -> None:
    file = st.session_state.get(_FILE)
    if file is None:
        return
    try:
        text = file.getvalue().decode("utf-8")
        become(with_way_back(store().import_person(text)))
        _put_away()
        notice("All of it is here.", "good")
    except UnicodeDecodeError:
        notice("This is no file that was saved here: it is not text.")
    except StoreError as error:
        notice(str(error))


def _delete() -> None:
    name = "Guest" if settings().shared else "Me"
    gone, others = person().name, False
    try:
        store().forget_person(person().id)
        if settings().shared:
            become(somebody(name), known=False)
        else:
            people = store().people()
            others = bool(people)
            become(people[0]) if people else keep_somebody(somebody(name))
    except StoreError as error:
        notice(str(error))
        return
    _put_away()
    said = f"Everything of {gone} is gone. Now {person().name} trains here."
    notice(said if others else "Everything is gone.", "good")


def _say_if(trouble: str) -> None:
    if trouble:
        notice(trouble)


def _put_away() -> None:
    """Leave what was being played or asked: it was somebody else's."""
    forget_drill()
    _ask(False)
    to_address({_ME: ""})
