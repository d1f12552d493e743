"""One whole game, played by the letter of the rules with moves written as text."""

from collections.abc import Callable

from tests.oracle import grid, people

Shuffle = Callable[[list[str]], list[str]]


def keep_order(cards: list[str]) -> list[str]:
    """A shuffle that leaves the cards as they are."""
    return list(cards)


class OracleGame:
    """A table with all its cards, changed in place by `play`.

    `agreed` holds words for what the table agreed on: `first-five` and `whole-runs` (SEQ-8),
    `dead-turn` (VAR-DEAD), `jax` or `strict` (VAR-DRAW). Without a shuffle the discards stay
    where they are and an empty deck stays empty.
    """

    def __init__(
        self,
        hands: list[list[str]],
        deck: list[str],
        *,
        sides: int,
        sprint: bool = False,
        agreed: tuple[str, ...] = (),
        layout: list[list[str]] = grid.CLASSIC,
        shuffle: Shuffle | None = keep_order,
        seat: int = 0,
    ) -> None:
        self.hands = [list(hand) for hand in hands]
        self.deck = list(deck)
        self.people = len(hands)
        self.sides = sides
        self.target = people.target(sides, sprint=sprint)
        self.agreed = agreed
        self.layout = layout
        self.shuffle = shuffle
        self.seat = seat
        self.piles: list[list[str]] = [[] for _ in hands]
        self.chips = [["."] * 10 for _ in range(10)]
        self.sequences: list[tuple[str, grid.Line]] = []
        self.exchanged = False
        self.passes = 0
        self.winner = ""
        self.drawn = False
        self.owed: list[int] = []  # seats that moved and have not drawn, the oldest first

    @classmethod
    def start(
        cls,
        people_count: int,
        sides: int,
        deck: list[str],
        *,
        sprint: bool = False,
        agreed: tuple[str, ...] = (),
        shuffle: Shuffle = keep_order,
        seat: int = 0,
    ) -> "OracleGame":
        """A new game from a full deck in a given order, its first card on top."""
        hands, rest = people.deal(people_count, deck, seat)
        return cls(
            hands, rest, sides=sides, sprint=sprint, agreed=agreed, shuffle=shuffle, seat=seat
        )

    def copy(self) -> "OracleGame":
        """A game that can go on by itself."""
        other = OracleGame(
            self.hands,
            self.deck,
            sides=self.sides,
            agreed=self.agreed,
            layout=self.layout,
            shuffle=self.shuffle,
            seat=self.seat,
        )
        other.target = self.target
        other.piles = [list(pile) for pile in self.piles]
        other.chips = [list(row) for row in self.chips]
        other.sequences = list(self.sequences)
        other.exchanged = self.exchanged
        other.passes = self.passes
        other.winner = self.winner
        other.drawn = self.drawn
        other.owed = list(self.owed)
        return other

    # What is so

    def side(self) -> str:
        """The side on turn."""
        return people.side_of(self.seat, self.sides)

    def is_over(self) -> bool:
        """Won or drawn."""
        return self.winner != "" or self.drawn

    def in_sequence(self, space: grid.Space) -> bool:
        """Whether the space is in a completed sequence of anybody (SEQ-3)."""
        return any(space in line for _, line in self.sequences)

    def is_protected(self, space: grid.Space) -> bool:
        """Whether no one-eyed Jack may take the chip (JACK-ONE-4, SEQ-8)."""
        if self.in_sequence(space):
            return True
        if "whole-runs" not in self.agreed:
            return False
        return any(space in grid.rest_of_run(self.chips, *one) for one in self.sequences)

    def is_open(self, space: grid.Space) -> bool:
        """A card space without a chip (TURN-4, TURN-6)."""
        return not grid.is_corner(space) and self.chips[space[0]][space[1]] == "."

    def spaces_of(self, card: str) -> list[grid.Space]:
        """The spaces that show a card: two, or none for a Jack (EQ-1, JACK-1)."""
        return [
            (row, column)
            for row in range(10)
            for column in range(10)
            if self.layout[row][column] == card
        ]

    def is_dead(self, card: str) -> bool:
        """A non-Jack card whose two spaces both hold chips (DEAD-1, DEAD-5)."""
        if card[0] == "J":
            return False
        return not any(self.is_open(space) for space in self.spaces_of(card))

    def drawing(self) -> list[str]:
        """Ten rows: open, corner, chip, and a capital for a chip in a completed sequence."""
        rows = []
        for row in range(10):
            text = ""
            for column in range(10):
                mark = self.chips[row][column]
                if grid.is_corner((row, column)):
                    mark = "*"
                elif mark != "." and self.in_sequence((row, column)):
                    mark = mark.upper()
                text += mark
            rows.append(text)
        return rows

    def sequence_names(self) -> list[str]:
        """All completed sequences, as side and ends."""
        return sorted(side + ":" + grid.line_name(line) for side, line in self.sequences)

    # What may be done

    def own_claims(self, space: grid.Space) -> list[list[grid.Line]]:
        """What the mover may claim by a chip on that open space."""
        row, column = space
        self.chips[row][column] = self.side()
        new = grid.filled_lines(self.chips, self.side(), space)
        self.chips[row][column] = "."
        earlier = [line for side, line in self.sequences if side == self.side()]
        found = grid.claims(new, earlier)
        return found[:1] if "first-five" in self.agreed else found

    def placements(self, card: str, space: grid.Space) -> list[str]:
        """One move for each choice of sequences; the choice is written only if there is one."""
        plain = card + "@" + grid.space_name(space)
        choices = self.own_claims(space)
        if len(choices) == 1:
            return [plain]
        moves = []
        for choice in choices:
            names = [grid.line_name(line) for line in choice]
            moves.append(plain + "".join("=" + name for name in names))
        return moves

    def board_actions(self) -> list[str]:
        """Every placement and removal that the hand allows."""
        moves = []
        for card in sorted(set(self.hands[self.seat])):
            for row in range(10):
                for column in range(10):
                    space = (row, column)
                    chip = self.chips[row][column]
                    if card in ("JC", "JD"):
                        if self.is_open(space):
                            moves.extend(self.placements(card, space))
                    elif card in ("JH", "JS"):
                        if chip not in (".", self.side()) and not self.is_protected(space):
                            moves.append(card + "x" + grid.space_name(space))
                    elif self.layout[row][column] == card and self.is_open(space):
                        moves.extend(self.placements(card, space))
        return moves

    def legal_moves(self) -> list[str]:
        """Every move of the player on turn, each once, in order of text."""
        if self.is_over():
            return []
        moves = self.board_actions()
        if not moves:
            moves.append("--")
        if not self.exchanged:
            for card in self.hands[self.seat]:
                if self.is_dead(card):
                    moves.append(card + "~")
        return sorted(set(moves))

    # Doing it

    def play(self, move: str) -> None:
        """Play one of the legal moves."""
        if "strict" in self.agreed:
            self.owed.clear()
        if move == "--":
            self.owed.clear()
            self.passes += 1
            if self.passes == self.people:
                self.drawn = True
            self.next_seat()
            return
        card = move[:2]
        self.hands[self.seat].remove(card)
        self.piles[self.seat].append(card)
        if move.endswith("~"):
            self.exchanged = True
            self.draw(self.seat)
            if "dead-turn" in self.agreed:
                self.passes = 0
                self.next_seat()
            return
        self.passes = 0
        where, *chosen = move[3:].split("=")
        row, column = grid.space_named(where)
        if move[2] == "x":
            self.chips[row][column] = "."
        else:
            lines = [grid.line_named(name) for name in chosen]
            if not chosen:
                (lines,) = self.own_claims((row, column))
            self.chips[row][column] = self.side()
            for line in lines:
                self.sequences.append((self.side(), line))
            if len([side for side, _ in self.sequences if side == self.side()]) >= self.target:
                self.winner = self.side()
                return
        if "jax" in self.agreed or "strict" in self.agreed:
            self.owed.append(self.seat)
        else:
            self.draw(self.seat)
        self.next_seat()

    def may_draw(self, seat: int) -> bool:
        """Whether a seat may still take the card of an earlier move (DRAW-3)."""
        return seat in self.owed and not self.is_over()

    def draw_late(self, seat: int) -> None:
        """Take that card; whoever forgot before has lost the draw (DRAW-3)."""
        while self.owed.pop(0) != seat:
            pass
        self.draw(seat)

    def draw(self, seat: int) -> None:
        """One card, from a deck that is renewed from all piles when it is empty (DRAW-1 to 4)."""
        if not self.deck and self.shuffle is not None:
            gathered = []
            for pile in self.piles:
                gathered.extend(pile)
                pile.clear()
            self.deck = self.shuffle(gathered)
        if self.deck:
            self.hands[seat].append(self.deck.pop(0))

    def give_up(self, seat: int, card: str) -> None:
        """One card less after a warning in the team, and no other for it (TALK-2)."""
        self.hands[seat].remove(card)
        self.piles[seat].append(card)

    def next_seat(self) -> None:
        """Play runs clockwise (DEAL-4)."""
        self.seat = (self.seat + 1) % self.people
        self.exchanged = False
