// Made from src/caravela/wire by python -m caravela.wire; a test tells when it is out of date.


export const PROTOCOL = 1;

export type Fact = number | string | string[];

export type Facts = Record<string, Fact>;

export interface Choice {
  action: string;
  family: string;
  facts: Facts;
}

export interface Asked {
  seat: number;
  question: string;
  rule: string;
  choices: Choice[];
  owed: boolean;
  forced: boolean;
}

export interface Waiting {
  seat: number;
  question: string;
  rule: string;
}

export interface Told {
  event: string;
  rule: string;
  facts: Facts;
  private: boolean;
}

export interface LogLine {
  at: number;
  seat: number | null;
  action: string | null;
  events: Told[];
  by: "bot" | "clock" | "nobody" | "person";
}

export interface Taken {
  back_to: number;
  by: number;
  lines: LogLine[];
}

export interface SeatShape {
  seat: number;
  role: "bot" | "open" | "person";
  name: string;
  level: string | null;
  stand_in: boolean;
  resigned: boolean;
  connected: boolean;
  clock_ms: number | null;
  away_ms: number | null;
  pin: "none" | "removed" | "set";
}

export interface Clock {
  kind: "daily" | "match" | "move" | "none";
  seconds: number;
  increment: number;
}

export interface Aids {
  hints: boolean;
  helper: boolean;
  previews: boolean;
  undo: boolean;
}

export interface OutcomeShape {
  places: number[];
  scores: number[];
  reason: string;
  trail: string[];
  categories: Record<string, number[]>;
}

export interface Consent {
  wish: "abandon" | "undo";
  by: number;
  back_to: number;
  agreed: number[];
  awaited: number[];
}

export interface Draft {
  seat: number;
  since: number;
  free_to: number;
  to_confirm: boolean;
  redoable: number;
  steps: Choice[];
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  time_ms: number;
}

export interface TableShape {
  match: string;
  game: string;
  options: Record<string, string>;
  clock: Clock;
  aids: Aids;
  grace_seconds: number;
  seats: SeatShape[];
  host: string;
  arrangers: number[];
  phase: "frozen" | "gathering" | "over" | "playing";
  public: boolean;
  open_after: number;
  commitment: string;
  secret: string | null;
  rules_version: number;
  watchers: string[];
  code: string;
  rematch: string | null;
}

export interface Position {
  version: number;
  at: number;
  view: unknown;
  asked: Asked | null;
  waiting: Waiting[];
  draft: Draft | null;
  consent: Consent | null;
  outcome: OutcomeShape | null;
}

export interface Hello {
  type: "hello";
  protocol: number;
  seat: number | null;
  version?: number;
  chat?: number;
  pin?: string;
}

export interface Look {
  type: "look";
  seat: number | null;
  pin?: string;
}

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
  unless_final?: boolean;
}

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

export interface Confirm {
  type: "confirm";
  key: string;
  version: number;
  seat: number;
}

export interface Agree {
  type: "agree";
  key: string;
  version: number;
  seat: number;
  agree: boolean;
}

export interface StandIn {
  type: "stand-in";
  key: string;
  seat: number;
  level: string | null;
}

export interface Resign {
  type: "resign";
  key: string;
  seat: number;
}

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

export interface Hint {
  type: "hint";
  request: number;
  seat: number;
  helper?: boolean;
}

export interface Preview {
  type: "preview";
  request: number;
  seat: number;
  action: string;
  language?: string | null;
}

export interface Past {
  type: "past";
  request: number;
  at: number;
  seat?: number | null;
}

export interface Describe {
  type: "describe";
  request: number;
  language: string;
  at?: number | null;
}

export interface Review {
  type: "review";
  request: number;
}

export interface Ping {
  type: "ping";
  sent_ms: number;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableShape;
  yours: number[];
  looking: number | null;
  position: Position;
  log: LogLine[];
  taken: Taken[];
  chat: ChatLine[];
}

export interface Missed {
  type: "missed";
  after: number;
  table: TableShape;
  yours: number[];
  looking: number | null;
  position: Position;
  since: number;
  lines: LogLine[];
  taken: Taken[];
  chat: ChatLine[];
}

export interface Update {
  type: "update";
  position: Position;
  lines: LogLine[];
  taken: Taken | null;
}

export interface TableChanged {
  type: "table";
  version: number;
  table: TableShape;
}

export interface ChatSaid {
  type: "chat";
  line: ChatLine;
}

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
  reason: string | null;
  facts: Facts | null;
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
  line: ([number, string, Record<string, number | string | string[]>])[];
}

export interface ReasonShape {
  kind: string;
  facts: Facts;
  supports: boolean;
}

export interface HintAnswer {
  type: "hint";
  request: number;
  thoughts: ThoughtShape[];
  reasons: ReasonShape[];
}

export interface KeyMoment {
  at: number;
  seat: number;
  played: Choice;
  thoughts: ThoughtShape[];
  reasons: ReasonShape[];
  luck: number[];
}

export interface PlayerReview {
  seat: number;
  luck: number;
  skill: number;
  others: number;
  accuracy: number | null;
}

export interface ReviewProgress {
  type: "review-progress";
  of_request: number;
  done: number;
  total: number;
}

export interface ReviewAnswer {
  type: "review";
  request: number;
  chances: number[][];
  moments: KeyMoment[];
  mistakes: KeyMoment[];
  players: PlayerReview[];
  rounds: number[];
}

export interface TextBlock {
  title: string;
  lines: string[];
  notes: string[];
  seat: number | null;
}

export interface PreviewAnswer {
  type: "preview";
  request: number;
  certain: boolean;
  view: unknown;
  events: Told[];
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
  remarks: Record<string, string>;
}

export interface Pong {
  type: "pong";
  sent_ms: number;
}

export interface Bye {
  type: "bye";
  code: "alone" | "bad-message" | "chat-full" | "final" | "forbidden" | "frozen" | "full" | "illegal" | "needs-absent" | "needs-consent" | "no-such-aid" | "no-such-match" | "not-now" | "not-yours" | "nothing-to-undo" | "resigned" | "stale" | "stopping" | "storage" | "too-fast" | "too-large" | "too-many-changes" | "unknown-action" | "wrong-pin";
  again: boolean;
}

export interface SeatWish {
  role: "bot" | "local" | "me" | "open";
  name?: string;
  level?: string;
}

export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: Clock;
  aids?: Aids | null;
  grace_seconds?: number;
  public?: boolean;
  pace_ms?: number;
  auto_confirm?: boolean;
  open_after?: number;
  nonce?: string;
  lesson?: boolean;
}

export interface Branch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: Clock;
  aids?: Aids | null;
  grace_seconds?: number;
  public?: boolean;
  pace_ms?: number;
  auto_confirm?: boolean;
  open_after?: number;
  nonce?: string;
  lesson?: boolean;
  from_at?: number;
}

export interface WatchLink {
  watch_link: string;
}

export interface MadeMatch {
  match: string;
  play_link: string;
  watch_link: string;
  code: string;
}

export interface Invitation {
  token: string;
}

export interface Join {
  token: string;
  name?: string;
  seat?: number | null;
  nonce?: string;
}

export interface Rematch {
  nonce?: string;
}

export interface Joined {
  match: string;
  seats: number[];
}

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

export interface PasskeyWish {
  login?: string;
}

export interface PasskeyAnswer {
  credential: Record<string, unknown>;
  name?: string;
}

export interface PushOffer {
  key: string | null;
}

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

export interface MatchProgress {
  round: number;
  step: string;
  waiting: number[];
  scores: number[];
  places: number[];
}

export interface DealPlay {
  match: string;
  created_ms: number;
  names: string[];
  outcome: OutcomeShape;
}

export interface MatchSummary {
  table: TableShape;
  updated_ms: number;
  yours: number[];
  your_turn: boolean;
  progress: MatchProgress | null;
  may_delete: boolean;
}

export interface OptionShape {
  key: string;
  choices: string[];
  default: string;
}

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

export interface Fault {
  code: string;
  reason: string;
  facts: Facts;
}

export type ViewerMessage = Hello | Look | Act | Undo | Redo | Confirm | Agree | StandIn | Resign | Abandon | SetPin | Chat | WhyNot | Hint | Preview | Past | Describe | Review | Ping;

export type ServerMessage = Welcome | Missed | Update | TableChanged | ChatSaid | Acked | Refused | WhyNotAnswer | HintAnswer | PreviewAnswer | PastAnswer | DescribeAnswer | ReviewAnswer | ReviewProgress | Pong | Bye;

export type RefusalCode = Refused["code"];
