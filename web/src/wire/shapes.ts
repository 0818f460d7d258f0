// Made from src/caravela/wire by python -m caravela.wire; a test tells when it is out of date.


export const PROTOCOL = 1;

export type Fact = number | string | string[];

export type Facts = Record<string, Fact>;

/** One legal action: its notation, and the text key and facts that describe it. */
export interface Choice {
  action: string;
  family: string;
  facts: Facts;
}

/** The decision of the viewer's own seat. */
export interface DecisionShape {
  seat: number;
  question: string;
  rule: string;
  choices: Choice[];
  /** False if the seat has already chosen in secret and may still change its choice. */
  owed: boolean;
  /** True if there is only one choice and everybody knows it: a table may play it at once. */
  forced: boolean;
}

/** A seat that owes a decision, as everybody may know. */
export interface Waiting {
  seat: number;
  question: string;
  rule: string;
}

/** An event, restricted to what its reader may know. */
export interface GameEvent {
  event: string;
  rule: string;
  facts: Facts;
  /** True if not everybody learnt of it. */
  private: boolean;
}

/** One entry of the match, restricted to what its reader may know. */
export interface LogLine {
  /** Index among the entries in force; the setup is 0. */
  at: number;
  /** The seat that chose; None for the setup. */
  seat: number | null;
  /** The chosen action, or None if the reader may not know it. */
  action: string | null;
  events: GameEvent[];
  by: "bot" | "clock" | "nobody" | "person";
}

/** Entries that were taken back. They stay in the log, greyed out. */
export interface UndoneLines {
  back_to: number;
  /** The seat that asked for the undo. */
  by: number;
  lines: LogLine[];
}

/** A seat of a table, as everybody sees it. */
export interface SeatShape {
  seat: number;
  role: "bot" | "open" | "person";
  name: string;
  /** The bot's level, also while a bot stands in for a person. */
  level: string | null;
  /** True while a bot plays for a person, who may take the seat back. */
  stand_in: boolean;
  /** True once the seat's person gave it up for good: a bot plays it to the end. */
  resigned: boolean;
  connected: boolean;
  /** Time left on the seat's clock; None without clocks. */
  clock_ms: number | null;
  /** How long the seat's person has been away; None while present, and for bots. */
  away_ms: number | null;
  /** Whether a PIN protects the seat's view at a shared screen; `removed` until it has another. */
  pin: "none" | "removed" | "set";
}

/** The time control. */
export interface Clock {
  kind: "daily" | "match" | "move" | "none";
  /** Seconds per decision, match or day, depending on the kind; 0 without clocks. */
  seconds: number;
  /** Seconds that a clock of kind `match` gains when a turn of its seat begins. */
  increment: number;
}

/** The help that a table allows. A table without other people allows all. */
export interface Aids {
  /** A person may ask the best bot for advice. */
  hints: boolean;
  /** The best bot's advice may be shown at every decision. It needs hints. */
  helper: boolean;
  /** A person may see the result of an action before choosing it, if it is certain. */
  previews: boolean;
  /** A turn can be undone freely until it reveals something. Otherwise every undo needs the others' consent. */
  undo: boolean;
}

export interface OutcomeShape {
  /** Empty when the match was abandoned. Seats that resigned come last, whatever their score. */
  places: number[];
  /** Empty when the match ended before it was scored: by resignation or abandonment. */
  scores: number[];
  reason: string;
  trail: string[];
  /** Points by category, one number per seat; empty if the game has none. */
  categories: Record<string, number[]>;
}

/** An undo, or the end of the match without a result, that waits for the others to agree. */
export interface Consent {
  wish: "abandon" | "undo";
  by: number;
  back_to: number;
  agreed: number[];
  awaited: number[];
}

/** The tentative turn of a seat: what can be undone freely, and whether it awaits confirmation. */
export interface Draft {
  seat: number;
  /** Number of entries in force when the turn began; a restart goes back to it. */
  since: number;
  /** Undo is free down to this many entries; further back the others must agree. */
  free_to: number;
  /** True if the turn is complete and the match waits for its confirmation. */
  to_confirm: boolean;
  /** Number of undone entries that can be redone. */
  redoable: number;
  /** The seat's choices in this turn, one per entry from `since` on; sent only to the seat. */
  steps: Choice[];
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  time_ms: number;
}

/** A table, as everybody sees it. */
export interface TableShape {
  match: string;
  game: string;
  options: Record<string, string>;
  clock: Clock;
  aids: Aids;
  /** How long a person must be away before a bot may stand in. */
  grace_seconds: number;
  seats: SeatShape[];
  /** Name of the person who created the table. */
  host: string;
  /** Seats whose people may hand free seats, and seats of absent people, to bots. */
  arrangers: number[];
  /** Frozen: this program does not play its rules version any more; the table is read-only. */
  phase: "frozen" | "gathering" | "over" | "playing";
  /** Whether it is listed in the lobby. */
  public: boolean;
  /** Spectators may see every hand as it was this many log entries ago; 0 disables it. */
  open_after: number;
  commitment: string;
  /** The revealed seed, once the match is over. */
  secret: string | null;
  rules_version: number;
  /** Names of the spectators; empty for those without a name. */
  watchers: string[];
  /** Short code for joining; empty for viewers who neither host nor play at a private table. */
  code: string;
  /** The match that follows this one, once somebody asked for it. */
  rematch: string | null;
}

/** The state of a match for one viewer. */
export interface Position {
  /** Increases by one with every change of the match. Both sides refer to it. */
  version: number;
  /** Number of entries in force. */
  at: number;
  /** The game's own view document for this viewer. */
  view: unknown;
  asked: DecisionShape | null;
  waiting: Waiting[];
  draft: Draft | null;
  consent: Consent | null;
  outcome: OutcomeShape | null;
}

/** The first message. On a reconnect, it says what the viewer already has and gets only the rest. */
export interface Hello {
  type: "hello";
  protocol: number;
  /** One of the person's own seats as the perspective, or None to watch. */
  seat: number | null;
  /** The last version this viewer has from that perspective; -1 if none. */
  version?: number;
  /** Number of the first chat line that the viewer does not have. */
  chat?: number;
  /** The seat's PIN, if it has one. */
  pin?: string;
}

/** Switch to another of one's own seats, or to none (hot seat, between two players). */
export interface Look {
  type: "look";
  seat: number | null;
  /** The seat's PIN, if it has one. */
  pin?: string;
}

/** Protect one's seat at a shared screen with a PIN, or remove it (empty), which everybody sees. */
export interface SetPin {
  type: "set-pin";
  key: string;
  seat: number;
  pin: string;
}

export interface Act {
  type: "act";
  key: string;
  version: number;
  seat: number;
  action: string;
  /** Refuse an action that ends the turn and cannot be undone freely, at a table with other people. */
  unless_final?: boolean;
}

/** Undo down to `back_to` entries in force. Free within one's own draft; otherwise the others are asked. */
export interface Undo {
  type: "undo";
  key: string;
  version: number;
  seat: number;
  back_to: number;
}

export interface Redo {
  type: "redo";
  key: string;
  version: number;
  seat: number;
}

/** Make one's tentative turn final. */
export interface Confirm {
  type: "confirm";
  key: string;
  version: number;
  seat: number;
}

/** Answer somebody's request to undo or to abandon the match. */
export interface Agree {
  type: "agree";
  key: string;
  version: number;
  seat: number;
  agree: boolean;
}

/** Hand a seat to a bot of a level, or take it back (level None). */
export interface StandIn {
  type: "stand-in";
  key: string;
  seat: number;
  level: string | null;
}

/** Give a seat up for good: a bot plays it to the end, or the match ends if one other seat is left. */
export interface Resign {
  type: "resign";
  key: string;
  seat: number;
}

/** Propose to end the match without a result; all people who play must agree. */
export interface Abandon {
  type: "abandon";
  key: string;
  seat: number;
}

export interface Chat {
  type: "chat";
  key: string;
  text: string;
}

export interface WhyNot {
  type: "why-not";
  request: number;
  seat: number;
  action: string;
}

/** Ask the best bot for advice for one's own seat. */
export interface Hint {
  type: "hint";
  request: number;
  seat: number;
  /** True if the helper asks by itself, False if the person asked. */
  helper?: boolean;
}

/** Ask for the result of an action, if neither chance nor hidden information affects it. */
export interface Preview {
  type: "preview";
  request: number;
  seat: number;
  action: string;
  /** Also return it as text in this language, for viewers without a board display. */
  language?: string | null;
}

/** Ask for the position after an earlier entry, as the viewer saw it then. */
export interface Past {
  type: "past";
  request: number;
  at: number;
  /** Another perspective: None is a spectator's. Other seats are open once the match is over or by `open_after`. */
  seat?: number | null;
}

/** Ask for the table as text in a language, with remarks on the legal actions. */
export interface Describe {
  type: "describe";
  request: number;
  language: string;
  /** Number of an earlier entry, as the viewer saw it then; None is now. */
  at?: number | null;
}

/** Ask for the review of a finished match: win chances over time and turning points. */
export interface Review {
  type: "review";
  request: number;
}

export interface Ping {
  type: "ping";
  sent_ms: number;
}

/** Everything a viewer needs to start, or to restart after a gap. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableShape;
  /** The seats that this person plays. */
  yours: number[];
  looking: number | null;
  position: Position;
  log: LogLine[];
  taken: UndoneLines[];
  chat: ChatLine[];
}

/** Sent instead of `Welcome` after a short gap: everything since the version that the viewer has. */
export interface Missed {
  type: "missed";
  /** That version. A viewer that has another one by now must ask again. */
  after: number;
  table: TableShape;
  yours: number[];
  looking: number | null;
  position: Position;
  /** Truncate the log to this many entries before appending the lines. */
  since: number;
  lines: LogLine[];
  taken: UndoneLines[];
  chat: ChatLine[];
}

/** The next version: what happened, and the new position. */
export interface Update {
  type: "update";
  position: Position;
  /** New entries to append to the log. */
  lines: LogLine[];
  taken: UndoneLines | null;
}

/** The table changed: somebody came, left or was replaced, or a clock was adjusted. */
export interface TableChanged {
  type: "table";
  version: number;
  table: TableShape;
}

export interface ChatSaid {
  type: "chat";
  line: ChatLine;
}

/** The command with this key is done and stored. */
export interface Acked {
  type: "ack";
  key: string;
  version: number;
}

export interface Refused {
  type: "refused";
  key: string | null;
  code: "alone" | "bad-message" | "chat-full" | "final" | "forbidden" | "frozen" | "full" | "illegal" | "needs-absent" | "needs-consent" | "no-such-aid" | "no-such-match" | "not-now" | "not-yours" | "nothing-to-undo" | "resigned" | "stale" | "stopping" | "storage" | "too-fast" | "too-large" | "too-many-changes" | "unknown-action" | "wrong-pin";
  version: number;
  rule: string | null;
  /** Text key of the reason, with its facts, if the rules forbid it. */
  reason: string | null;
  facts: Facts | null;
  /** Number of the question that cannot be answered; questions have no key. */
  request: number | null;
}

export interface WhyNotAnswer {
  type: "why-not";
  request: number;
  allowed: boolean;
  rule: string | null;
  reason: string | null;
  facts: Facts | null;
}

export interface ThoughtShape {
  action: string;
  family: string;
  facts: Facts;
  chance: number;
  visits: number;
  /** Principal variation: seat, action family, facts. */
  line: ([number, string, Record<string, number | string | string[]>])[];
}

/** Why one choice is better than another. */
export interface ReasonShape {
  /** The texts have it under reason-<kind>. */
  kind: string;
  facts: Facts;
  /** False when it speaks for the other choice. */
  supports: boolean;
}

export interface HintAnswer {
  type: "hint";
  request: number;
  thoughts: ThoughtShape[];
  /** Why the first thought and not the second. */
  reasons: ReasonShape[];
}

/** An entry that changed the win chances considerably. */
export interface KeyMoment {
  at: number;
  seat: number;
  played: Choice;
  /** A bot's evaluation, from the seat's view, of the best actions and of the played one; empty without a choice. */
  thoughts: ThoughtShape[];
  /** Why the first thought and not the choice that was made; if that is the first, why not the second. */
  reasons: ReasonShape[];
  /** By how much chance changed each seat's win probability at this entry; the rest of the change is the choice. */
  luck: number[];
}

/** How a player's win probability changed over the match; luck, skill and others add up to the change. */
export interface PlayerReview {
  seat: number;
  /** By what chance answered. */
  luck: number;
  /** By the player's own choices. */
  skill: number;
  /** By the choices of all other players. */
  others: number;
  /** From 0 to 100; None for a player that never had a choice. */
  accuracy: number | null;
}

/** How far an analysis is. The answer to the request comes after it. */
export interface ReviewProgress {
  type: "review-progress";
  of_request: number;
  done: number;
  total: number;
}

export interface ReviewAnswer {
  type: "review";
  request: number;
  /** Each seat's win chance from 0 to 1, after every entry in force from the setup on. */
  chances: number[][];
  /** In match order. */
  moments: KeyMoment[];
  /** Choices of people that were worse than another, the most costly first. */
  mistakes: KeyMoment[];
  players: PlayerReview[];
  /** For each of `chances`: how many rounds have begun. */
  rounds: number[];
}

export interface TextBlock {
  title: string;
  lines: string[];
  notes: string[];
  /** The seat that the block is about; None if it is shared. */
  seat: number | null;
}

export interface PreviewAnswer {
  type: "preview";
  request: number;
  /** False if chance or hidden information affects the result; then the view is null. */
  certain: boolean;
  view: unknown;
  events: GameEvent[];
  /** The resulting table as text, if a language was given and the result is certain. */
  blocks: TextBlock[];
}

export interface PastAnswer {
  type: "past";
  request: number;
  at: number;
  view: unknown;
}

export interface DescribeAnswer {
  type: "describe";
  request: number;
  blocks: TextBlock[];
  /** Remarks on the legal actions in this position, by notation. */
  remarks: Record<string, string>;
}

export interface Pong {
  type: "pong";
  sent_ms: number;
}

/** The server shuts down or the match is gone. With `again`, reconnect soon. */
export interface Bye {
  type: "bye";
  code: "alone" | "bad-message" | "chat-full" | "final" | "forbidden" | "frozen" | "full" | "illegal" | "needs-absent" | "needs-consent" | "no-such-aid" | "no-such-match" | "not-now" | "not-yours" | "nothing-to-undo" | "resigned" | "stale" | "stopping" | "storage" | "too-fast" | "too-large" | "too-many-changes" | "unknown-action" | "wrong-pin";
  again: boolean;
}

/** The requested player for a seat of a new table. */
export interface SeatWish {
  /** The creator, anyone who joins, a bot, or another person at the same screen (hot seat). */
  role: "bot" | "local" | "me" | "open";
  name?: string;
  level?: string;
}

export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: Clock;
  /** The help that the table allows; by default no hints and no helper if other people play. */
  aids?: Aids | null;
  /** How long a person must be away before a bot may stand in. */
  grace_seconds?: number;
  public?: boolean;
  /** Delay before a bot acts, so that people can follow. */
  pace_ms?: number;
  /** Make a complete turn final at once, without confirmation. */
  auto_confirm?: boolean;
  /** Spectators may see every hand as it was this many log entries ago; 0 disables it. */
  open_after?: number;
  /** The creator's contribution to the match's chance, in hexadecimal digits. */
  nonce?: string;
  /** For somebody who learns the game alone: chance and bots are the same every time. */
  lesson?: boolean;
}

/** A new table that starts from a position of another match. */
export interface Branch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: Clock;
  /** The help that the table allows; by default no hints and no helper if other people play. */
  aids?: Aids | null;
  /** How long a person must be away before a bot may stand in. */
  grace_seconds?: number;
  public?: boolean;
  /** Delay before a bot acts, so that people can follow. */
  pace_ms?: number;
  /** Make a complete turn final at once, without confirmation. */
  auto_confirm?: boolean;
  /** Spectators may see every hand as it was this many log entries ago; 0 disables it. */
  open_after?: number;
  /** The creator's contribution to the match's chance, in hexadecimal digits. */
  nonce?: string;
  /** For somebody who learns the game alone: chance and bots are the same every time. */
  lesson?: boolean;
  /** The entry after which the new match starts; 0 is the setup. */
  from_at?: number;
}

export interface WatchLink {
  /** Lets its holder watch, and review the match once it is over. */
  watch_link: string;
}

export interface MadeMatch {
  match: string;
  /** Link for the open seats; its holder may sit down. */
  play_link: string;
  watch_link: string;
  code: string;
}

/** Ask where a link or a code leads, before joining. */
export interface Invitation {
  token: string;
}

export interface Join {
  /** Token of a play link, or the table's code. */
  token: string;
  name?: string;
  seat?: number | null;
  nonce?: string;
}

export interface Rematch {
  /** The sender's contribution to the new match's chance, in hexadecimal digits. */
  nonce?: string;
}

export interface Joined {
  match: string;
  seats: number[];
}

/** The caller's identity: a guest with a name, or an account. */
export interface Person {
  name: string;
  account: string | null;
  language: string | null;
}

export interface Rename {
  name: string;
  language?: string | null;
}

export interface Register {
  login: string;
  password: string;
}

export interface Login {
  login: string;
  password: string;
}

/** Request to create a passkey; without an account yet, `login` names the new one. */
export interface PasskeyWish {
  login?: string;
}

/** Result of the browser's navigator.credentials as JSON, with bytes in base64url. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
  /** The person's name for the passkey. */
  name?: string;
}

/** Whether this server sends push notifications. */
export interface PushOffer {
  /** The applicationServerKey for the browser's PushManager.subscribe; None if push is disabled. */
  key: string | null;
}

/** Result of the browser's PushManager.subscribe, and the language of its person. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

export interface PushEnd {
  endpoint: string;
}

export interface PushState {
  on: boolean;
}

/** How far a match has come, as far as everybody may know it. */
export interface MatchProgress {
  /** 0 before the start. */
  round: number;
  /** The question of the first seat that owes a decision; empty if none does. */
  step: string;
  /** The seats that owe a decision. */
  waiting: number[];
  /** One per seat; empty if the game has no score before its end, or nothing was scored. */
  scores: number[];
  /** One per seat once the match is over; empty before, and when it was abandoned. */
  places: number[];
}

/** One finished match of a deal that was played more than once. */
export interface DealPlay {
  match: string;
  created_ms: number;
  /** By seat; empty for a bot without a name. */
  names: string[];
  outcome: OutcomeShape;
}

export interface MatchSummary {
  table: TableShape;
  updated_ms: number;
  yours: number[];
  your_turn: boolean;
  /** None when it is not known: the match has not begun, or its rules are not played here. */
  progress: MatchProgress | null;
  may_delete: boolean;
}

export interface OptionShape {
  key: string;
  choices: string[];
  default: string;
}

/** A game, as the home page offers it. */
export interface GameShape {
  key: string;
  title: string;
  least_seats: number;
  most_seats: number;
  rules_version: number;
  options: OptionShape[];
}

export interface RuleShape {
  id: string;
  text: string;
  kind: string;
}

/** Body of every error response: a code, and a text key with facts for the reader. */
export interface Fault {
  code: string;
  reason: string;
  facts: Facts;
}

export type ViewerMessage = Hello | Look | Act | Undo | Redo | Confirm | Agree | StandIn | Resign | Abandon | SetPin | Chat | WhyNot | Hint | Preview | Past | Describe | Review | Ping;

export type ServerMessage = Welcome | Missed | Update | TableChanged | ChatSaid | Acked | Refused | WhyNotAnswer | HintAnswer | PreviewAnswer | PastAnswer | DescribeAnswer | ReviewAnswer | ReviewProgress | Pong | Bye;

export type RefusalCode = Refused["code"];
