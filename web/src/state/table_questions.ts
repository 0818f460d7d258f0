/** Queries about a table that do not change it: previews, reasons, hints, past positions. */
import { batch } from "@preact/signals";
import type { LogLine } from "../wire/shapes";
import type { TableSocket } from "../wire/socket";
import type { Pointed } from "../games/board";
import { language } from "./settings";
import { TableSignals, type Moment } from "./table_signals";

/** Called before a new view is shown, with the log lines that lead to it: the page measures what will move. */
export type BeforeUpdate = (lines: readonly LogLine[]) => void;

export abstract class TableQuestions extends TableSignals {
  abstract readonly socket: TableSocket;
  protected abstract readonly beforeUpdate: BeforeUpdate;
  private seeking = false;

  readonly preview = (action: string | null, by: Pointed = "pointer"): void => {
    const now = this.previewed.value;
    if (action === null) {
      // Keep the preview of the staged action, and one that belongs to another element.
      if (now?.by === by && now.action !== this.staged.value) this.previewed.value = null;
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
    void this.socket.ask(question).then((answer) => {
      const still = this.previewed.value;
      if (still?.action === action && still.before === before) this.previewed.value = { ...still, answer };
    });
  };

  readonly whyNot = (action: string): void => {
    if (this.past.value) {
      this.notice.value = { kind: "info", key: "ui-past-refused", rule: null };
      return;
    }
    const seat = this.looking.value;
    const words = this.words.value;
    if (seat === null || !words) return;
    void this.socket.ask({ type: "why-not", seat, action }).then((answer) => {
      if (!answer || answer.allowed) return;
      const said = answer.reason
        ? { text: words.reason(answer.reason, answer.facts) }
        : { key: "ui-refused-illegal" };
      this.notice.value = { kind: "danger", rule: answer.rule, ...said };
    });
  };

  /** Show a reason that the board itself knows. */
  readonly explain = (text: string, rule: string): void => {
    this.notice.value = { kind: "danger", text, rule };
  };

  async askHint(): Promise<void> {
    const asked = this.asked.value;
    if (!asked || this.thinking.value || !this.table.value?.aids.hints) return;
    this.thinking.value = true;
    const question = this.questions.value;
    const answer = await this.socket.ask({ type: "hint", seat: asked.seat });
    // Stale reply: a newer request may be waiting for its own answer.
    if (this.questions.value !== question) return;
    batch(() => {
      this.thinking.value = false;
      if (!this.asked.value) return;
      if (!answer) {
        this.notice.value = { kind: "info", key: "ui-hint-refused", rule: null };
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
    const answer = await this.socket.ask({ type: "review" });
    batch(() => {
      this.review.value = answer;
      this.reviewFailed.value = answer === null;
    });
  }

  async describe(): Promise<void> {
    const answer = await this.socket.ask({ type: "describe", language: language.value });
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
    const answer = await this.socket.ask({ type: "past", at, seat });
    const described =
      !answer || this.board.value || seat !== this.looking.value
        ? null
        : await this.socket.ask({ type: "describe", language: language.value, at });
    if (!this.sought.value) return; // the viewer returned to the table while it was loading
    if (answer) this.beforeUpdate(this.between(this.past.value?.at ?? Infinity, answer.at));
    batch(() => {
      if (this.sought.value === wish) this.sought.value = null;
      if (!answer) return;
      this.past.value = { at: answer.at, seat, view: answer.view, described };
      this.staged.value = null;
      this.previewed.value = null;
    });
  }

  toNow(): void {
    this.beforeUpdate(this.between(this.past.value?.at ?? Infinity, Infinity));
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
