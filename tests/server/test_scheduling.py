"""Who gets a free worker: people who wait before all others, and no network takes what is another's share."""

import asyncio
from collections.abc import Awaitable, Callable

from caravela.server.scheduling import MOST_USERS, Asker, FairQueue, Rank, Usage


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Office:
    """A queue, and the order in which those who wait were served."""

    def __init__(self, slots: int) -> None:
        self.clock = Clock()
        self.queue = FairQueue(list(range(slots)), self.clock)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[int]] = []

    async def ask(self, name: str, asker: Asker) -> asyncio.Task[int]:
        async def wait() -> int:
            slot = await self.queue.get(asker)
            self.served.append(name)
            return slot

        task = asyncio.create_task(wait())
        self.tasks.append(task)
        await settle()
        return task

    async def end(self, task: asyncio.Task[int], asker: Asker, seconds: float = 1.0) -> None:
        self.clock.now += seconds
        self.queue.put(await task, asker, seconds)
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Callable[[Office], Awaitable[None]], slots: int = 1) -> None:
    async def all_of_it() -> None:
        office = Office(slots)
        await work(office)
        for task in office.tasks:
            task.cancel()

    asyncio.run(all_of_it())


def person(network: str, match: str = "m") -> Asker:
    return Asker(Rank.PERSON, network, f"person of {network}", match)


def bots(network: str, match: str) -> Asker:
    return Asker(Rank.UNWATCHED, network, f"maker of {match}", match)


def test_a_person_comes_before_tables_of_bots_that_waited_longer() -> None:
    async def work(office: Office) -> None:
        first = await office.ask("first", bots("a", "m0"))
        for number in range(1, 11):
            await office.ask(f"bots {number}", bots("a", f"m{number}"))
        await office.ask("hint", Asker(Rank.QUESTION, "b", "p", "m"))
        await office.ask("visitor", person("c"))
        await office.end(first, bots("a", "m0"))
        assert office.served == ["first", "visitor"]

    run(work)


def test_the_last_worker_is_kept_for_people() -> None:
    async def work(office: Office) -> None:
        running = await office.ask("bots", bots("a", "m0"))
        await office.ask("more bots", bots("b", "m1"))
        await office.ask("hint", Asker(Rank.QUESTION, "b", "p", "m"))
        assert office.served == ["bots"]
        visitor = await office.ask("visitor", person("c"))
        assert office.served == ["bots", "visitor"]
        await office.end(visitor, person("c"))
        assert office.served == ["bots", "visitor"]
        await office.end(running, bots("a", "m0"))
        assert office.served == ["bots", "visitor", "hint"]

    run(work, slots=2)


def test_ten_tables_of_one_network_share_what_one_table_of_another_has() -> None:
    async def work(office: Office) -> None:
        served = await office.ask("a0", person("a", "m0"))
        for number in range(1, 11):
            await office.ask(f"a{number}", person("a", f"m{number}"))
        await office.end(served, person("a", "m0"), 2.0)
        task = office.tasks[1]
        await office.ask("visitor", person("b"))
        await office.end(task, person("a", "m1"), 2.0)
        assert office.served == ["a0", "a1", "visitor"]

    run(work)


def test_within_a_network_the_person_and_the_table_that_had_least_come_first() -> None:
    async def work(office: Office) -> None:
        greedy = Asker(Rank.PERSON, "a", "p", "m1")
        first = await office.ask("m1", greedy)
        await office.ask("m1 again", greedy)
        await office.ask("m2 of the same", Asker(Rank.PERSON, "a", "p", "m2"))
        await office.ask("another person", Asker(Rank.PERSON, "a", "q", "m3"))
        await office.end(first, greedy, 2.0)
        await office.end(office.tasks[3], Asker(Rank.PERSON, "a", "q", "m3"), 5.0)
        assert office.served == ["m1", "another person", "m2 of the same"]

    run(work)


def test_old_use_fades_and_is_forgotten() -> None:
    clock = Clock()
    usage = Usage(clock)
    usage.charge(person("a"), 8.0)
    clock.now += 120.0
    assert usage.of(("network", "a")) == 2.0
    for number in range(2 * MOST_USERS):
        usage.charge(person(f"n{number}"), 0.001)
    assert len(usage) <= MOST_USERS + 3
    assert usage.of(("network", "a")) > 1.0


def test_who_stops_waiting_leaves_the_worker_to_the_next() -> None:
    async def work(office: Office) -> None:
        first = await office.ask("first", person("a"))
        gone = await office.ask("gone", person("b"))
        await office.ask("next", person("c"))
        gone.cancel()
        await settle()
        await office.end(first, person("a"))
        assert office.served == ["first", "next"]
        # The worker is given and the asker cancelled in the same turn of the loop.
        late = await office.ask("late", person("b"))
        await office.ask("last", person("d"))
        office.queue.put(await office.tasks[2], person("c"), 1.0)
        late.cancel()
        await settle()
        assert office.served == ["first", "next", "last"]

    run(work)
