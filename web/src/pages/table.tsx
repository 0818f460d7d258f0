/** The table page in each phase: players gather, the match is played, or it is over and reviewed. */
import { effect, untracked } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { Icon, Picture } from "../art/art";
import { generic } from "../games/generic/board";
import { Coach } from "../learning/coach";
import { Flip } from "../motion/flip";
import { pieceMovesAt } from "../motion/order";
import { faultText } from "../parts/fault";
import { lazyPart } from "../parts/lazy_part";
import { Rule, openRule } from "../parts/rule";
import { t } from "../words/speech";
import { TRIES_BEFORE_ERROR } from "../wire/socket";
import { applyOwnColours } from "../state/colours";
import { forgetTable } from "../state/of_table";
import { TableStore } from "../state/table";
import { mayPlayOn, playOn } from "../table/branching";
import { CopyMoment } from "../table/copy_moment";
import { noticeText } from "../table/telling";
import { callToTurn } from "../table/call_to_turn";
import { Bar } from "../table/bar";
import { commandOpen } from "../table/command_open";
import { Consent } from "../table/consent";
import { Curtain } from "../table/curtain";
import { PublicQuestion } from "../table/public_question";
import { listenToDrags } from "../table/dragging";
import { Fresh } from "../table/fresh";
import { helpOpen, listenToKeys } from "../table/keys";
import { Announcer } from "../table/announcer";
import { Foresight } from "../table/preview_delta";
import { leadBack } from "../table/history_links";
import { asked as leavingAsked } from "../table/leaving";
import { lightUp } from "../table/lighting";
import { Players } from "../table/players";
import { previewPointed } from "../table/pointing";
import { ReplayBar } from "../table/replay";
import { RightRail } from "../table/rail";
import { RailEdge } from "../table/rail_edge";
import { layoutAttributes, useBoardProps, useSize } from "../table/shown";
import { SinceStrip } from "../table/since";
import { againOpen, AgainWindow } from "../table/taking_back";
import { TopBar } from "../table/top_bar";
import { ending, watchEnd } from "../table/ending";
import { SettingsWindow } from "./frame";

const gathering = lazyPart(() => import("./gathering").then((part) => part.Gathering));
const helpKeys = lazyPart(() => import("../table/help_keys").then((part) => part.HelpKeys));
const rulesDrawer = lazyPart(() => import("./rules").then((part) => part.RulesDrawer));
const commandBox = lazyPart(() => import("../table/command_box").then((part) => part.CommandBox));
const leavingWindow = lazyPart(() => import("../table/leaving_window").then((part) => part.LeavingWindow));
const victory = lazyPart(() => import("../table/victory").then((part) => part.Victory));
const review = lazyPart(() => import("./review").then((part) => part.Review));

export function Table({ match, at }: { match: string; at: number | null }) {
  const flip = useMemo(() => new Flip(), [match]);
  const store = useMemo(() => new TableStore(match, flip.capture), [match, flip]);
  useEffect(() => {
    store.start();
    const ends = [
      listenToKeys(store),
      listenToDrags(),
      flip.listenToPresses(),
      callToTurn(store),
      lightUp(store),
      previewPointed(store),
      leadBack(store),
      applyOwnColours(store.state.yours),
      watchEnd(store),
    ];
    return () => {
      store.stop();
      for (const end of ends) end();
      forgetTable();
    };
  }, [store, flip]);
  useEffect(() => (at === null ? undefined : openAt(store, at)), [store, at]);

  const table = store.state.table.value;
  const bye = store.socket.bye.value;
  if (bye && !bye.again) return <Gone code={bye.code} />;
  if (!table || !store.state.words.value || !store.state.boardLoaded.value) return <Loading store={store} />;
  // Show the final position until the review is loaded.
  const Gathering = gathering(table.phase === "gathering");
  const RulesDrawer = rulesDrawer(openRule.value !== null);
  const HelpKeys = helpKeys(helpOpen.value);
  const CommandBox = commandBox(commandOpen.value);
  const LeavingWindow = leavingWindow(leavingAsked.value !== null);
  const reviewed = table.phase === "over" && store.state.past.value === null;
  const Review = review(reviewed);
  return (
    <>
      {table.phase === "gathering" ? (
        Gathering && <Gathering store={store} table={table} />
      ) : Review && ending.value === null ? (
        <Review store={store} table={table} />
      ) : (
        <Playing store={store} flip={flip} />
      )}
      {RulesDrawer && <RulesDrawer game={table.game} close={() => (openRule.value = null)} />}
      <SettingsWindow />
      {HelpKeys && <HelpKeys store={store} close={() => (helpOpen.value = false)} />}
      {LeavingWindow && <LeavingWindow store={store} />}
      {againOpen.value && <AgainWindow store={store} close={() => (againOpen.value = false)} />}
      {CommandBox && <CommandBox store={store} close={() => (commandOpen.value = false)} />}
      <Announcer store={store} />
    </>
  );
}

/** Open the moment that the page's link names, once the table has loaded. */
function openAt(store: TableStore, at: number): () => void {
  let opened = false;
  return effect(() => {
    if (opened || !store.state.settled.value || !store.state.boardLoaded.value) return;
    opened = true;
    untracked(() => void store.queries.lookBack(at));
  });
}

function Loading({ store }: { store: TableStore }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="app">
      <header class="top hbox gap-12">
        <a class="brand" href="/">
          <Picture name="logo" box="0 0 48 48" />
          <span class="hide-s">Caravela</span>
        </a>
      </header>
      <main class="empty" aria-busy="true">
        {late && (
          <>
            <Icon name="nav" size="xl" />
            <p role="status">{t("ui-loading")}</p>
          </>
        )}
        <ConnectionStrip store={store} />
      </main>
    </div>
  );
}

function Gone({ code }: { code: string }) {
  return (
    <div class="app">
      <header class="top hbox gap-12">
        <a class="brand" href="/">
          <Picture name="logo" box="0 0 48 48" />
          <span class="hide-s">Caravela</span>
        </a>
      </header>
      <main class="empty">
        <Icon name="cloudoff" size="xl" />
        <h1>{t("ui-gone-title")}</h1>
        <p>{t(`ui-refused-${code}`)}</p>
        <a class="btn" href="/">
          {t("ui-home")}
        </a>
      </main>
    </div>
  );
}

function Playing({ store, flip }: { store: TableStore; flip: Flip }) {
  const Victory = victory(ending.value === "panel");
  const size = useSize();
  const board = store.state.board.value ?? generic;
  const view = store.state.past.value?.view ?? store.state.position.value?.view;
  const fresh = useMemo(() => new Fresh(store.state), [store]);
  useLayoutEffect(() => {
    flip.play(pieceMovesAt(board));
    if (!store.state.past.value) fresh.mark();
  }, [view]);
  const shown = useBoardProps(store, size);
  const props = shown.value;
  if (!props) return null;
  const left = board.layout.players === "left";
  const covered = store.state.curtain.value !== null;
  // Hide the previous seat's view behind the curtain until the spectator's view has replaced it.
  const blank = covered && store.state.looking.value !== null;
  const OwnArea = props.looking === null ? undefined : board.OwnArea;
  return (
    <div
      class={`app ${store.socket.state.value === "lost" ? "away" : ""}`}
      data-size={size}
      data-board={store.state.board.value ? props.table.game : "generic"}
      {...layoutAttributes(board.layout)}
    >
      <TopBar store={store} board={board} view={props.view} />
      <ConnectionStrip store={store} />
      {store.state.past.value && <PastStrip store={store} />}
      {!covered && <SinceStrip store={store} />}
      {!covered && <Coach store={store} />}
      {blank ? (
        <Curtain store={store} />
      ) : (
        <Foresight board={board} shown={shown}>
          <main
            class={`table ${left ? "players-left" : "players-right"} ${board.LeftRail || left ? "" : "one-rail"} ${OwnArea ? "" : "no-own"}`}
          >
            {(left || board.LeftRail) && size !== "phone" && (
              <aside class="rail" aria-label={t("ui-players-area")}>
                {left && <Players store={store} board={board} props={props} />}
                {board.LeftRail && <board.LeftRail {...props} />}
              </aside>
            )}
            {size === "phone" && <Players store={store} board={board} props={props} strip />}
            <div class="centre vbox loose" id="board">
              <board.Board {...props} />
              {OwnArea && <OwnArea {...props} />}
            </div>
            {size === "wide" && <RailEdge rail="rail" />}
            {size !== "phone" && (
              <aside class="rail right" id="rail" aria-label={t("ui-log-area")}>
                {!left && <Players store={store} board={board} props={props} />}
                {board.RightRail && <board.RightRail {...props} />}
                <RightRail store={store} />
              </aside>
            )}
          </main>
        </Foresight>
      )}
      {covered && !blank && <Curtain store={store} strip />}
      {store.state.publicly.value && <PublicQuestion store={store} />}
      {store.state.past.value ? <ReplayBar store={store} /> : <Bar store={store} covered={covered} />}
      <Consent store={store} />
      {Victory && <Victory store={store} />}
    </div>
  );
}

function ConnectionStrip({ store }: { store: TableStore }) {
  const { state, tries } = store.socket;
  if (state.value !== "lost") return null;
  const given = tries.value > TRIES_BEFORE_ERROR;
  return (
    <div class={`notice ${given ? "danger" : "info"}`} role="status">
      <span class={given ? "" : "spin"}>
        <Icon name={given ? "cloudoff" : "spin"} />
      </span>
      <span class="grow">
        <b>{t(given ? "ui-lost-title" : "ui-finding-title")}</b>{" "}
        {t(store.state.pending.value ? "ui-finding-sent" : "ui-finding", { number: tries.value })}
      </span>
      <button type="button" class="btn sm" onClick={() => store.socket.retry()}>
        {t("ui-try-now")}
      </button>
    </div>
  );
}

function PastStrip({ store }: { store: TableStore }) {
  const past = store.state.past.value;
  const line = store.state.log.value.find((each) => each.at === past?.at);
  if (!past) return null;
  const end = (store.state.position.value?.at ?? 1) - 1;
  const rule = line?.events[0]?.rule;
  const notice = store.state.notice.value;
  const table = store.state.table.value;
  const playFromHere = () => {
    if (table)
      void playOn(store, table, past.at).catch((error: unknown) => {
        store.state.notice.value = { kind: "danger", text: faultText(error), rule: null };
      });
  };
  return (
    <div class="notice past" role="status">
      <Icon name="clock" />
      <span class="grow">
        <b>{t("ui-past", { number: past.at, last: end })}</b>{" "}
        {past.seat !== null &&
          (store.state.table.value?.phase === "over" || past.seat !== store.state.looking.value) &&
          t("ui-past-eyes", { seat: `=${store.state.words.value?.seat(past.seat) ?? ""}` })}{" "}
        {notice && <span role="alert">{noticeText(notice)}</span>}
      </span>
      {rule && <Rule id={rule} />}
      {table && mayPlayOn(table) && (
        <button
          type="button"
          class="btn sm"
          aria-label={t("ui-play-on")}
          disabled={store.state.pending.value}
          onClick={playFromHere}
        >
          <Icon name="play" size="s" />
          <span class="hide-s">{t("ui-play-on")}</span>
        </button>
      )}
      <CopyMoment key={past.at} match={store.match} at={past.at} />
      <button type="button" class="btn sm" onClick={() => store.queries.toNow()}>
        {t(store.state.table.value?.phase === "over" ? "ui-to-review" : "ui-to-now")}
      </button>
    </div>
  );
}
