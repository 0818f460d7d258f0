/** A socket that goes nowhere: a test says what comes, and sees what was sent. */
import type { ServerMessage, ViewerMessage } from "../src/wire/shapes";

export class FakeLine {
  static readonly OPEN = 1;
  static made: FakeLine[] = [];
  readyState = 0;
  sent: ViewerMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeLine.made.push(this);
  }

  static get last(): FakeLine {
    return FakeLine.made.at(-1) as FakeLine;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ViewerMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  t(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  kinds(): string[] {
    return this.sent.map((each) => each.type).filter((type) => type !== "ping");
  }
}
