/** Queries about a table that do not change it: previews, reasons, hints, past positions. */
import { batch } from "@preact/signals";
import { capture } from "../motion/flip";
import type {
  DescribeAnswer,
  HintAnswer,
  LogLine,
  PastAnswer,
  PreviewAnswer,
  ReviewAnswer,
  WhyNotAnswer,
} from "../wire/shapes";
import type { TableSocket } from "../wire/socket";
import type { BarNote, Pointed } from "../games/board";
import { language } from "./settings";
import { TableSignals, type Moment } from "./table_signals";

export abstract class TableQuestions extends TableSignals {
  abstract readonly socket: TableSocket;
  private seeking = false;

  readonly preview = (action: string | null, by: Pointed = "pointer"): void => {
    const now = this.previewed.value;
    if (action === null) {
      // Keep the preview of the staged action, and one that belongs to another element.
      if (now?.by === by && now.action !== this.held.value) this.previewed.value = null;
      return;
    }
    const asked = this.asked.value;
    const before = this.position.value?.view;
    if (!asked || !this.table.value?.aids.previews) return;
    if (now?.action === action && now.before === before) {
      if (by === "keys" && now.by !== by) this.previewed.value = { ...now, by };
      return;
    }
    this.previewed.value = { action, answer: null, before, by };
    // Without a board, the preview comes as text.
    const inWords = this.board.value ? null : language.value;
    const question = { type: "preview", seat: asked.seat, action, language: inWords } as const;
    void this.socket.ask<PreviewAnswer>(question).then((answer) => {
      const still = this.previewed.value;
      if (still?.action === action && still.before === before) this.previewed.value = { ...still, answer };
    });
  };

  readonly whyNot = (action: string): void => {
    if (this.past.value) {
      this.notice.value = { kind: "info", text: "ui-past-refused", rule: null };
      return;
    }
    const seat = this.looking.value;
    const words = this.words.value;
    if (seat === null || !words) return;
    void this.socket.ask<WhyNotAnswer>({ type: "why-not", seat, action }).then((answer) => {
      if (!answer || answer.allowed) return;
      const text = answer.reason ? words.reason(answer.reason, answer.facts) : "ui-refused-illegal";
      this.notice.value = { kind: "danger", text, rule: answer.rule };
    });
  };

  /** Show a reason that the board itself knows. */
  readonly explain = (text: string, rule: string): void => {
    this.notice.value = { kind: "danger", text, rule };
  };

  readonly setNote = (note: BarNote | null): void => {
    const now = this.note.peek();
    if (now?.text !== note?.text || now?.button !== note?.button) this.note.value = note;
  };

  async askHint(): Promise<void> {
    const asked = this.asked.value;
    if (!asked || this.thinking.value || !this.table.value?.aids.hints) return;
    this.thinking.value = true;
    const question = this.questions.value;
    const answer = await this.socket.ask<HintAnswer>({ type: "hint", seat: asked.seat });
    // Stale reply: a newer request may be waiting for its own answer.
    if (this.questions.value !== question) return;
    batch(() => {
      this.thinking.value = false;
      if (!this.asked.value) return;
      if (!answer) {
        this.notice.value = { kind: "info", text: "ui-hint-refused", rule: null };
        return;
      }
      this.hint.value = answer;
      const best = answer.thoughts[0];
      if (best) this.preview(best.action);
    });
  }

  async askReview(): Promise<void> {
    if (this.review.value || this.table.value?.phase !== "over") return;
    this.reviewFailed.value = false;
    const answer = await this.socket.ask<ReviewAnswer>({ type: "review" });
    batch(() => {
      this.review.value = answer;
      this.reviewFailed.value = answer === null;
    });
  }

  async describe(): Promise<void> {
    const answer = await this.socket.ask<DescribeAnswer>({ type: "describe", language: language.value });
    if (answer) this.described.value = answer;
  }

  /** Show a past position. While one is loading, keep only the newest request: a slider sends many. */
  async lookBack(at: number, seat: number | null = this.looking.value): Promise<void> {
    const end = this.lastFrom(seat);
    const wanted = Math.max(0, Math.min(at, end));
    if (wanted === end && seat === this.looking.value && this.table.value?.phase !== "over") {
      this.toNow();
      return;
    }
    this.sought.value = { at: wanted, seat };
    if (this.seeking) return;
    this.seeking = true;
    while (this.sought.value) await this.seek(this.sought.value);
    this.seeking = false;
  }

  private async seek(wish: Moment): Promise<void> {
    const { at, seat } = wish;
    const answer = await this.socket.ask<PastAnswer>({ type: "past", at, seat });
    const described =
      !answer || this.board.value || seat !== this.looking.value
        ? null
        : await this.socket.ask<DescribeAnswer>({ type: "describe", language: language.value, at });
    if (!this.sought.value) return; // the viewer returned to the table while it was loading
    if (answer) capture(this.between(this.past.value?.at ?? Infinity, answer.at));
    batch(() => {
      if (this.sought.value === wish) this.sought.value = null;
      if (!answer) return;
      this.past.value = { at: answer.at, seat, view: answer.view, described };
      this.held.value = null;
      this.previewed.value = null;
    });
  }

  toNow(): void {
    capture(this.between(this.past.value?.at ?? Infinity, Infinity));
    batch(() => {
      this.sought.value = null;
      this.past.value = null;
      this.notice.value = null;
    });
  }

  /** Return the log lines between two moments; none when going back. */
  private between(shown: number, wanted: number): LogLine[] {
    return this.log.value.filter((line) => line.at > shown && line.at <= wanted);
  }
}
