/** The first page: continue, join, or begin a table of one of the games. */
import { useEffect, useState } from "preact/hooks";
import { Drawing, Icon, Picture, plateOf } from "../art/art";
import chart from "../art/chart.svg?url";
import { LearnButton } from "../learning/begin";
import { go, pathTo } from "../route";
import { games, gameWords, loadMatches, mine, openTables, person } from "../state/lobby";
import { tWith, t } from "../words/speech";
import type { GameShape } from "../wire/shapes";
import { Frame } from "./frame";
import { NewTable } from "./new_table";
import { MatchRow, players, statusOf } from "./match_row";

const REFRESH = 15_000;
/** Where ships lie on the chart, in hundredths of its size, and whether the label stands above. */
const BERTHS = [
  { x: 62, y: 50, above: false },
  { x: 42, y: 56, above: false },
  { x: 27, y: 50, above: true },
];

export function Home() {
  const [making, setMaking] = useState<GameShape | null>(null);
  useEffect(() => {
    void loadMatches();
    const timer = setInterval(() => void loadMatches(), REFRESH);
    return () => clearInterval(timer);
  }, []);
  return (
    <Frame here="home">
      <main class="home-body">
        <div class="left">
          <div class="hero">
            <h1>Caravela</h1>
            <p>{t("ui-home-lead")}</p>
          </div>
          <Continue />
          <JoinByCode />
          <OpenTables />
        </div>
        <div class="right">
          <Chart />
          <div class="plates">
            {games.value.map((game) => (
              <Plate key={game.key} game={game} begin={() => setMaking(game)} />
            ))}
          </div>
        </div>
      </main>
      <footer class="foot hbox gap-16">
        <span>{t("ui-foot-open")}</span>
        <span class="grow" />
        <span>{t("ui-foot-rules")}</span>
      </footer>
      {making && <NewTable game={making} close={() => setMaking(null)} />}
    </Frame>
  );
}

function running() {
  return (mine.value ?? []).filter((each) => each.table.phase !== "over");
}

function Continue() {
  const tables = running();
  return (
    <section class="box" aria-labelledby="continue">
      <h2 id="continue">
        {t(tables.length > 0 ? "ui-continue" : "ui-welcome")}
        {tables.length > 3 && <a href="/tables">{t("ui-all-tables", { count: tables.length })}</a>}
      </h2>
      {tables.length === 0 && (
        <p class="lead">{t("ui-welcome-lead", { name: `=${person.value?.name ?? ""}` })}</p>
      )}
      {tables.slice(0, 3).map((each) => (
        <MatchRow key={each.table.match} summary={each} />
      ))}
    </section>
  );
}

function JoinByCode() {
  const [code, setCode] = useState("");
  const join = (event: Event) => {
    event.preventDefault();
    if (code.trim()) go(pathTo(code));
  };
  return (
    <section class="box join">
      <h2>{t("ui-join-title")}</h2>
      <form class="row" onSubmit={join}>
        <input
          class="input code-input"
          aria-label={t("ui-join-code")}
          placeholder={t("ui-join-placeholder")}
          value={code}
          maxLength={200}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button class="btn" type="submit" disabled={!code.trim()}>
          {t("ui-join")}
        </button>
      </form>
      <p class="hint2">{t("ui-join-hint")}</p>
    </section>
  );
}

function OpenTables() {
  const open = openTables.value ?? [];
  return (
    <section class="box open-tables">
      <h2>
        {t("ui-lobby")}
        <a href="/tables">{t("ui-lobby-all")}</a>
      </h2>
      {open.slice(0, 2).map((table) => (
        <a
          class="match-row"
          key={table.match}
          href={table.phase === "gathering" ? `/join/${table.code}` : `/table/${table.match}`}
        >
          <span class="ci">
            <b>{gameWords.value[table.game]?.title()}</b>
            <span class="ellipsis">{players(table)}</span>
          </span>
          <span />
          <span class="sta hbox">
            <Icon name={table.phase === "gathering" ? "users" : "eye"} size="s" />
            {t(table.phase === "gathering" ? "ui-sit-down" : "ui-watch")}
          </span>
          <Icon name="fwd1" />
        </a>
      ))}
      {open.length === 0 && <p class="lead">{t("ui-lobby-none")}</p>}
    </section>
  );
}

function Chart() {
  const ships = running().slice(0, BERTHS.length);
  return (
    <div class="frame hide-s">
      <Drawing address={chart} className="chart" />
      {ships.map((each, at) => {
        const berth = BERTHS[at];
        const status = statusOf(each);
        return (
          berth && (
            <a
              key={each.table.match}
              href={`/table/${each.table.match}`}
              class={`ship ${each.your_turn ? "yours" : ""} ${berth.above ? "above" : ""}`}
              style={{ left: `${berth.x}%`, top: `${berth.y}%` }}
            >
              <Picture name={`ship-${((each.yours[0] ?? at) % 6) + 1}`} box="0 0 48 48" />
              <span>
                <b>{gameWords.value[each.table.game]?.title()}</b>
                {status.text}
              </span>
            </a>
          )
        );
      })}
    </div>
  );
}

function Plate({ game, begin }: { game: GameShape; begin(): void }) {
  const words = gameWords.value[game.key];
  const art = plateOf(game.key);
  return (
    <article class="plate">
      <div class="art">{art && <Drawing address={art} className="drawing" />}</div>
      <div class="tx">
        <h2>{words?.title() ?? game.title}</h2>
        <p>{words?.has("word-lead") && tWith(words, "word-lead")}</p>
        <div class="meta">
          <span class="hbox">
            <Icon name="users" size="s" />
            {t("ui-players", { least: game.least_seats, most: game.most_seats })}
          </span>
          {words?.has("word-kind") && <span>{tWith(words, "word-kind")}</span>}
        </div>
        <div class="cta row">
          <button
            class="btn p"
            type="button"
            onClick={begin}
            aria-label={t("ui-new-table-of", { game: `=${game.title}` })}
          >
            {t("ui-new-table")}
          </button>
          <LearnButton game={game} />
          <a
            class="btn ic"
            href={`/rules/${game.key}`}
            aria-label={t("ui-rules-of", { game: `=${game.title}` })}
          >
            <Icon name="book" />
          </a>
        </div>
      </div>
    </article>
  );
}
