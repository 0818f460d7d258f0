"""python -m bench.openspiel GAME: our search against OpenSpiel's ISMCTS with equal time, or the speed of both.

Matches are an arena's: every deal is played in all seatings, each match is on the disk as a JSON line before it is
counted, and the same command goes on after an interrupt. `--stop` ends it when it is decided who is stronger. The last
line on the screen is the result as JSON. `--speed` compares how many lines both searches try in a second, on the same
positions in turn. Which build of caravela plays is decided by the import path of the process.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from statistics import median

from bench.openspiel.bridge import BridgeGame, BridgeState
from bench.openspiel.player import UCT_C, TimedIsmcts
from caravela.bots.roster import new_bot
from caravela.bots.search_bot import Search
from caravela.games import game
from caravela.kernel import playout
from caravela.kernel.chance import FastChance, stream_seed
from caravela.lab.arena import ArenaRecord, header, run
from caravela.lab.playing import Setting
from caravela.lab.results import ResultsFile
from caravela.lab.schedule import Schedule
from caravela.lab.standings import Standings

BUILD = "pure" if str(playout.__file__).endswith(".py") else "compiled"
PEER = f"OpenSpiel ISMCTSBot, random rollouts, UCT c = {UCT_C:.3f}, most visited action"


def strength(arguments: argparse.Namespace) -> dict[str, object]:
    setting = Setting(arguments.game, arguments.seats)
    theirs = f"bench.openspiel.player:Ismcts{arguments.ms}ms"
    mine = arguments.bot or f"search:{arguments.ms}ms"
    schedule = Schedule((mine, theirs), arguments.seats, arguments.seed)
    record = ArenaRecord(schedule, schedule.deals(arguments.matches), arguments.above, arguments.stop)
    out = arguments.out or Path(f"openspiel-{arguments.game}-{arguments.seats}-{arguments.ms}ms.jsonl")
    with ResultsFile(out, {**header(setting, schedule), "build": BUILD}) as results:

        def note() -> None:
            print(f"\r{len(record.played)} of {record.total()} matches", end="", file=sys.stderr)

        run(setting, record, arguments.workers, results, note)
    print(file=sys.stderr)
    standings = Standings(record)
    pair = standings.pairs[0]
    return {
        "game": arguments.game,
        "seats": arguments.seats,
        "build": BUILD,
        "bot": mine,
        "peer": PEER,
        "matches": pair.matches,
        "won": pair.score,
        "won_95": [pair.score_low, pair.score_high],
        "against": arguments.above,
        "verdict": pair.verdict,
        "milliseconds": {row.bot: row.mean_milliseconds for row in standings.bots},
        "file": str(out),
    }


def speed(arguments: argparse.Namespace) -> dict[str, object]:
    """Both searches on positions of one match between greedy bots, in turn."""
    of = game(arguments.game)
    rules = of.new_rules(None)
    heuristics = of.heuristics(rules)
    chance = FastChance(stream_seed(arguments.seed, "chance"))
    state = rules.setup(arguments.seats, {}, chance, None)
    greedy = new_bot("greedy", of, rules, heuristics, FastChance(stream_seed(arguments.seed, "bots")))
    places: list[BridgeState] = []
    bridge = BridgeGame(rules, arguments.game, arguments.seats, FastChance(arguments.seed))
    while (decision := rules.next_decision(state)) is not None:
        if len(decision.actions) > 1:
            places.append(BridgeState(bridge, state.copy()))
        action = greedy.choose(rules.view(state, decision.seat), decision)
        rules.advance(state, decision.seat, action, chance, None)
    every = max(1, len(places) // arguments.positions)
    theirs = TimedIsmcts(bridge, float(arguments.ms), arguments.seed)
    rates: dict[str, list[float]] = {"caravela": [], "openspiel": []}
    for place in places[::every][: arguments.positions]:
        assert place.decision is not None
        view = rules.view(place.state, place.decision.seat)
        settings = heuristics.search_settings
        search = Search(rules, heuristics, settings, FastChance(arguments.seed), view, place.decision)
        begun = time.perf_counter()
        search.run(milliseconds=float(arguments.ms))
        rates["caravela"].append(float(search.iterations) / (time.perf_counter() - begun))
        begun = time.perf_counter()
        theirs.run_search(place)
        rates["openspiel"].append(theirs.simulations / (time.perf_counter() - begun))
    medians = {name: round(median(each), 1) for name, each in rates.items()}
    return {
        "game": arguments.game,
        "seats": arguments.seats,
        "build": BUILD,
        "peer": PEER,
        "positions": len(rates["caravela"]),
        "milliseconds": arguments.ms,
        "a_second": medians,
        "ratio": round(medians["caravela"] / medians["openspiel"], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.openspiel", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--ms", type=int, default=50, help="milliseconds for each decision of either")
    parser.add_argument("--bot", default="", help="our bot, in place of search with the same time")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=400, help="at the most")
    parser.add_argument("--above", type=float, default=0.5, help="the question: do we win more than this?")
    parser.add_argument("--stop", action="store_true", help="stop when the question is decided")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument(
        "--out", type=Path, help="the file of matches; openspiel-GAME-SEATS-MSms.jsonl unless told"
    )
    parser.add_argument("--speed", action="store_true", help="measure speed instead")
    parser.add_argument("--positions", type=int, default=20, help="for --speed")
    arguments = parser.parse_args()
    print(json.dumps(speed(arguments) if arguments.speed else strength(arguments)))


if __name__ == "__main__":
    main()
