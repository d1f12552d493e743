"""A whole game: all hands, the deck in order, the piles, whose turn. A move gives a new one."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

from trainer.game.board import Board
from trainer.game.cards import PACK, Card
from trainer.game.deck import Piles, draw_card
from trainer.game.drafts import draft_of
from trainer.game.drawing import NOTHING_OWED, Owed, after_draw, after_move, why_no_draw
from trainer.game.errors import BoardError, IllegalMoveError, Refusal
from trainer.game.legality import is_plainly_legal, legal_moves, why_illegal, why_over
from trainer.game.moves import DRAW, Move, MoveKind
from trainer.game.options import DrawRule
from trainer.game.play import outcome
from trainer.game.position import Hand, Position, with_hand
from trainer.game.seating import seats_of, team_mates
from trainer.game.sides import Side
from trainer.game.table import Table
from trainer.game.view import view


@dataclass(frozen=True, slots=True)
class Game:
    """The whole table as a value.

    Hands and piles have one entry a seat. `deck` has its top card first, `chance` is the state of
    the generator that shuffles next (DRAW-2), `dealer` the seat that dealt. `owed` holds the
    draws that were not taken yet and those that are lost (VAR-DRAW), `penalties` the seats that
    must still give up a card (TALK-2).
    Raises BoardError where the parts do not belong together or are not the pack of 104 (EQ-2).
    """

    board: Board
    table: Table
    seat: int
    hands: tuple[Hand, ...]
    piles: Piles
    deck: tuple[Card, ...]
    chance: int
    dealer: int
    exchanged: bool = False
    passes: int = 0
    owed: Owed = NOTHING_OWED
    penalties: tuple[int, ...] = ()
    winner: Side | None = field(init=False, repr=False, compare=False)
    """The side that has reached its target (SEQ-9); None while there is none."""

    def __post_init__(self) -> None:
        if len(self.piles) != self.table.people:
            raise BoardError(f"expected {self.table.people} piles, found {len(self.piles)}")
        everything = self.open_position()
        object.__setattr__(self, "board", everything.board)
        object.__setattr__(self, "winner", everything.winner)
        found = len(everything.discards) + len(self.deck) + sum(hand.size for hand in self.hands)
        if found != len(PACK) or any(hand.hidden for hand in self.hands):
            raise BoardError(f"EQ-2: a game has all {len(PACK)} cards, each known; found {found}")

    @property
    def side(self) -> Side:
        """The side on turn."""
        return self.table.side_of(self.seat)

    @property
    def is_drawn(self) -> bool:
        """Whether a full round was passed (END-2). An empty deck draws no game (DRAW-2)."""
        return self.passes >= self.table.people

    @property
    def is_over(self) -> bool:
        """Whether nobody moves any more."""
        return self.winner is not None or self.passes >= self.table.people

    def position(self) -> Position:
        """Return the position as the seat on turn sees it."""
        return view(self, self.seat)

    def open_position(self) -> Position:
        """Return the position with everything known: all hands, and the deck in order.

        For counting and checking; no player may see it.
        """
        return Position(
            board=self.board,
            table=self.table,
            seat=self.seat,
            hands=self.hands,
            discards=tuple(card for pile in self.piles for card in pile),
            deck=self.deck,
            exchanged=self.exchanged,
            passes=self.passes,
        )

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move of the seat on turn, sorted, and `DRAW` where a draw is owed.

        There is none when the game is over, and none while a penalty is due (TALK-2).
        """
        if self.penalties:
            return ()
        moves = legal_moves(self)
        return (*moves, DRAW) if moves and self.owed.seats else moves

    def why_illegal(self, move: Move) -> Refusal | None:
        """Return the rule that forbids a move and a sentence for the mover; None for a legal one.

        `DRAW` is judged for the seat whose draw came due last.
        """
        if move == DRAW:
            return self.why_no_draw(self.owed.seats[-1] if self.owed.seats else self.seat)
        return self._why_waiting() or why_illegal(self.position(), move)

    def play(self, move: Move) -> Game:
        """Return the game after a move of the seat on turn.

        The card goes face up on its pile; one card is drawn unless the move wins (SEQ-9), is a
        pass (END-1), or draws are an act of their own here (VAR-DRAW), `DRAW`. An exchange draws
        at once, always (DEAD-2).
        Raises IllegalMoveError with the refusal of `why_illegal`.
        """
        if move.kind is _DRAW and move == DRAW:
            return self.draw(self.owed.seats[-1] if self.owed.seats else self.seat)
        if self.penalties or not is_plainly_legal(self, move):
            _insist(self.why_illegal(move))
        seat, piles, owed = self.seat, self.piles, self.owed
        board, next_seat, exchanged, passes, winner = outcome(self, move)
        hands, deck, chance = self.hands, self.deck, self.chance
        rule = self.table.options.draw
        later = rule is not _AUTOMATIC and move.kind in _ENDING and winner is None
        if move.card is not None:
            piles, drawn = self._piled(seat, move.card), None
            if winner is None and not later:
                if deck:
                    drawn, deck = deck[0], deck[1:]
                else:
                    drawn, deck, piles, chance = draw_card(deck, piles, chance)
            hands = with_hand(hands, seat, hands[seat - 1].after(move.card, drawn))
        if later or owed.seats:
            owed = after_move(owed, seat if later else None, move, rule)
        return unchecked_game(
            board=board,
            table=self.table,
            seat=next_seat,
            hands=hands,
            piles=piles,
            deck=deck,
            chance=chance,
            dealer=self.dealer,
            exchanged=exchanged,
            passes=passes,
            owed=owed,
            winner=winner,
        )

    def why_no_draw(self, seat: int) -> Refusal | None:
        """Return why a seat may not draw a card now; None where it may (DRAW-3, VAR-DRAW)."""
        return self._why_waiting() or why_no_draw(self.owed, seat, self.table.options.draw)

    def draw(self, seat: int) -> Game:
        """Return the game after a seat has taken the card of its earlier move.

        The draws that were due before it are lost, and those hands stay smaller (DRAW-3).
        Raises IllegalMoveError with the refusal of `why_no_draw`.
        """
        _insist(self.why_no_draw(seat))
        card, deck, piles, chance = draw_card(self.deck, self.piles, self.chance)
        hand = self.hands[seat - 1]
        return self._but(
            hands=self.hands
            if card is None
            else with_hand(self.hands, seat, Hand((*hand.cards, card))),
            piles=piles,
            deck=deck,
            chance=chance,
            owed=after_draw(self.owed, seat),
        )

    def why_no_warning(self, seat: int) -> Refusal | None:
        """Return why a seat cannot be punished for a warning; None where it can (TALK-2)."""
        if self.table.options.open_talk:
            return Refusal("VAR-OPEN", "Open talk was agreed. Team mates may speak.")
        if not team_mates(self.table, seat):
            return Refusal("TALK-1", "This player has no team mates to warn.")
        return self._why_waiting()

    def warn(self, seat: int) -> Game:
        """Return the game after a seat has warned its team: each member owes a card (TALK-2).

        Nobody moves until all of them have given one up; an empty hand owes none.
        Raises IllegalMoveError with the refusal of `why_no_warning`.
        """
        _insist(self.why_no_warning(seat))
        team = seats_of(self.table, self.table.side_of(seat))
        return self._but(penalties=tuple(seat for seat in team if self.hands[seat - 1].size))

    def why_no_giving_up(self, seat: int, card: Card) -> Refusal | None:
        """Return why a seat may not give up a card; None where it may (TALK-2)."""
        if seat not in self.penalties:
            return Refusal("TALK-2", "This player owes no card.")
        if card not in self.hands[seat - 1].cards:
            return Refusal("TALK-2", f"You do not hold {card.shown}. Choose a card of your hand.")
        return None

    def give_up(self, seat: int, card: Card) -> Game:
        """Return the game after a seat has discarded a card of its choice, not replaced (TALK-2).

        Raises IllegalMoveError with the refusal of `why_no_giving_up`.
        """
        _insist(self.why_no_giving_up(seat, card))
        return self._but(
            hands=with_hand(self.hands, seat, self.hands[seat - 1].without(card)),
            piles=self._piled(seat, card),
            penalties=tuple(other for other in self.penalties if other != seat),
        )

    def _why_waiting(self) -> Refusal | None:
        if self.penalties:
            return Refusal("TALK-2", "First each player of the team that talked gives up a card.")
        return why_over(self.position()) if self.is_over else None

    def _but(self, **changes: Any) -> Game:
        # The acts of a game keep its 104 cards together, so that nothing is counted again here.
        return unchecked_game(**{name: getattr(self, name) for name in _FIELDS} | changes)

    def _piled(self, seat: int, card: Card) -> Piles:
        piles = list(self.piles)
        piles[seat - 1] = (*piles[seat - 1], card)
        return tuple(piles)


def _insist(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise IllegalMoveError(refusal)


_FIELDS: Final = tuple(field.name for field in fields(Game))
_DRAW: Final = MoveKind.DRAW
_ENDING: Final = (MoveKind.PLACE, MoveKind.REMOVE)
_AUTOMATIC: Final = DrawRule.AUTOMATIC
_GameDraft: Final = draft_of(Game)


def unchecked_game(  # noqa: PLR0913
    *,
    board: Board,
    table: Table,
    seat: int,
    hands: tuple[Hand, ...],
    piles: Piles,
    deck: tuple[Card, ...],
    chance: int,
    dealer: int,
    exchanged: bool = False,
    passes: int = 0,
    owed: Owed = NOTHING_OWED,
    penalties: tuple[int, ...] = (),
    winner: Side | None = None,
) -> Game:
    """Return a game that is known to have all its 104 cards, as after a deal or an act."""
    made = _GameDraft()
    made.board = board
    made.table = table
    made.seat = seat
    made.hands = hands
    made.piles = piles
    made.deck = deck
    made.chance = chance
    made.dealer = dealer
    made.exchanged = exchanged
    made.passes = passes
    made.owed = owed
    made.penalties = penalties
    made.winner = winner
    made.__class__ = Game
    sealed: Game = made
    return sealed
