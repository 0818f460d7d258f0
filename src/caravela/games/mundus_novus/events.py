"""The facts that happen in Mundus Novus. The texts say them in words under the key log-<name>."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.components import EVENT_NAMES, KIND_NAMES, KINDS
from caravela.kernel.events import Event, Facts
from caravela.kernel.seats import seat_fact


def event_key(event: i64) -> str:
    return "event-" + EVENT_NAMES[event].replace("_", "-")


def cards_in(bag: vec[i64], base: i64 = 0) -> list[str]:
    """The cards of a hand as facts, rising."""
    cards: list[str] = []
    kind: i64
    for kind in range(KINDS):
        cards.extend([KIND_NAMES[kind]] * bag[base + kind])
    return cards


def round_began(number: i64, event: i64) -> Event:
    rule = "MN-EVT-03" if number == 1 else "MN-EVT-02"
    return Event("round-began", rule, {"round": int(number), "event": event_key(event)})


def event_bought(seat: i64, event: i64) -> Event:
    return Event("event-bought", "MN-DEV-17", {"seat": seat_fact(int(seat)), "event": event_key(event)})


def event_not_bought(seat: i64) -> Event:
    return Event("event-not-bought", "MN-DEV-17", {"seat": seat_fact(int(seat))})


def market_laid(cards: list[str]) -> Event:
    return Event("market-laid", "MN-SET-03", {"cards": cards})


def queue_laid(cards: list[str]) -> Event:
    return Event("queue-laid", "MN-SET-04", {"cards": cards})


def master_drawn(seat: i64) -> Event:
    return Event("master-drawn", "MN-SET-10", {"seat": seat_fact(int(seat))})


def pile_reshuffled(count: i64) -> Event:
    return Event("pile-reshuffled", "MN-SET-07", {"count": int(count)})


def stock_returned(seat: int, cards: list[str]) -> Event:
    return Event("stock-returned", "MN-PRG-14", {"seat": seat_fact(seat), "cards": cards})


def stock_returned_hidden(seat: int, count: int) -> Event:
    return Event("stock-returned-hidden", "MN-PRG-14", {"seat": seat_fact(seat), "count": count})


def cards_dealt(seat: int, cards: list[str]) -> Event:
    return Event("cards-dealt", "MN-SUP-01", {"seat": seat_fact(seat), "cards": cards})


def cards_dealt_hidden(seat: int, count: int) -> Event:
    return Event("cards-dealt-hidden", "MN-SUP-01", {"seat": seat_fact(seat), "count": count})


def quay_shown(cards: list[str]) -> Event:
    return Event("quay-shown", "MN-SUP-02", {"cards": cards})


def fleet_split(seat: i64, first: list[str], second: list[str]) -> Event:
    facts: Facts = {"seat": seat_fact(int(seat)), "first": first, "second": second}
    return Event("fleet-split" if second else "fleet-whole", "MN-DEV-12", facts)


def card_loaded(seat: i64, kind: i64) -> Event:
    return Event("card-loaded", "MN-SUP-04", {"seat": seat_fact(int(seat)), "card": KIND_NAMES[kind]})


def choice_sealed(seat: i64, rule: str) -> Event:
    return Event("choice-sealed", rule, {"seat": seat_fact(int(seat))})


def cards_surrendered(seat: i64, cards: list[str]) -> Event:
    return Event("cards-surrendered", "MN-EVT-09", {"seat": seat_fact(int(seat)), "cards": cards})


def offers_announced(seat: i64, count: i64) -> Event:
    return Event("offers-announced", "MN-TRD-01", {"seat": seat_fact(int(seat)), "count": int(count)})


def offer_revealed(seat: i64, cards: list[str], worth: i64) -> Event:
    facts: Facts = {"seat": seat_fact(int(seat)), "cards": cards, "worth": int(worth)}
    return Event("offer-revealed", "MN-TRD-03", facts)


def master_tied(seat: i64, tied: list[str], worth: i64) -> Event:
    facts: Facts = {"seat": seat_fact(int(seat)), "seats": tied, "worth": int(worth)}
    return Event("master-tied", "MN-TRD-04", facts)


def master_became(seat: i64, rule: str) -> Event:
    return Event("master-became", rule, {"seat": seat_fact(int(seat))})


def no_trade(seat: i64) -> Event:
    return Event("no-trade", "MN-TRD-13", {"seat": seat_fact(int(seat))})


def card_taken(taker: i64, owner: i64, kind: i64, rule: str) -> Event:
    facts: Facts = {
        "seat": seat_fact(int(taker)),
        "owner": seat_fact(int(owner)),
        "card": KIND_NAMES[kind],
    }
    return Event("card-taken", rule, facts)


def card_kept(seat: i64, kind: i64) -> Event:
    return Event("card-kept", "MN-TRD-06", {"seat": seat_fact(int(seat)), "card": KIND_NAMES[kind]})


def card_exchanged(seat: i64, laid: i64, taken: i64) -> Event:
    facts: Facts = {"seat": seat_fact(int(seat)), "card": KIND_NAMES[laid], "taken": KIND_NAMES[taken]}
    return Event("card-exchanged", "MN-TRD-06", facts)


def orellana_earned(seat: i64, count: i64) -> Event:
    return Event("orellana-earned", "MN-DEV-15", {"seat": seat_fact(int(seat)), "count": int(count)})


def offer_returned(seat: i64, cards: list[str], rule: str) -> Event:
    return Event("offer-returned", rule, {"seat": seat_fact(int(seat)), "cards": cards})


def gift_made(giver: i64, receiver: i64, kind: i64, rule: str) -> Event:
    facts: Facts = {
        "seat": seat_fact(int(giver)),
        "receiver": seat_fact(int(receiver)),
        "card": KIND_NAMES[kind],
    }
    return Event("gift-made", rule, facts)


def gift_made_hidden(giver: i64, receiver: i64) -> Event:
    facts: Facts = {"seat": seat_fact(int(giver)), "receiver": seat_fact(int(receiver))}
    return Event("gift-made-hidden", "MN-TRD-14", facts)


def first_named(master: i64, first: i64) -> Event:
    facts: Facts = {"seat": seat_fact(int(master)), "first": seat_fact(int(first))}
    return Event("first-named", "MN-PRG-01", facts)


def set_made(seat: i64, kind: i64, size: i64, relics: i64, turned: i64) -> Event:
    facts: Facts = {
        "seat": seat_fact(int(seat)),
        "card": KIND_NAMES[kind],
        "count": int(size),
        "relics": int(relics),
        "turned": int(turned),
    }
    return Event("set-made", "MN-PRG-02", facts)


def card_turned(seat: i64, source: i64, target: i64) -> Event:
    facts: Facts = {
        "seat": seat_fact(int(seat)),
        "card": KIND_NAMES[source],
        "target": KIND_NAMES[target],
    }
    return Event("card-turned", "MN-DEV-01", facts)


def development_taken(seat: i64, label: str, place: i64) -> Event:
    facts: Facts = {"seat": seat_fact(int(seat)), "development": label, "place": int(place) + 1}
    return Event("development-taken", "MN-PRG-06", facts)


def development_drawn(seat: i64, label: str) -> Event:
    facts: Facts = {"seat": seat_fact(int(seat)), "development": label}
    return Event("development-drawn", "MN-DEV-08", facts)


def queue_filled(label: str) -> Event:
    return Event("queue-filled", "MN-PRG-07", {"development": label})


def queue_short(count: i64) -> Event:
    return Event("queue-short", "MN-END-05", {"count": int(count)})


def different_made(seat: i64, cards: list[str], earned: i64, rule: str) -> Event:
    facts: Facts = {
        "seat": seat_fact(int(seat)),
        "cards": cards,
        "count": len(cards),
        "earned": int(earned),
    }
    return Event("different-made", rule, facts)


def perfect_made(seat: i64) -> Event:
    return Event("perfect-made", "MN-END-02", {"seat": seat_fact(int(seat))})


def relics_sold(seat: i64, count: i64, earned: i64) -> Event:
    facts: Facts = {"seat": seat_fact(int(seat)), "count": int(count), "earned": int(earned)}
    return Event("relics-sold", "MN-PRG-10", facts)


def income_paid(seat: i64, earned: i64) -> Event:
    return Event("income-paid", "MN-PRG-16", {"seat": seat_fact(int(seat)), "earned": int(earned)})


def shipyards_paid(seat: i64, earned: i64, shipyards: i64, opponents: i64) -> Event:
    facts: Facts = {
        "seat": seat_fact(int(seat)),
        "earned": int(earned),
        "shipyards": int(shipyards),
        "opponents": int(opponents),
    }
    return Event("shipyards-paid", "MN-DEV-06", facts)


def turn_ended(seat: i64) -> Event:
    return Event("turn-ended", "MN-PRG-01", {"seat": seat_fact(int(seat))})


def card_set_aside(seat: int, kind: i64) -> Event:
    facts: Facts = {"seat": seat_fact(seat), "card": KIND_NAMES[kind]}
    return Event("card-set-aside", "MN-DEV-05", facts, only=[seat])


def cards_stored(seat: int, cards: list[str]) -> Event:
    return Event("cards-stored", "MN-PRG-14", {"seat": seat_fact(seat), "cards": cards})


def cards_stored_hidden(seat: int, count: int) -> Event:
    return Event("cards-stored-hidden", "MN-PRG-14", {"seat": seat_fact(seat), "count": count})


def cards_discarded(seat: i64, cards: list[str]) -> Event:
    return Event("cards-discarded", "MN-PRG-13", {"seat": seat_fact(int(seat)), "cards": cards})


def match_ended(reason: str, rule: str, winners: list[str]) -> Event:
    return Event("match-ended", rule, {"reason": f"ending-{reason}", "seats": winners})
