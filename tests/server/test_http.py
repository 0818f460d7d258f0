"""The JSON API: guests, accounts, tables, and what every answer says about itself."""

import asyncio
from pathlib import Path

import httpx2 as httpx
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, Term

from caravela.games import games
from caravela.server.endpoints import ENDPOINTS
from caravela.server.reference_data import stripped_texts
from caravela.texts.catalogue import LANGUAGES, texts_of
from caravela.wire.codec import decode_server
from caravela.wire.messages import Acked, Bye, StandIn
from tests.server.running import PATIENT, Guest, Running

UNREAD = ("span", "comment")
"""Keys that only translators read."""


def test_health_metrics_and_headers(server: Running) -> None:
    health = httpx.get(f"{server.base}/healthz", timeout=PATIENT)
    assert health.json() == {"ready": True}
    policy = health.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert health.headers["x-content-type-options"] == "nosniff"
    assert "server" not in health.headers
    metrics = httpx.get(f"{server.base}/metrics", timeout=PATIENT).text
    assert "caravela_requests_total" in metrics
    assert "caravela_sockets" in metrics


def test_games_rules_and_texts(server: Running) -> None:
    listed = httpx.get(f"{server.base}/api/games", timeout=PATIENT).json()
    assert [each["key"] for each in listed] == sorted(games())
    for each in listed:
        for language in LANGUAGES:
            rules = httpx.get(
                f"{server.base}/api/games/{each['key']}/rules?language={language}", timeout=PATIENT
            ).json()
            assert rules[0]["id"]
            assert (
                httpx.get(
                    f"{server.base}/api/texts/{language}/{each['key']}.ftl", timeout=PATIENT
                ).status_code
                == 200
            )
    for accepted, encoding in (("gzip", "gzip"), ("identity", None)):
        common = httpx.get(
            f"{server.base}/api/texts/en.ftl", headers={"accept-encoding": accepted}, timeout=PATIENT
        )
        assert common.text == stripped_texts("caravela.texts", "en")
        assert common.headers.get("content-encoding") == encoding
        assert "accept-encoding" in common.headers["vary"]
    for nothing in ("/api/games/chess/rules", "/api/texts/xx.ftl", "/api/texts/en/chess.ftl", "/api/nothing"):
        answer = httpx.get(f"{server.base}{nothing}", timeout=PATIENT)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("package", ["caravela.texts", *(of.package for of in games().values())])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_without_comments_say_the_same(package: str, language: str) -> None:
    words = [entry for entry in parse(texts_of(package, language)).body if isinstance(entry, Message | Term)]
    sent = parse(stripped_texts(package, language)).body
    assert all(one.equals(other, [*UNREAD]) for one, other in zip(sent, words, strict=True))


def test_the_description_lists_what_there_is(server: Running) -> None:
    document = httpx.get(f"{server.base}/api/openapi.json", timeout=PATIENT).json()
    told = {(method.upper(), path) for path, item in document["paths"].items() for method in item}
    assert told == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    for endpoint in ENDPOINTS:
        path = endpoint.path.format(game="amerigo", language="en", match="none")
        answer = httpx.request(endpoint.method, f"{server.base}{path}", timeout=PATIENT)
        assert answer.status_code != 405
        assert answer.status_code < 500


def test_a_guest_needs_a_name_and_nothing_else(server: Running) -> None:
    with httpx.Client(base_url=server.base, timeout=PATIENT) as nobody:
        assert nobody.get("/api/me").json()["name"]
        assert nobody.get("/api/matches").json() == []
        made = nobody.post(
            "/api/matches", json={"game": "amerigo", "seats": [{"role": "me"}, {"role": "open"}]}
        )
        assert made.status_code == 200
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        name = nobody.get("/api/me").json()["name"]
        assert nobody.put("/api/me", json={"name": "  Bart\u202e \n olomeu ", "language": "fr"}).json() == {
            "name": "Bart olomeu",
            "account": None,
            "language": "fr",
        }
        (mine,) = nobody.get("/api/matches").json()
        assert mine["table"]["host"] == name
        assert mine["yours"] == [0]
        for bad in ("", " ", "x" * 41, "\u202e"):
            assert nobody.put("/api/me", json={"name": bad}).json()["reason"] == "fault-name"


def test_an_account_finds_its_matches_on_another_device(server: Running) -> None:
    login = "ana@example.org"
    with (
        httpx.Client(base_url=server.base, timeout=PATIENT) as one,
        httpx.Client(base_url=server.base, timeout=PATIENT) as two,
    ):
        one.put("/api/me", json={"name": "Ana"})
        made = one.post("/api/matches", json={"game": "amerigo", "seats": [{"role": "me"}, {"role": "open"}]})
        short = one.post("/api/register", json={"login": login, "password": "short"})
        assert short.json()["reason"] == "fault-password"
        assert one.post("/api/register", json={"login": login, "password": "correct horse"}).json() == {
            "name": "Ana",
            "account": login,
            "language": None,
        }
        twice = one.post("/api/register", json={"login": "other", "password": "correct horse"})
        assert twice.json()["reason"] == "fault-has-account"
        taken = two.post("/api/register", json={"login": login.upper(), "password": "correct horse"})
        assert (taken.status_code, taken.json()["code"]) == (409, "login-taken")
        for wrong in (
            {"login": login, "password": "wrong horse"},
            {"login": "nobody", "password": "correct horse"},
        ):
            answer = two.post("/api/login", json=wrong)
            assert (answer.status_code, answer.json()["code"]) == (401, "wrong-login")
        assert two.get("/api/matches").json() == []
        assert two.post("/api/login", json={"login": login, "password": "correct horse"}).status_code == 200
        assert [each["table"]["match"] for each in two.get("/api/matches").json()] == [made.json()["match"]]
        cookie = two.cookies["caravela"]
        two.post("/api/logout", json={})
        assert two.get("/api/me", headers={"cookie": f"caravela={cookie}"}).json()["account"] is None


def test_a_guest_who_logs_in_brings_the_matches_along(server: Running) -> None:
    async def visit() -> None:
        known = {"login": "dora", "password": "correct horse"}
        async with Guest(server, "Dora") as home, Guest(server, "Somebody") as away:
            assert (await home.http.post("/api/register", json=known)).status_code == 200
            made = [await away.make("amerigo", ["me", "cabin-boy"]) for _ in range(2)]
            made.append(await away.make("amerigo", ["open", "open"]))
            seat = await away.sit(made[0]["match"])
            await seat.play(2)
            before = away.cookies()
            assert (await away.http.post("/api/login", json=known)).json()["account"] == "dora"
            bye = await seat.until(lambda message: isinstance(message, Bye))
            assert bye == Bye("forbidden", again=False)
            for guest in (home, away):
                mine = (await guest.http.get("/api/matches")).json()
                assert {each["table"]["match"] for each in mine} == {each["match"] for each in made}
                assert sorted(len(each["yours"]) for each in mine) == [0, 1, 1]
            again = await home.sit(made[0]["match"])
            assert await again.play(2) == 2
            # As the table's host she arranges its seats.
            hosted = await home.sit(made[2]["match"], None)
            assert isinstance(await hosted.verdict(StandIn("k", 0, "cabin-boy")), Acked)
            old = await away.http.get("/api/matches", headers={"cookie": before})
            assert old.json() == []

    asyncio.run(visit())


def test_tables_are_found_joined_and_left(server: Running) -> None:
    async def visit() -> None:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben:
            made = await ana.make("mundus_novus", ["me", "open", "open"], public=True)
            listed = (await ben.http.get("/api/lobby")).json()
            assert made["match"] in [table["match"] for table in listed]
            assert (await ben.join(made["code"].lower(), seat=2))["seats"] == [2]
            assert (await ben.join(made["code"]))["seats"] == [2]
            full = await ben.http.post("/api/join", json={"token": made["code"], "seat": 0})
            assert full.json()["code"] == "full"
            left = await ben.http.post(f"/api/matches/{made['match']}/leave", json={})
            assert left.json()["seats"] == []
            for token in ("ABCDEF", "", "x" * 43, made["match"]):
                answer = await ben.http.post("/api/join", json={"token": token})
                assert answer.json()["code"] == "no-such-match"

    asyncio.run(visit())


def test_a_match_against_bots_is_watched_by_anybody_if_its_maker_lists_it(server: Running) -> None:
    async def visit() -> None:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben:
            private = await ana.make("columbus_1492", ["me", "cabin-boy"])
            alone = await ana.make("columbus_1492", ["me", "cabin-boy"], public=True)
            bots = await ana.make("amerigo", ["cabin-boy", "cabin-boy"], public=True, pace_ms=30_000)
            await ana.sit(bots["match"], None)  # with a viewer the bots keep their pace
            listed = {table["match"]: table for table in (await ben.http.get("/api/lobby")).json()}
            assert private["match"] not in listed
            for made in (alone, bots):
                assert listed[made["match"]]["phase"] == "playing"
                watching = await ben.sit(made["match"], None)
                assert watching.welcome is not None
                assert (watching.welcome.yours, watching.welcome.looking) == ([], None)
            refused = await ben.connect(private["match"])
            assert decode_server(await refused.recv()) == Bye("forbidden", again=False)

    asyncio.run(visit())


def test_a_lesson_is_the_same_every_time(server: Running) -> None:
    async def visit() -> None:
        async with Guest(server, "Ana") as ana:
            made = [await ana.make("amerigo", ["me", "random"], lesson=True) for _ in range(2)]
            tables = [each["table"] for each in (await ana.http.get("/api/matches")).json()]
            sealed = {
                table["commitment"] for table in tables if table["match"] in {one["match"] for one in made}
            }
            assert len(sealed) == 1
            other = await ana.make("amerigo", ["me", "random"])
            tables = [each["table"] for each in (await ana.http.get("/api/matches")).json()]
            assert (
                next(each for each in tables if each["match"] == other["match"])["commitment"] not in sealed
            )

    asyncio.run(visit())


@pytest.mark.parametrize(
    "change, code",
    [
        ({"game": "chess"}, "not-found"),
        ({"seats": [{"role": "me"}]}, "illegal"),
        ({"seats": [{"role": "me"}, {"role": "bot", "level": "search:9999"}]}, "bad-message"),
        ({"options": {"nothing": "here"}}, "illegal"),
        ({"pace_ms": 10**9}, "bad-message"),
        ({"open_after": 1}, "bad-message"),
        ({"nonce": "xyz"}, "bad-message"),
        ({"clock": {"kind": "move", "seconds": 0}}, "bad-message"),
        ({"lesson": True}, "illegal"),
        ({"unknown": 1}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_code(
    server: Running, change: dict[str, object], code: str
) -> None:
    wish = {"game": "amerigo", "seats": [{"role": "me"}, {"role": "open"}], **change}
    answer = httpx.post(f"{server.base}/api/matches", json=wish, timeout=PATIENT)
    assert answer.json()["code"] == code
    assert "set-cookie" not in answer.headers


def test_what_comes_from_elsewhere_or_is_too_large_is_refused(server: Running) -> None:
    body = {"name": "Eve"}
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = httpx.put(f"{server.base}/api/me", json=body, headers=headers, timeout=PATIENT)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    own = httpx.put(f"{server.base}/api/me", json=body, headers={"origin": server.base}, timeout=PATIENT)
    assert own.status_code == 200
    form = httpx.put(
        f"{server.base}/api/me",
        content=b'{"name":"Eve"}',
        headers={"content-type": "text/plain"},
        timeout=PATIENT,
    )
    assert (form.status_code, form.json()["code"]) == (415, "not-json")
    large = httpx.put(
        f"{server.base}/api/me",
        content=b"x" * 70_000,
        headers={"content-type": "application/json"},
        timeout=PATIENT,
    )
    assert (large.status_code, large.json()["code"]) == (413, "too-large")

    pieces = (b"x" * 10_000 for _ in range(40))  # sent in chunks, without a length
    chunked = httpx.put(
        f"{server.base}/api/me", content=pieces, headers={"content-type": "application/json"}, timeout=PATIENT
    )
    assert (chunked.status_code, chunked.json()["code"]) == (413, "too-large")


def test_files_outside_the_client_are_not_served(server: Running) -> None:
    for path in (
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/assets/..%2f..%2fcli.py",
        "/a%00b.js",
    ):
        answer = httpx.get(f"{server.base}{path}", timeout=PATIENT)
        assert answer.status_code in (200, 404)
        assert "[project]" not in answer.text
        assert "import typer" not in answer.text


def test_on_https_the_cookie_is_bound_to_the_host(server: Running) -> None:
    """As behind a proxy on this machine, which says how it was called."""
    secure = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7", "host": "games.example"}
    headers = {**secure, "origin": "https://games.example"}
    answer = httpx.put(f"{server.base}/api/me", json={"name": "Ana"}, headers=headers, timeout=PATIENT)
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-caravela=")
    assert "Secure" in cookie
    assert "strict-transport-security" in answer.headers
    plain = httpx.put(
        f"{server.base}/api/me",
        json={"name": "Ana"},
        headers={**secure, "origin": "http://games.example"},
        timeout=PATIENT,
    )
    assert plain.json()["code"] == "foreign-origin"


def test_a_match_that_is_over_and_not_in_memory_is_listed(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")

    async def visit() -> None:
        async with Guest(running) as ana:
            made = await ana.make("columbus_1492", ["me", "cabin-boy"])
            seat = await ana.sit(made["match"])
            await seat.play(2000)
            other = await ana.make("columbus_1492", ["me", "local"])
            before = (await ana.http.get("/api/matches")).json()
            await asyncio.to_thread(running.stop)
            await asyncio.to_thread(running.start)
            after = (await ana.http.get("/api/matches")).json()
            assert [each["table"]["match"] for each in after] == [other["match"], made["match"]]
            assert [each["table"]["phase"] for each in after] == ["playing", "over"]
            assert [each["your_turn"] for each in after] == [True, False]
            for old, new in zip(before, after, strict=True):
                assert [seat["name"] for seat in old["table"]["seats"]] == [
                    seat["name"] for seat in new["table"]["seats"]
                ]

    with running:
        asyncio.run(visit())


def test_logging_out_ends_the_sockets(server: Running) -> None:
    async def visit() -> None:
        async with Guest(server) as ana:
            made = await ana.make("amerigo", ["me", "open"])
            seat = await ana.sit(made["match"])
            await ana.http.post("/api/logout", json={})
            assert await seat.until(lambda message: isinstance(message, Bye)) == Bye("forbidden", again=False)

    asyncio.run(visit())
