"""The words of codes and nicknames: many, none like another, friendly in every combination."""

import re
from itertools import combinations

import pytest

from trainer.classroom import rude
from trainer.classroom.words import ADJECTIVES, NOUNS

_SOUND_ALIKE = """
ant aunt bare bear bee beech beach beat beet berry bury blew blue boar bore board bored bough bow
buy by cell cellar seller cent scent cereal serial cheap cheep coarse course choral coral deer dear
desert dessert dew due die dye ewe you fair fare fairy ferry feat feet fir fur flea flee flour
flower foul fowl gnu knew new great grate grey gray groan grown hair hare hear here heel heal horse
hoarse hour our knight night knot not lynx links made maid mail male main mane meat meet medal
meddle moose mousse mussel muscle mustard mite might pail pale pair pear pare peace piece peak
peek pearl plain plane plum plumb pray prey quartz quarts quiet quite rain reign rein read red road
rode rose rows sail sale sea see seal ceiling sole soul son sun stair stare steal steel sweet suite
tail tale tern turn tide tied toad towed toe tow wail whale waist waste weak week weather whether
wait weight wood would yew
"""
SOUND_ALIKE = _SOUND_ALIKE.split()
TEAMS = {"blue", "green", "red"}


def near(one: str, other: str) -> bool:
    """Tell whether one letter more, less, changed or swapped makes one word the other."""
    if len(one) > len(other):
        one, other = other, one
    if len(one) == len(other):
        apart = [at for at in range(len(one)) if one[at] != other[at]]
        swapped = len(apart) == 2 and one[apart[0]] == other[apart[1]]
        return len(apart) < 2 or (swapped and one[apart[1]] == other[apart[0]])
    return any(other[:at] + other[at + 1 :] == one for at in range(len(other)))


@pytest.mark.parametrize("words", [ADJECTIVES, NOUNS], ids=["adjectives", "nouns"])
def test_there_are_two_hundred_words_and_none_is_like_another(words: tuple[str, ...]) -> None:
    assert len(set(words)) == len(words) >= 200
    assert not [pair for pair in combinations(words, 2) if near(*pair)]


def test_each_word_is_short_plain_and_sounds_like_no_other() -> None:
    for word in ADJECTIVES + NOUNS:
        assert word.isascii(), word
        assert word.isalpha(), word
        assert word.islower(), word
        assert 3 <= len(word) <= 10, word
    assert not {*ADJECTIVES, *NOUNS} & {*SOUND_ALIKE, *TEAMS}


def test_no_two_pairs_run_together_to_the_same_letters() -> None:
    together = {adjective + noun for adjective in ADJECTIVES for noun in NOUNS}
    assert len(together) == len(ADJECTIVES) * len(NOUNS) >= 40_000
    assert not set(ADJECTIVES) & set(NOUNS)


def test_no_pair_has_a_rude_word_in_it_not_even_across_the_gap() -> None:
    together = " ".join(adjective + noun for adjective in ADJECTIVES for noun in NOUNS)
    assert not rude._ANYWHERE_RE.search(together)
    assert not re.search(rf"\b(?:{rude._START_RE.pattern})", together)
    assert not [word for word in ADJECTIVES + NOUNS if rude.is_rude(word)]
