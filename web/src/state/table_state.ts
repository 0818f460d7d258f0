/** State of a table as signals: the server's messages, the viewer's staged input, and values derived from both. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { BarNote, GameBoard, Previewed, WasteWarning } from "../games/board";
import type {
  ChatLine,
  DescribeAnswer,
  HintAnswer,
  LogLine,
  Position,
  ReviewAnswer,
  TableShape,
  UndoneLines,
} from "../wire/shapes";
import type { Catalogue } from "../words/catalogue";
import { Wording } from "../words/wording";
import { asking } from "./settings";

/** A message above the bar: an error, an information or a hint. It stays until it is closed or replaced. */
export type Notice = {
  kind: "danger" | "info" | "hint";
  rule: string | null;
  /** Keep it while others act, until the viewer closes it or chooses something. */
  stays?: boolean;
} & NoticeText;

/** The key of a message of the shell, or a sentence that is ready to show. */
type NoticeText = { key: string; text?: never } | { text: string; key?: never };

/** A past position, seen from a seat or by a spectator. */
export interface Moment {
  at: number;
  seat: number | null;
}

export interface PastMoment extends Moment {
  view: unknown;
  /** The position as text, for the panel without a board. */
  described: DescribeAnswer | null;
}

/** An action that would waste something, until the player confirms or cancels it. */
export interface Warning {
  action: string;
  wasteWarning: WasteWarning;
}

/** The open tab beside the table, or in the sheet of a phone. */
export type Tab = "log" | "chat" | "aid";

export class TableState {
  // From the server.
  readonly table = signal<TableShape | null>(null);
  readonly yours = signal<number[]>([]);
  readonly looking = signal<number | null>(null);
  readonly position = signal<Position | null>(null);
  readonly log = signal<LogLine[]>([]);
  readonly undone = signal<UndoneLines[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  readonly latestEntries = signal<LogLine[]>([]);
  readonly described = signal<DescribeAnswer | null>(null);
  readonly heardAt = signal(0);

  // Staged input.
  readonly pending = signal(false);
  readonly staged = signal<string | null>(null);
  readonly previewed = signal<Previewed | null>(null);
  /** The board's note, while a board is shown. */
  readonly noteSource = signal<ReadonlySignal<BarNote | null> | null>(null);
  readonly note = computed(() => this.noteSource.value?.value ?? null);
  readonly notice = signal<Notice | null>(null);
  readonly warning = signal<Warning | null>(null);
  readonly hint = signal<HintAnswer | null>(null);
  readonly thinking = signal(false);
  /** The only action that a lesson accepts now; empty while it waits to be read, null without a lesson. */
  readonly onlyAction = signal<string | null>(null);
  /** Counts the viewer's decisions: unchanged while only other seats act. */
  readonly questions = signal(0);
  readonly past = signal<PastMoment | null>(null);
  /** The seat that takes the screen next, while the curtain is closed. */
  readonly curtain = signal<number | null>(null);
  /** The view belongs to the seat that was requested last. */
  readonly settled = signal(false);
  /** The moment that is being loaded. */
  readonly sought = signal<Moment | null>(null);
  /** The moment that steps back and forward start from: quick steps do not wait for the one being loaded. */
  readonly aim = computed<Moment | null>(() => this.sought.value ?? this.past.value);
  readonly chatShown = signal(false);
  readonly unreadChat = signal(0);
  /** The analysis of the finished match. */
  readonly review = signal<ReviewAnswer | null>(null);
  /** The review failed, for example because a bot did. It can be requested again. */
  readonly reviewFailed = signal(false);
  /** Progress of the analysis, while the review is awaited. */
  readonly reviewProgress = signal<{ done: number; total: number } | null>(null);

  // Presentation.
  readonly board = signal<GameBoard | null>(null);
  readonly boardLoaded = signal(false);
  readonly texts = signal<Catalogue | null>(null);
  /** Facts of the hovered element: log lines that mention them are highlighted. */
  readonly litFacts = signal<readonly string[]>([]);
  /** Facts of the hovered log line: elements with these facts are highlighted. */
  readonly toldFacts = signal<readonly string[]>([]);
  readonly tab = signal<Tab>("log");

  /** As one string, so that other changes of the table do not invalidate the texts made with the names. */
  private readonly names = computed(() =>
    JSON.stringify(this.table.value?.seats.map((seat) => seat.name) ?? []),
  );

  /** The seat that texts address as "you". Null for a spectator, and for a moment seen from another seat. */
  private readonly viewer = computed(() => {
    const looking = this.looking.value;
    const past = this.past.value;
    const own = looking !== null && this.yours.value.includes(looking);
    return own && (!past || past.seat === looking) ? looking : null;
  });

  readonly words = computed(() => {
    const texts = this.texts.value;
    return texts ? new Wording(texts, JSON.parse(this.names.value) as string[], this.viewer.value) : null;
  });

  /** The decision that the viewer can answer now. */
  readonly asked = computed(() => {
    const asked = this.position.value?.asked ?? null;
    return this.past.value || this.pending.value || this.curtain.value !== null ? null : asked;
  });

  /** A decision of one of the seats at a shared screen that is asked while nobody's own view is shown. */
  readonly publicly = computed(() => {
    const hidden = this.looking.value !== null || this.curtain.value !== null || this.past.value !== null;
    return hidden ? null : (this.position.value?.asked ?? null);
  });

  readonly myTurn = computed(() => {
    const position = this.position.value;
    if (!position || position.outcome) return false;
    return Boolean(position.asked?.owed) || this.toConfirm.value || this.curtain.value !== null;
  });

  /** Whether other people play here. Alone, or on a shared screen, everything can be undone freely. */
  readonly amongPeople = computed(() =>
    Boolean(
      this.table.value?.seats.some(
        (seat) => seat.role === "person" && !seat.stand_in && !this.isMine(seat.seat),
      ),
    ),
  );

  /** Whether the viewer's turn is complete. */
  readonly turnComplete = computed(() => {
    const draft = this.position.value?.draft;
    return Boolean(draft?.to_confirm) && this.isMine(draft?.seat ?? -1);
  });

  /** Whether the viewer's complete turn waits for confirmation, after which it cannot be undone freely. */
  readonly toConfirm = computed(() => {
    const final = this.amongPeople.value || Boolean(this.position.value?.outcome);
    return this.turnComplete.value && final && asking.value === "turn";
  });

  isMine(seat: number): boolean {
    return this.yours.value.includes(seat);
  }

  /** Return the seat that the buttons act for: the draft's, the deciding one, or the one looked from. */
  acting(): number | null {
    const position = this.position.value;
    if (position?.draft && this.isMine(position.draft.seat)) return position.draft.seat;
    return position?.asked?.seat ?? this.looking.value;
  }

  /** Whether this spectator may see past positions from the seats, after the agreed delay. */
  readonly opened = computed(() => {
    const { open_after: after = 0, phase } = this.table.value ?? {};
    const at = this.position.value?.at ?? 0;
    return phase === "playing" && after > 0 && this.yours.value.length === 0 && at > after;
  });

  /** Return the last moment that may be seen from a seat. */
  lastFrom(seat: number | null): number {
    const end = (this.position.value?.at ?? 1) - 1;
    const foreign = seat !== this.looking.value && this.table.value?.phase !== "over";
    return Math.max(0, foreign ? end - (this.table.value?.open_after ?? 0) : end);
  }

  /** Return the position of the viewer's last log entry, to show what happened since. */
  lastOwnEntry(): number | null {
    const { length } = this.yours.value;
    // On a shared screen, each player has their own last entry.
    const own = (seat: number) => (length > 1 ? seat === this.looking.value : this.isMine(seat));
    const mine = this.log.value.findLast((line) => line.seat !== null && own(line.seat));
    return mine?.at ?? null;
  }
}
