/** What a viewer has of a table: what the server told, what the viewer is about to do, and what follows from both. */
import { computed, signal } from "@preact/signals";
import type { BarNote, GameBoard, Previewed, Waste } from "../games/board";
import type {
  ChatLine,
  DescribeAnswer,
  HintAnswer,
  LogLine,
  Position,
  ReviewAnswer,
  TableShape,
  Taken,
} from "../wire/shapes";
import type { Catalogue } from "../words/catalogue";
import { Wording } from "../words/wording";
import { asking } from "./settings";

/** Something that went wrong or is worth saying, above the bar until it is closed or replaced. */
export interface Notice {
  kind: "danger" | "info" | "hint";
  /** A key of the shell's words with facts, or a sentence that is ready. */
  text: string;
  rule: string | null;
  /** It stays while others go on, until it is closed or the person chooses something. */
  stays?: boolean;
}

/** A moment of the match as a seat saw it, or as everybody did. */
export interface Moment {
  at: number;
  seat: number | null;
}

export interface PastMoment extends Moment {
  view: unknown;
  /** The table then as text, for the panel that draws no picture. */
  described: DescribeAnswer | null;
}

/** An action that would throw something away, until the person has said whether it is meant. */
export interface Warning {
  action: string;
  waste: Waste;
}

/** What lies open beside the table, or in the sheet of a phone. */
export type Tab = "log" | "chat" | "aid";

export class TableSignals {
  // What the server told.
  readonly table = signal<TableShape | null>(null);
  readonly yours = signal<number[]>([]);
  readonly looking = signal<number | null>(null);
  readonly position = signal<Position | null>(null);
  readonly log = signal<LogLine[]>([]);
  readonly taken = signal<Taken[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  readonly news = signal<LogLine[]>([]);
  readonly described = signal<DescribeAnswer | null>(null);
  readonly heardAt = signal(0);

  // What the viewer is about to do.
  readonly pending = signal(false);
  readonly held = signal<string | null>(null);
  readonly previewed = signal<Previewed | null>(null);
  readonly note = signal<BarNote | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly warning = signal<Warning | null>(null);
  readonly hint = signal<HintAnswer | null>(null);
  readonly thinking = signal(false);
  /** The only action that a lesson takes now; empty while it wants to be read, null without a lesson. */
  readonly onlyAction = signal<string | null>(null);
  /** Counts what the viewer was asked: the same while others only choose beside. */
  readonly questions = signal(0);
  readonly past = signal<PastMoment | null>(null);
  /** The seat that shall take the screen next, while the curtain is drawn. */
  readonly curtain = signal<number | null>(null);
  /** The view is that of the seat which was last asked for. */
  readonly settled = signal(false);
  /** The moment that was asked for and has not come yet. */
  readonly sought = signal<Moment | null>(null);
  /** The moment from which a step back or on is counted: quick steps do not wait for what they have asked for. */
  readonly aim = computed<Moment | null>(() => this.sought.value ?? this.past.value);
  readonly chatShown = signal(false);
  readonly unreadChat = signal(0);
  /** How the match went, once it is over and a bot has looked at it. */
  readonly review = signal<ReviewAnswer | null>(null);
  /** The review was refused, as it is when a bot fails: it can be asked for again. */
  readonly reviewFailed = signal(false);
  /** How far the analysis is, while the review is awaited. */
  readonly reviewProgress = signal<{ done: number; total: number } | null>(null);

  // How it is shown.
  readonly board = signal<GameBoard | null>(null);
  readonly boardLoaded = signal(false);
  readonly texts = signal<Catalogue | null>(null);
  /** What the thing that is pointed at is called: lines that tell of it are lit. */
  readonly litFacts = signal<readonly string[]>([]);
  /** What the line that is pointed at tells of: things that are called so are lit. */
  readonly toldFacts = signal<readonly string[]>([]);
  readonly tab = signal<Tab>("log");

  /** As one text, so that a table which changed in other ways leaves all that is worded with them as it is. */
  private readonly names = computed(() =>
    JSON.stringify(this.table.value?.seats.map((seat) => seat.name) ?? []),
  );

  /** The seat that the words speak to. A spectator has none, and a moment seen by another seat has none either. */
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

  /** The decision that can be answered now. */
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

  /** Other people play here. Alone, and at one screen, everything can be undone freely. */
  readonly amongPeople = computed(() =>
    Boolean(
      this.table.value?.seats.some(
        (seat) => seat.role === "person" && !seat.stand_in && !this.isMine(seat.seat),
      ),
    ),
  );

  /** One's own turn is complete. */
  readonly turnComplete = computed(() => {
    const draft = this.position.value?.draft;
    return Boolean(draft?.to_confirm) && this.isMine(draft?.seat ?? -1);
  });

  /** One's own turn is complete and waits to be confirmed: after that it could not be undone freely. */
  readonly toConfirm = computed(() => {
    const final = this.amongPeople.value || Boolean(this.position.value?.outcome);
    return this.turnComplete.value && final && asking.value === "turn";
  });

  isMine(seat: number): boolean {
    return this.yours.value.includes(seat);
  }

  /** Which seat the buttons act for: the draft's, the asked one, or the one looked from. */
  acting(): number | null {
    const position = this.position.value;
    if (position?.draft && this.isMine(position.draft.seat)) return position.draft.seat;
    return position?.asked?.seat ?? this.looking.value;
  }

  /** Whether this viewer may see what others saw, if only long ago. */
  readonly opened = computed(() => {
    const { open_after: after = 0, phase } = this.table.value ?? {};
    const at = this.position.value?.at ?? 0;
    return phase === "playing" && after > 0 && this.yours.value.length === 0 && at > after;
  });

  /** The last moment that may be seen from a seat. */
  lastFrom(seat: number | null): number {
    const end = (this.position.value?.at ?? 1) - 1;
    const foreign = seat !== this.looking.value && this.table.value?.phase !== "over";
    return Math.max(0, foreign ? end - (this.table.value?.open_after ?? 0) : end);
  }

  /** Which of one's own entries was the last, so that one can see what happened since. */
  lastOwnEntry(): number | null {
    const { length } = this.yours.value;
    // At a shared screen each person has their own last choice.
    const own = (seat: number) => (length > 1 ? seat === this.looking.value : this.isMine(seat));
    const mine = this.log.value.findLast((line) => line.seat !== null && own(line.seat));
    return mine?.at ?? null;
  }
}
