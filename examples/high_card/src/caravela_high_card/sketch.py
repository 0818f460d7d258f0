"""The table as text, for the terminal and for the browser's generic table."""

from caravela.kernel.seats import seat_fact
from caravela.kernel.sketch import Block, Say
from caravela.kernel.view import View
from caravela_high_card.state import HIDDEN, HighCardView


def sketch_table(view: View, say: Say) -> list[Block]:
    assert isinstance(view, HighCardView)
    known = view.known
    lines: list[str] = []
    for seat, card in enumerate(known.cards):
        key = "sketch-hidden" if card == HIDDEN else "sketch-card"
        lines.append(say(key, {"seat": seat_fact(seat), "card": card}))
    goal = say("sketch-goal", {"winner": "lowest" if known.lowest else "highest"})
    if known.crown < known.seats:
        crown = say("sketch-crown", {"seat": seat_fact(known.crown)})
    else:
        crown = say("sketch-crown-free", {})
    blocks = [Block(say("word-table", {}), [goal, *lines, crown])]
    if view.seat is not None:
        own = [say("sketch-own", {"card": known.cards[view.seat]})]
        if known.replaced[view.seat] != HIDDEN:
            own.append(say("sketch-replaced", {"card": known.replaced[view.seat]}))
        blocks.append(Block(say("word-hand", {}), own, seat=view.seat))
    return blocks
