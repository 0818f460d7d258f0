/** The store of one table: applies messages from the server and sends the viewer's commands. */
import { batch, effect } from "@preact/signals";
import type { WasteWarning } from "../games/board";
import { loadBoard, boardTexts } from "../games/board";
import { catalogue, safely, t } from "../words/speech";
import { verbatim } from "../words/wording";
import type {
  ChatLine,
  LogLine,
  Missed,
  Position,
  Refused,
  TableShape,
  UndoneLines,
  Update,
  Welcome,
} from "../wire/shapes";
import { retryWhenOnline, tableAddress, TableSocket, type Command, type Unsent } from "../wire/socket";
import { lastRead, markRead } from "./chat_read";
import { stillAsked } from "./question";
import { asking, hearWatchers, language, plain, recall, remember, single, warned } from "./settings";
import { TableQueries, type BeforeUpdate } from "./table_queries";
import { TableState } from "./table_state";

const AUTOMATIC_AFTER = 500;

export class TableStore {
  readonly state = new TableState();
  readonly socket: TableSocket;
  readonly queries: TableQueries;

  private readonly ends: (() => void)[] = [];
  private wanted: number | null;
  /** The PIN with which the wanted seat was opened; it is kept nowhere else. */
  private pin = "";
  /** The last action was sent because the time ran out. */
  private timedOut = false;
  /** The viewer withdrew their own undo request. */
  private withdrawn = false;

  constructor(
    readonly match: string,
    private readonly beforeUpdate: BeforeUpdate = () => undefined,
  ) {
    this.wanted = recall(`seat.${match}`) as number | null;
    this.socket = new TableSocket(tableAddress(match), {
      hello: () => this.hello(),
      welcome: (message) => this.begin(message),
      missed: (message) => this.catchUp(message),
      update: (message) => this.update(message),
      table: (message) => this.tableChanged(message.table),
      chat: ({ line }) =>
        this.replaceChat([...this.state.chat.value.filter((each) => each.number < line.number), line]),
      reviewProgress: ({ done, total }) => (this.state.reviewProgress.value = { done, total }),
      refused: (message) => this.refusedUnasked(message),
    });
    this.queries = new TableQueries(this.state, this.socket, beforeUpdate);
  }

  start(): void {
    this.ends.push(
      effect(() => {
        const game = this.state.table.value?.game;
        const of = language.value;
        if (game) void this.loadTexts(of, game, plain.value);
      }),
      effect(() => {
        // Describe the table in words again when the position or the language changes.
        const version = this.state.position.value?.version;
        if (version !== undefined && this.state.boardLoaded.value && !this.state.board.value)
          void this.queries.describe();
      }),
    );
    this.ends.push(retryWhenOnline(this.socket));
    this.socket.connect();
  }

  stop(): void {
    this.socket.close();
    for (const end of this.ends) end();
  }

  private async loadTexts(of: typeof language.value, game: string, asText: boolean): Promise<void> {
    const board = asText ? null : await loadBoard(game);
    const texts = await catalogue(of, game, board ? await boardTexts(game, of) : "");
    batch(() => {
      this.state.board.value = board;
      this.state.boardLoaded.value = true;
      this.state.texts.value = texts;
    });
  }

  // --- receiving -------------------------------------------------------------------------------

  private hello(): { seat: number | null; version: number; chat: number; pin: string } {
    const position = this.state.position.value;
    // Another seat's view cannot be updated to this one's: ask for everything.
    const perspective = { seat: this.wanted, pin: this.pin };
    if (!position || this.state.looking.value !== this.wanted)
      return { ...perspective, version: -1, chat: 0 };
    const chat = (this.state.chat.value.at(-1)?.number ?? -1) + 1;
    return { ...perspective, version: position.version, chat };
  }

  private tableChanged(table: TableShape): void {
    batch(() => {
      this.state.table.value = table;
      this.state.heardAt.value = Date.now();
    });
  }

  private refusedUnasked(message: Refused): void {
    if (message.code === "wrong-pin" || (message.code === "too-fast" && this.pin)) this.notOpened(message);
    else if (message.code === "not-yours" && this.wanted !== null) this.withoutSeat();
    else this.refused(message);
  }

  /** Drop the remembered seat: it belongs to somebody else, perhaps after a change of account in this tab. */
  private withoutSeat(): void {
    this.wanted = null;
    this.pin = "";
    remember(`seat.${this.match}`, null);
    this.socket.greet();
  }

  /** Ask for the PIN again. After a reload the page has none, which is not the person's mistake. */
  private notOpened(message: Refused): void {
    if (this.pin) this.refused(message);
    this.withoutSeat();
  }

  /** Replace the chat. Lines of others that arrive while the chat is hidden count as unread. */
  private replaceChat(lines: ChatLine[]): void {
    const last = lines.at(-1)?.number ?? -1;
    const read = lastRead(this.match);
    // On a first visit nothing counts as missed; on a return, everything since the last visit does.
    const known = this.state.position.value ? (this.state.chat.value.at(-1)?.number ?? -1) : (read ?? last);
    const unread = lines.filter(
      ({ number, seat }) =>
        number > known &&
        (seat === null ? hearWatchers.value : !this.state.isMine(seat)) &&
        !this.state.chatShown.value,
    );
    this.state.chat.value = lines;
    this.state.unreadChat.value += unread.length;
    if (this.state.chatShown.value || read === null) markRead(this.match, last);
  }

  /** Mark the whole chat as read, also for the next visit. */
  readChat(): void {
    this.state.unreadChat.value = 0;
    markRead(this.match, this.state.chat.value.at(-1)?.number ?? -1);
  }

  private begin(welcome: Welcome): void {
    this.beforeUpdate([]);
    batch(() => {
      this.state.table.value = welcome.table;
      this.state.yours.value = welcome.yours;
      this.state.looking.value = welcome.looking;
      this.replaceChat(welcome.chat);
      this.state.position.value = this.forOwnSeats(welcome.position);
      this.state.log.value = welcome.log;
      this.state.undone.value = welcome.taken;
      this.state.latestEntries.value = [];
      this.state.heardAt.value = Date.now();
      this.resetDecision();
      this.state.notice.value = null;
      // Stale reply: keep the curtain closed.
      if (welcome.looking === this.wanted) this.state.curtain.value = null;
      this.choosePerspective();
      this.state.settled.value = welcome.looking === this.wanted;
    });
    this.actAutomatically();
  }

  private update(update: Update): void {
    const before = this.state.position.value;
    if (!before || update.position.version > before.version + 1) {
      this.socket.greet();
      return;
    }
    if (update.position.version < before.version) return;
    const since = Math.min(update.taken?.back_to ?? Infinity, update.lines[0]?.at ?? Infinity);
    this.applyEntries(update.position, since, update.lines, update.taken ? [update.taken] : []);
  }

  private catchUp(missed: Missed): void {
    const have = this.state.position.value?.version ?? -1;
    if (missed.after !== have) {
      // Stale reply: something else arrived after the request.
      if (missed.position.version > have) this.socket.greet();
      return;
    }
    batch(() => {
      this.state.table.value = missed.table;
      this.state.heardAt.value = Date.now();
      this.state.yours.value = missed.yours;
      this.state.settled.value = missed.looking === this.wanted;
      this.replaceChat([...this.state.chat.value, ...missed.chat]);
    });
    this.applyEntries(missed.position, missed.since, missed.lines, missed.taken);
  }

  /** Apply new log lines: cut the log where it changed, then append. */
  private applyEntries(position: Position, since: number, lines: LogLine[], undone: UndoneLines[]): void {
    const before = this.state.position.value;
    this.beforeUpdate(lines);
    batch(() => {
      this.state.log.value = [...this.state.log.value.filter((line) => line.at < since), ...lines];
      if (undone.length > 0) this.state.undone.value = [...this.state.undone.value, ...undone];
      this.state.latestEntries.value = lines;
      this.state.position.value = this.forOwnSeats(position);
      if (undone.length > 0 || !stillAsked(before, position, lines)) this.resetDecision();
      if ((position.asked || lines.length > 0) && !this.state.notice.value?.stays)
        this.state.notice.value = null;
      const late = lines.find(({ by, seat }) => by === "clock" && seat !== null && this.state.isMine(seat));
      if (late) this.state.notice.value = { kind: "info", text: this.timeUp(late), rule: null, stays: true };
      const wish = before?.consent;
      const ended =
        wish && this.state.isMine(wish.by) && !position.consent && undone.length + lines.length === 0;
      if (ended && !this.withdrawn)
        this.state.notice.value = { kind: "info", key: `ui-wish-refused-${wish.wish}`, rule: null };
      if (ended) this.withdrawn = false;
    });
    this.choosePerspective();
    this.actAutomatically();
  }

  /** Drop a question to somebody else: at a shared screen, spectators receive public decisions too. */
  private forOwnSeats(position: Position): Position {
    return position.asked && !this.state.isMine(position.asked.seat)
      ? { ...position, asked: null }
      : position;
  }

  /** Describe the action that was taken for a player whose time ran out. */
  private timeUp({ events }: LogLine): string {
    const words = this.state.words.value;
    const played = events.map((event) => (words ? safely(event.event, () => words.event(event)) : ""));
    return t("ui-time-up", { played: verbatim(played.join(" ")) });
  }

  /** Discard everything staged for the previous decision. */
  private resetDecision(): void {
    this.state.questions.value += 1;
    this.state.staged.value = null;
    this.state.previewed.value = null;
    this.state.hint.value = null;
    this.state.thinking.value = false;
    this.state.warning.value = null;
  }

  /** Choose the seat to look from. On a shared screen, the next player's secrets wait behind a curtain. */
  private choosePerspective(): void {
    const { yours, looking, position } = this.state;
    const now = position.value;
    if (!now || this.state.table.value?.phase !== "playing") {
      this.state.curtain.value = null;
      return;
    }
    if (yours.value.length === 0) return;
    if (yours.value.length === 1) {
      if (looking.value === null) this.look(yours.value[0] ?? null);
      return;
    }
    if (now.draft && this.state.isMine(now.draft.seat) && looking.value === now.draft.seat) return;
    const owing = now.waiting.map((each) => each.seat).filter((seat) => this.playedHere(seat));
    const next = owing[0];
    if (next === undefined || (looking.value !== null && owing.includes(looking.value))) {
      if (next === undefined && looking.value === null) this.state.curtain.value = null;
      return;
    }
    if (this.state.board.value && !this.state.board.value.secrets) {
      this.look(next);
      return;
    }
    if (looking.value !== null) this.look(null);
    // A public decision is asked while nobody's own view is shown.
    this.state.curtain.value = looking.value === null && now.asked ? null : next;
  }

  private playedHere(seat: number): boolean {
    const shape = this.state.table.value?.seats[seat];
    return this.state.isMine(seat) && shape?.role === "person" && !shape.stand_in;
  }

  /** Ask for the view of a seat. A closed curtain opens when that view arrives, not on another one. */
  look(seat: number | null, pin = ""): void {
    this.wanted = seat;
    this.pin = pin;
    remember(`seat.${this.match}`, seat);
    batch(() => {
      this.state.settled.value = false;
      this.resetDecision();
      this.state.notice.value = null;
      this.state.sought.value = null;
      this.state.past.value = null;
    });
    this.socket.look(seat, pin);
  }

  /** Show a seat's own view, after its PIN if it has one. */
  show(seat: number): void {
    if (this.state.table.value?.seats[seat]?.pin === "set") this.state.curtain.value = seat;
    else this.look(seat);
  }

  /** Set the PIN of a seat, or remove it. */
  protect(seat: number, pin: string): Promise<void> {
    return this.send({ type: "set-pin", seat, pin });
  }

  /** Do what needs no input: end a turn that needs no confirmation, take the only legal action. */
  private actAutomatically(): void {
    const position = this.state.position.value;
    if (!position || this.state.pending.value || this.state.curtain.value !== null) return;
    const { version } = position;
    const { asked } = position;
    const timedOut = this.timedOut;
    this.timedOut = false;
    if (this.state.turnComplete.value && (timedOut || !this.state.toConfirm.value)) {
      void this.confirm();
      return;
    }
    const only = asked?.forced ? asked.choices[0] : undefined;
    if (only && single.value && this.state.onlyAction.value === null) {
      setTimeout(() => {
        if (this.state.position.value?.version === version && !this.state.pending.value)
          void this.act(only.action);
      }, AUTOMATIC_AFTER);
    }
  }

  // --- sending ---------------------------------------------------------------------------------

  readonly choose = (action: string, meant = false): void => {
    if (!this.state.asked.value) return;
    if (asking.value === "choice" && this.state.staged.value !== action) this.stage(action);
    else void this.act(action, meant);
  };

  /** Send an action because the time ran out, and end the turn with it. */
  readonly timeOut = (action: string): void => {
    if (!this.state.asked.value) return;
    this.timedOut = true;
    void this.act(action, true);
  };

  readonly stage = (action: string | null): void => {
    if (action !== null && !this.state.asked.value) return;
    this.state.staged.value = action;
    if (action !== null) this.queries.preview(action);
    else this.state.previewed.value = null;
  };

  /** Send an action. One that wastes something is held back until it is `meant`. */
  act(action: string, meant = false): Promise<void> {
    const position = this.state.position.value;
    const seat = position?.asked?.seat;
    if (!position || seat === undefined) return Promise.resolve();
    const only = this.state.onlyAction.value;
    if (only !== null && action !== only) {
      this.state.notice.value = {
        kind: "info",
        key: only ? "ui-lesson-other" : "ui-lesson-read",
        rule: null,
      };
      return Promise.resolve();
    }
    const wasteWarning = meant || only !== null ? null : this.wasteOf(action);
    this.state.warning.value = wasteWarning && { action, wasteWarning };
    if (wasteWarning) {
      this.state.hint.value = null; // one strip at a time: both would leave little room for the board
      return Promise.resolve();
    }
    const sure = this.timedOut || this.state.staged.value === action || asking.value === "never";
    return this.send({ type: "act", version: position.version, seat, action, unless_final: !sure });
  }

  private wasteOf(action: string): WasteWarning | null {
    const { asked, view } = this.state.position.value ?? {};
    if (!asked || asked.choices.length < 2) return null;
    const wasteWarning = this.state.board.value?.wasteWarning?.(view, asked, action) ?? null;
    return wasteWarning && warned[wasteWarning.kind].value ? wasteWarning : null;
  }

  undo(backTo: number): Promise<void> {
    const position = this.state.position.value;
    const seat = this.state.acting();
    if (!position || seat === null) return Promise.resolve();
    return this.send({ type: "undo", version: position.version, seat, back_to: backTo });
  }

  redo(): Promise<void> {
    const position = this.state.position.value;
    const seat = this.state.acting();
    if (!position || seat === null) return Promise.resolve();
    return this.send({ type: "redo", version: position.version, seat });
  }

  confirm(): Promise<void> {
    const position = this.state.position.value;
    if (!position?.draft) return Promise.resolve();
    return this.send({ type: "confirm", version: position.version, seat: position.draft.seat });
  }

  agree(seat: number, agree: boolean): Promise<void> {
    const position = this.state.position.value;
    if (!position) return Promise.resolve();
    this.withdrawn = position.consent?.by === seat;
    return this.send({ type: "agree", version: position.version, seat, agree });
  }

  standIn(seat: number, level: string | null): Promise<void> {
    return this.send({ type: "stand-in", seat, level });
  }

  /** Resign a seat for good. */
  resign(seat: number): Promise<void> {
    return this.send({ type: "resign", seat });
  }

  /** Propose to end the match without a result. */
  abandon(seat: number): Promise<void> {
    return this.send({ type: "abandon", seat });
  }

  async say(text: string): Promise<void> {
    const end = await this.socket.command({ type: "chat", text });
    if (end.type === "refused") this.refused(end);
  }

  private async send(message: Unsent<Command>): Promise<void> {
    if (this.state.pending.value) return; // a second click on the way of the first
    this.state.pending.value = true;
    const before = this.state.position.value?.version;
    const end = await this.socket.command(message);
    batch(() => {
      this.state.pending.value = false;
      this.state.staged.value = null;
      if (end.type === "refused") this.refused(end);
      if (end.type === "refused" && end.code === "final" && message.type === "act")
        this.stage(message.action);
    });
    if (end.type === "refused" && end.code === "stale") this.socket.greet();
    // The new position usually arrives before the acknowledgement, when nothing else could be sent yet.
    if (this.state.position.value?.version !== before) this.actAutomatically();
  }

  private refused(end: Refused): void {
    const words = this.state.words.value;
    const kind = end.code === "final" ? "info" : "danger";
    const said =
      end.reason && words ? { text: words.reason(end.reason, end.facts) } : { key: `ui-refused-${end.code}` };
    this.state.notice.value = { kind, rule: end.rule, ...said };
  }
}
