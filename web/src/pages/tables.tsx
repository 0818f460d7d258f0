/** All of one's tables, and those that are open to anybody. */
import { useEffect, useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import { go } from "../route";
import { loadMatches, mine, openTables, title } from "../state/lobby";
import { DeleteWindow } from "../table/leaving_window";
import { t } from "../words/speech";
import { verbatim } from "../words/wording";
import { Frame } from "./frame";
import { MatchRow, players } from "./match_row";

export function Tables() {
  const [deleting, setDeleting] = useState<string | null>(null);
  useEffect(() => {
    void loadMatches();
    const timer = setInterval(() => void loadMatches(), 10_000);
    return () => clearInterval(timer);
  }, []);
  const own = mine.value ?? [];
  const open = openTables.value ?? [];
  return (
    <Frame here="tables">
      <main class="page two">
        <section class="box">
          <h1>{t("ui-nav-tables")}</h1>
          {own.map((each) => (
            <div class="match-item hbox" key={each.table.match}>
              <MatchRow summary={each} />
              {each.may_delete && (
                <button
                  class="btn q sm ic"
                  type="button"
                  aria-label={t("ui-leaving-delete-of", { game: verbatim(title(each.table.game)) })}
                  onClick={() => setDeleting(each.table.match)}
                >
                  <Icon name="trash" />
                </button>
              )}
            </div>
          ))}
          {deleting !== null && (
            <DeleteWindow
              match={deleting}
              close={() => setDeleting(null)}
              deleted={() => void loadMatches()}
            />
          )}
          {mine.value !== null && own.length === 0 && (
            <div class="empty">
              <Icon name="nav" size="xl" />
              <p>{t("ui-no-tables")}</p>
              <a class="btn" href="/">
                {t("ui-new-table")}
              </a>
            </div>
          )}
        </section>
        <section class="box">
          <h2>{t("ui-lobby")}</h2>
          <p class="lead">{t("ui-lobby-lead")}</p>
          {open.map((table) => (
            <div class="match-row" key={table.match}>
              <span class="ci">
                <b>{title(table.game)}</b>
                <span class="ellipsis">{players(table)}</span>
              </span>
              <span class="ps">
                {table.seats.map((seat) => (
                  <Shield key={seat.seat} seat={seat.seat} size="m" />
                ))}
              </span>
              <span class="row">
                {table.phase === "gathering" && (
                  <button class="btn sm" type="button" onClick={() => go(`/join/${table.code}`)}>
                    {t("ui-sit-down")}
                  </button>
                )}
                <a class="btn sm" href={`/table/${table.match}`}>
                  <Icon name="eye" size="s" />
                  {t("ui-watch")}
                </a>
              </span>
            </div>
          ))}
          {openTables.value !== null && open.length === 0 && (
            <div class="empty">
              <Icon name="users" size="xl" />
              <p>{t("ui-lobby-empty")}</p>
            </div>
          )}
        </section>
      </main>
    </Frame>
  );
}
