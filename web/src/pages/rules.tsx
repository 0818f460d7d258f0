/** The rules: rulebook, player aid and ledger, as a page and as a drawer beside a match that opens where the match stands. */
import { useEffect, useRef, useState } from "preact/hooks";
import { hasRulebook } from "../games/rulebook";
import { Dialog } from "../parts/dialog";
import { openRule } from "../parts/rule";
import { Aid, Book, Search } from "../rulebook/book";
import { games, title } from "../state/lobby";
import { language } from "../state/settings";
import * as api from "../wire/api";
import type { RuleShape } from "../wire/shapes";
import { t } from "../words/speech";
import { Frame } from "./frame";

const known = new Map<string, Promise<RuleShape[]>>();

function ledger(game: string): Promise<RuleShape[]> {
  const key = `${language.value} ${game}`;
  let rules = known.get(key);
  if (!rules) {
    rules = api.rulesOf(game, language.value);
    rules.catch(() => known.delete(key));
    known.set(key, rules);
  }
  return rules;
}

const TABS = ["book", "aid", "all"] as const;
type RulesTab = (typeof TABS)[number];

/** The tab that an address or a chip asks for: a rule's number opens the ledger. */
function tabFor(at: string, fallback: RulesTab): RulesTab {
  if (at === "aid") return at;
  return at === "" ? fallback : "all";
}

export function RulesDrawer({ game, close }: { game: string; close(): void }) {
  return (
    <Dialog
      title={t("ui-rules-of", { game: `=${title(game)}` })}
      close={close}
      sheet
      className="rules-drawer"
    >
      <Tabbed game={game} at={openRule.value ?? ""} />
    </Dialog>
  );
}

export function RulesPage({ game, rule }: { game: string; rule: string }) {
  const shown = game || games.value[0]?.key || "";
  return (
    <Frame here="rules">
      <main class="page rules-page">
        <h1>
          <span class="screen-only">{t("ui-nav-rules")}</span>
          <span class="print-only">{title(shown)}</span>
        </h1>
        <nav class="rules-games hbox wrap loose" aria-label={t("ui-rules-games")}>
          {games.value.map((each) => (
            <a
              key={each.key}
              class="btn"
              href={`/rules/${each.key}`}
              aria-current={each.key === shown ? "page" : undefined}
            >
              {title(each.key)}
            </a>
          ))}
        </nav>
        {shown && <Tabbed key={shown} game={shown} at={rule} />}
      </main>
      {openRule.value && shown && <RulesDrawer game={shown} close={() => (openRule.value = null)} />}
    </Frame>
  );
}

/** The rulebook, the player aid and the ledger of a game, one at a time. */
function Tabbed({ game, at }: { game: string; at: string }) {
  const gameEvent = hasRulebook(game);
  const [tab, setTab] = useState<RulesTab>(gameEvent ? tabFor(at, "book") : "all");
  useEffect(() => {
    if (gameEvent && at) setTab(tabFor(at, "book"));
  }, [at]);
  if (!gameEvent) return <Ledger game={game} at={at} />;
  return (
    <div class="rules-tabbed" data-tab={tab}>
      <div class="tabs rules-tabs" role="tablist">
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            class="hbox"
            role="tab"
            aria-selected={tab === each}
            onClick={() => setTab(each)}
          >
            {t(`ui-rules-tab-${each}`)}
          </button>
        ))}
      </div>
      {tab === "book" && <Book game={game} />}
      {tab === "aid" && <Aid game={game} title={t("ui-aid-of", { game: `=${title(game)}` })} />}
      {tab === "all" && <Ledger game={game} at={at} />}
    </div>
  );
}

/** The ids' middle part names the section: MN-TRD-07 is of TRD. */
function sectionOf(id: string): string {
  return id.split("-")[1] ?? "";
}

function Ledger({ game, at }: { game: string; at: string }) {
  const [rules, setRules] = useState<RuleShape[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [search, setSearch] = useState("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    setFailed(false);
    ledger(game).then(setRules, () => setFailed(true));
  }, [game, language.value]);
  useEffect(() => {
    setSearch("");
    const row = list.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`);
    row?.scrollIntoView({ block: "center" });
  }, [at, rules]);
  const wanted = search.trim().toLowerCase();
  useEffect(() => {
    if (wanted) list.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [wanted]);
  const found = (rules ?? []).filter((rule) => `${rule.id} ${rule.text}`.toLowerCase().includes(wanted));
  return (
    <div class="ledger">
      <Search value={search} change={setSearch} />
      <p class="quiet" role="status">
        {failed ? t("ui-offline") : rules && t("ui-rules-count", { count: found.length })}
      </p>
      <ol ref={list} lang={language.value}>
        {found.map((rule, number) => (
          <li
            key={rule.id}
            id={rule.id}
            data-rule={rule.id}
            class={`${rule.id === at ? "here" : ""} ${sectionOf(found[number - 1]?.id ?? "") !== sectionOf(rule.id) ? "first" : ""}`}
          >
            <span class="rid">{rule.id}</span>
            <p>
              {rule.text}
              {rule.kind === "ruling" && <small class="chip">{t("ui-rule-ruling")}</small>}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
