"""The dice of a turn: rerolls for barrels, and using the dice one by one in any order."""

from mypy_extensions import i64

from caravela.games.columbus_1492 import events as facts
from caravela.games.columbus_1492.actions import (
    DRAW,
    END_TURN,
    LOOK,
    REPAIR,
    REROLLS,
    ROSES_BY_WAYS,
    SAILS_BY_WAYS,
    STORMS,
    SUPPLY,
    DrawCard,
    EndTurn,
    Fly,
    Look,
    NameStorm,
    PlayCard,
    Repair,
    RollAgain,
    Supply,
    UseRose,
    UseSail,
    face_key,
    pattern_of,
)
from caravela.games.columbus_1492.components import (
    FACES,
    GUST,
    INHABITED,
    OPEN_SEA,
    ROSE,
    SAIL,
    SPYGLASS,
    STORM,
    Components,
)
from caravela.games.columbus_1492.phases.cards import (
    cards_left,
    list_cards,
    play_card,
    take_card,
    why_not_play,
)
from caravela.games.columbus_1492.phases.gusts import StepWithFlights, fly, why_not_fly
from caravela.games.columbus_1492.phases.opening import throw
from caravela.games.columbus_1492.phases.sailing import free_ways, sail, why_not_sail
from caravela.games.columbus_1492.phases.step import becalmed, resume, take_barrels
from caravela.games.columbus_1492.phases.storms import name_storm
from caravela.games.columbus_1492.state import TURN_END, ColumbusState
from caravela.kernel.actions import Action
from caravela.kernel.bags import total
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import go

FIRST_STORMY_ROUND = 2


def may_roll_again(state: ColumbusState, seat: i64) -> bool:
    """CC-TRN-04, CC-TRN-05: a barrel to pay, and no die used."""
    return state.used == 0 and state.barrels[seat] > 0


def dice_done(state: ColumbusState, parts: Components, seat: i64) -> bool:
    """Return whether there is no reroll and no usable die left."""
    if may_roll_again(state, seat) or state.dice[SAIL] > 0:
        return False
    if state.masts[seat] == 0 or becalmed(state, parts, seat):
        return True
    return total(state.dice) == 0


def nothing_left(state: ColumbusState, parts: Components, seat: i64) -> bool:
    """CC-TRN-08, CC-CLM-05: nothing to do with the dice, and no card to play."""
    return dice_done(state, parts, seat) and not cards_left(state, seat)


def use_die(state: ColumbusState, face: i64, count: i64) -> None:
    state.dice[face] = state.dice[face] - count
    state.used = 1


def look(
    state: ColumbusState, parts: Components, seat: i64, chance: Chance, events: EventSink | None
) -> None:
    """CC-DIS-01, CC-DIS-02: look through a lens; everybody sees it."""
    kind = chance.draw(state.lenses, total(state.lenses))
    state.lenses[kind] = state.lenses[kind] - 1
    taken: i64 = 0
    if kind == INHABITED:
        state.islands[seat] = 1
    elif kind != OPEN_SEA:
        taken = take_barrels(state, parts, seat, kind)
    if events is not None:
        events.emit(facts.lens_seen(seat, kind, taken))


class DiceStep(StepWithFlights):
    """CC-TRN-01, CC-TRN-08: any die, the turn's kept card or a new roll, until the turn ends."""

    question = "dice"
    rule = "CC-TRN-01"

    def question_of(self, state: ColumbusState) -> str:
        return "card" if dice_done(state, self.parts, state.turn) else self.question

    def enter(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        if nothing_left(state, self.parts, state.turn):
            if events is not None:
                rule = "CC-CLM-05" if becalmed(state, self.parts, state.turn) else "CC-TRN-08"
                events.emit(facts.turn_ended(state.turn, rule))
            go(state, TURN_END)

    def takes(self, action: Action) -> bool:
        return isinstance(
            action,
            RollAgain | UseRose | UseSail | Repair | Fly | NameStorm | Supply | DrawCard | Look
            | PlayCard | EndTurn,
        )  # fmt: skip

    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        dice = state.dice
        if state.masts[seat] == 0:
            if dice[SAIL] > 0:  # CC-DMG-04
                actions.append(REPAIR)
        else:
            calm = becalmed(state, self.parts, seat)
            if dice[SAIL] > 0 or dice[ROSE] > 0:
                ways = free_ways(state, self.parts.board, seat)
                if dice[SAIL] > 0:
                    actions.extend(SAILS_BY_WAYS[ways])
                if dice[ROSE] > 0 and not calm:
                    actions.extend(ROSES_BY_WAYS[ways])
            if not calm:  # CC-CLM-01
                self._list_others(state, seat, actions)
        list_cards(state, self.parts, self.flights, seat, actions)
        if may_roll_again(state, seat):
            actions.extend(REROLLS[pattern_of(dice)])
        actions.append(END_TURN)

    def _list_others(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        """Add the uses of gust, storm and spyglass dice on a square where they work."""
        dice = state.dice
        if dice[GUST] > 0:
            self.flights.list_flights(state, 0, dice[GUST], actions)
        if dice[STORM] > 0 and state.round >= FIRST_STORMY_ROUND:  # CC-DIE-06
            actions.extend(STORMS)
        if dice[SPYGLASS] > 0:
            square = state.squares[seat]
            actions.append(DRAW)  # CC-DIE-08
            if self.parts.board.supplies[square] == 1:  # CC-DIE-07
                actions.append(SUPPLY)
            if self.parts.board.searches[square] == 1 and state.islands[seat] == 0:  # CC-DIE-09
                actions.append(LOOK)

    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, UseRose):
            use_die(state, ROSE, 1)
            sail(state, self.parts.board, seat, action.direction, "CC-DIE-01", events)
        elif isinstance(action, UseSail):
            use_die(state, SAIL, 1)
            sail(state, self.parts.board, seat, action.direction, "CC-DIE-02", events)
        elif isinstance(action, Fly):
            use_die(state, GUST, action.flown)
            fly(state, action, "CC-DIE-03", events)
        elif isinstance(action, RollAgain):
            self._roll_again(state, seat, action, chance, events)
        else:
            self._advance_rest(state, seat, action, chance, events)
            return
        resume(state, events)

    def _advance_rest(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        """Carry out the actions that lead to another step, and the rarer ones."""
        if isinstance(action, DrawCard):
            use_die(state, SPYGLASS, 1)
            take_card(state, self.parts, seat, chance, events)
        elif isinstance(action, NameStorm):
            state.spins_left = state.dice[STORM]
            use_die(state, STORM, state.dice[STORM])
            name_storm(state, action.sector, events)
        elif isinstance(action, PlayCard):
            play_card(state, seat, action, events)
        elif isinstance(action, Look):
            use_die(state, SPYGLASS, 1)
            look(state, self.parts, seat, chance, events)
            resume(state, events)
        elif isinstance(action, Supply):
            use_die(state, SPYGLASS, 1)
            taken = take_barrels(state, self.parts, seat, 1)
            if events is not None:
                events.emit(facts.barrel_taken(seat, taken))
            resume(state, events)
        elif isinstance(action, Repair):  # CC-DMG-04: the turn ends with it
            use_die(state, SAIL, 1)
            state.masts[seat] = 1
            if events is not None:
                events.emit(facts.mast_repaired(seat, "CC-DMG-04"))
                events.emit(facts.turn_ended(seat, "CC-DMG-04"))
            go(state, TURN_END)
        else:
            if events is not None:
                events.emit(facts.turn_ended(seat, "CC-TRN-08"))
            go(state, TURN_END)

    def _roll_again(
        self,
        state: ColumbusState,
        seat: i64,
        action: RollAgain,
        chance: Chance,
        events: EventSink | None,
    ) -> None:
        """CC-TRN-04: for one barrel, whatever the number of dice."""
        state.barrels[seat] = state.barrels[seat] - 1
        face: i64
        for face in range(FACES):
            state.dice[face] = state.dice[face] - action.counts[face]
        throw(state, self.parts, action.size, chance)
        if events is not None:
            events.emit(facts.dice_rolled_again(seat, action.counts, state.dice))

    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        if isinstance(action, PlayCard):
            return why_not_play(state, seat, action)
        if isinstance(action, RollAgain):
            return self._refuse_roll(state, seat, action)
        face = die_of(action)
        if state.dice[face] == 0:
            return Refusal("CC-TRN-01", "no-such-die", {"die": face_key(face)})
        if isinstance(action, Repair):
            return Refusal("CC-DIE-02", "nothing-to-repair")
        if state.masts[seat] == 0:
            return Refusal("CC-DMG-04", "dismasted")
        if face != SAIL and becalmed(state, self.parts, seat):
            return Refusal("CC-CLM-01", "becalmed", {"die": face_key(face)})
        if isinstance(action, UseRose | UseSail):
            return why_not_sail(state, self.parts.board, seat, action)
        if isinstance(action, Fly):
            return why_not_fly(state, self.parts, action, state.dice[GUST], "CC-DIE-03")
        if isinstance(action, NameStorm):
            return Refusal("CC-DIE-06", "no-storm-in-round-one")
        if isinstance(action, Supply):
            return Refusal("CC-DIE-07", "no-island-near")
        if state.islands[seat] == 1:
            return Refusal("CC-DIS-02", "america-found")
        return Refusal("CC-DIE-09", "not-in-the-west")

    def _refuse_roll(self, state: ColumbusState, seat: i64, action: RollAgain) -> Refusal:
        if state.used == 1:
            return Refusal("CC-TRN-05", "die-already-used")
        if state.barrels[seat] == 0:
            return Refusal("CC-TRN-04", "no-barrel")
        return Refusal("CC-TRN-04", "no-such-dice", action.facts())


def die_of(action: Action) -> i64:
    """Return the face that an action uses."""
    if isinstance(action, UseRose):
        return ROSE
    if isinstance(action, UseSail | Repair):
        return SAIL
    if isinstance(action, Fly):
        return GUST
    return STORM if isinstance(action, NameStorm) else SPYGLASS
