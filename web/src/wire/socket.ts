/**
 * The socket of one table.
 *
 * Nothing is shown before the server says so. What was sent and not yet acknowledged is sent again, with the same key,
 * after a reconnect: the server does it once. A hole in the versions means that something was missed: we say hello
 * again, with what we have, and get what we lack.
 */
import { signal } from "@preact/signals";
import { randomHex } from "./random";
import {
  PROTOCOL,
  type Acked,
  type Bye,
  type ChatSaid,
  type Missed,
  type Refused,
  type ReviewProgress,
  type ServerMessage,
  type TableChanged,
  type Update,
  type ViewerMessage,
  type Welcome,
} from "./shapes";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** Messages that change the table: they have a key, and may be sent twice. */
export type Command = Extract<ViewerMessage, { key: string }>;
/** Messages that ask something: they have a number, and their answer has the same. */
export type SocketRequest = Extract<ViewerMessage, { request: number }>;
export type Unsent<T> = T extends unknown ? Omit<T, "key" | "request"> : never;
type Answer = Exclude<Extract<ServerMessage, { request: number }>, Refused>;
/** A request and its answer have the same type tag. */
type AnswerTo<T extends SocketRequest["type"]> = Extract<Answer, { type: T }>;

/** Handlers of the messages that the server sends to a table. Acknowledgements, answers and pongs stay within the socket. */
export interface TableHandlers {
  /** Return the seat to look from, and what we have of its view. */
  hello(): { seat: number | null; version: number; chat: number; pin: string };
  welcome(message: Welcome): void;
  missed(message: Missed): void;
  update(message: Update): void;
  table(message: TableChanged): void;
  chat(message: ChatSaid): void;
  reviewProgress(message: ReviewProgress): void;
  /** A refusal of something other than a command or a request. */
  refused(message: Refused): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 10_000;
const PONG_WITHIN = 8_000;
export const TRIES_BEFORE_ERROR = 8;
const KEY_BYTES = 12;

export type Waited = { done: (end: Acked | Refused) => void; message: Command };

export class TableSocket {
  readonly state = signal<Connection>("connecting");
  readonly tries = signal(0);
  readonly lag = signal<number | null>(null);
  readonly bye = signal<Bye | null>(null);

  private socket: WebSocket | null = null;
  private welcomed = false;
  private readonly unacknowledged = new Map<string, Waited>();
  private readonly requests = new Map<number, (answer: Answer | null) => void>();
  private nextRequest = 1;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private pongDue: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly handlers: TableHandlers,
    private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  connect(): void {
    clearTimeout(this.again);
    this.drop();
    this.state.value = this.tries.value === 0 ? "connecting" : "lost";
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  /** Tries at once, for somebody who does not want to wait. */
  retry(): void {
    if (this.state.value !== "closed" && !this.welcomed) this.connect();
  }

  close(): void {
    clearTimeout(this.again);
    this.state.value = "closed";
    this.drop();
  }

  /** Sends a command and resolves with the server's verdict, however often the line breaks in between. */
  command(message: Unsent<Command>): Promise<Acked | Refused> {
    const key = randomHex(KEY_BYTES);
    const whole = { ...message, key } as Command;
    return new Promise((done) => {
      this.unacknowledged.set(key, { done, message: whole });
      if (this.welcomed) this.send(whole);
    });
  }

  /** Send a request and resolve with its answer; null if it is refused or the connection breaks. */
  ask<T extends SocketRequest["type"]>(
    message: { type: T } & Unsent<Extract<SocketRequest, { type: T }>>,
  ): Promise<AnswerTo<T> | null> {
    if (!this.welcomed) return Promise.resolve(null);
    const request = this.nextRequest++;
    return new Promise((done) => {
      this.requests.set(request, done as (answer: Answer | null) => void);
      this.send({ ...message, request } as unknown as SocketRequest);
    });
  }

  look(seat: number | null, pin: string): void {
    if (this.welcomed) this.send({ type: "look", seat, pin });
  }

  /** Something was missed: ask for it. */
  greet(): void {
    this.welcomed = false;
    this.send({ type: "hello", protocol: PROTOCOL, ...this.handlers.hello() });
  }

  private send(message: ViewerMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    const { handlers } = this;
    switch (message.type) {
      case "welcome":
        this.begin();
        return handlers.welcome(message);
      case "missed":
        this.begin();
        return handlers.missed(message);
      case "update":
        return handlers.update(message);
      case "table":
        return handlers.table(message);
      case "chat":
        return handlers.chat(message);
      case "review-progress":
        return handlers.reviewProgress(message);
      case "ack":
        return this.settle(message.key, message);
      case "refused":
        return this.refuse(message);
      case "pong":
        clearTimeout(this.pongDue);
        this.lag.value = Math.max(0, Math.round(performance.now() - message.sent_ms));
        return undefined;
      case "bye":
        this.bye.value = message;
        return message.again ? undefined : this.close();
      case "why-not":
      case "hint":
      case "preview":
      case "past":
      case "describe":
      case "review":
        return this.answer(message.request, message);
    }
  }

  private refuse(message: Refused): void {
    if (message.request !== null) this.answer(message.request, null);
    // A command that is refused because the server stops is sent again after the reconnect.
    else if (message.key === null) this.handlers.refused(message);
    else if (message.code !== "stopping") this.settle(message.key, message);
  }

  private answer(request: number, answer: Answer | null): void {
    this.requests.get(request)?.(answer);
    this.requests.delete(request);
  }

  private begin(): void {
    const first = !this.welcomed;
    this.welcomed = true;
    this.tries.value = 0;
    this.state.value = "open";
    this.bye.value = null;
    if (!first) return;
    for (const each of this.unacknowledged.values()) this.send(each.message);
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    this.ping();
  }

  private ping(): void {
    this.send({ type: "ping", sent_ms: Math.round(performance.now()) });
    clearTimeout(this.pongDue);
    this.pongDue = setTimeout(() => this.connectAfterSilence(), PONG_WITHIN);
  }

  private connectAfterSilence(): void {
    if (this.state.value === "open") this.lose();
  }

  private settle(key: string, end: Acked | Refused): void {
    const waited = this.unacknowledged.get(key);
    this.unacknowledged.delete(key);
    waited?.done(end);
  }

  private lose(): void {
    this.drop();
    if (this.state.value === "closed") return;
    this.state.value = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries.value);
    this.tries.value += 1;
    // Not all at once when a server comes back.
    this.again = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    this.welcomed = false;
    clearInterval(this.pinging);
    clearTimeout(this.pongDue);
    for (const answer of this.requests.values()) answer(null);
    this.requests.clear();
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}

/** Return the address of a table's socket on the server of this page. */
export function tableAddress(match: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${match}`;
}

/** Connect again as soon as the browser is online. Return the function that stops listening. */
export function retryWhenOnline(socket: TableSocket): () => void {
  const retry = () => socket.retry();
  addEventListener("online", retry);
  return () => removeEventListener("online", retry);
}
