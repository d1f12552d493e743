"""Courses: everything opponents may do before the mover is on turn again."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tests.oracle import grid, people
from tests.oracle.game import OracleGame

Used = frozenset[tuple[str, ...]]
"""The ways to choose the unseen cards that were played so far, each sorted."""

NOTHING_USED: Used = frozenset([()])


@dataclass
class Known:
    """What the mover knows: the cards that lie open in each hand, and how many do not."""

    mover: int
    cards: list[list[str]]
    hidden: list[int]
    discards: list[str]

    def unseen(self) -> Counter[str]:
        """Every card that is neither in an open hand nor face up."""
        left = Counter(people.full_pack())
        left.subtract(self.discards)
        for hand in self.cards:
            left.subtract(hand)
        return +left

    def deck_size(self) -> int:
        """How many unseen cards are in no hand."""
        return self.unseen().total() - sum(self.hidden)


def seats_between(game: OracleGame, mover: int) -> list[int]:
    """The seats from the mover's neighbour round to the mover, team mates left out."""
    side = people.side_of(mover, game.sides)
    round_ = [(mover + step) % game.people for step in range(1, game.people)]
    return [seat for seat in round_ if people.side_of(seat, game.sides) != side]


def acts(
    game: OracleGame, known: Known, seat: int, used: Used
) -> Iterator[tuple[str, str, str, Used]]:
    """Each different act of a seat: kind, where, a card for it, and the cards used with it."""
    game.seat = seat
    exchanges = "dead-turn" not in game.agreed and any(map(game.is_dead, known.cards[seat]))
    unseen = known.unseen() if known.hidden[seat] or exchanges else Counter()
    renewed = _renewed(game, known, seat)
    if renewed and (exchanges or _hides_a_dead_card(game, known, seat)):
        unseen = known.unseen() + Counter(known.discards)
    game.hands[seat] = sorted({*known.cards[seat], *unseen})
    cards_for: dict[str, list[str]] = {}
    for move in game.board_actions():
        cards_for.setdefault(move[2:], []).append(move[:2])
    for action, cards in cards_for.items():
        ways = set()
        for card in cards:
            for before in used:
                if card in known.cards[seat]:
                    ways.add(before)
                elif before.count(card) < unseen[card]:
                    ways.add(tuple(sorted((*before, card))))
        if ways:
            yield action[0], action[1:], cards[0], frozenset(ways)


def _renewed(game: OracleGame, known: Known, seat: int) -> bool:
    """Whether the discards may have become the deck before this seat exchanges (DRAW-2)."""
    steps = (seat - known.mover) % game.people
    return known.deck_size() < steps + 1


def _hides_a_dead_card(game: OracleGame, known: Known, seat: int) -> bool:
    if "dead-turn" in game.agreed or not known.hidden[seat]:
        return False
    return any(map(game.is_dead, known.unseen()))


def after(game: OracleGame, seat: int, card: str, act: str) -> OracleGame:
    """The table after a seat has done that with that card."""
    done = game.copy()
    done.seat = seat
    done.hands[seat] = [card]
    done.play(card + act)
    return done


def courses(
    game: OracleGame, known: Known, seats: list[int], used: Used = NOTHING_USED
) -> Iterator[OracleGame]:
    """Every table that can come about, whoever may not have moved yet; a won one goes no further.

    Doing nothing is allowed to everybody: it stands for each act that changes nothing here.
    """
    yield game
    for number, seat in enumerate(seats):
        for kind, where, card, ways in acts(game, known, seat, used):
            done = after(game, seat, card, kind + where)
            if done.winner:
                yield done
            else:
                yield from courses(done, known, seats[number + 1 :], ways)


def winning_spaces(game: OracleGame, seat: int, cards: list[str], more: int) -> set[grid.Space]:
    """Where one of these cards of a seat completes at least so many sequences."""
    game.seat = seat
    found = set()
    for row in range(10):
        for column in range(10):
            space = (row, column)
            fits = "JC" in cards or "JD" in cards or game.layout[row][column] in cards
            if fits and game.is_open(space) and len(game.own_claims(space)[0]) >= more:
                found.add(space)
    return found


def count_sequences(game: OracleGame, side: str) -> int:
    """How many sequences a side has completed."""
    return len([owner for owner, _ in game.sequences if owner == side])
