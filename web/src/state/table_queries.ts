/** Queries about a table that do not change it: previews, reasons, hints, past positions. */
import { batch } from "@preact/signals";
import type { LogLine } from "../wire/shapes";
import type { TableSocket } from "../wire/socket";
import type { Pointed } from "../games/board";
import { language } from "./settings";
import type { Moment, TableState } from "./table_state";

/** Called before a new view is shown, with the log lines that lead to it: the page measures what will move. */
export type BeforeUpdate = (lines: readonly LogLine[]) => void;

export class TableQueries {
  private seeking = false;

  constructor(
    private readonly state: TableState,
    private readonly socket: TableSocket,
    private readonly beforeUpdate: BeforeUpdate,
  ) {}

  readonly preview = (action: string | null, by: Pointed = "pointer"): void => {
    const now = this.state.previewed.value;
    if (action === null) {
      // Keep the preview of the staged action, and one that belongs to another element.
      if (now?.by === by && now.action !== this.state.staged.value) this.state.previewed.value = null;
      return;
    }
    const asked = this.state.asked.value;
    const before = this.state.position.value?.view;
    if (!asked || !this.state.table.value?.aids.previews) return;
    if (now?.action === action && now.before === before) {
      if (by === "keys" && now.by !== by) this.state.previewed.value = { ...now, by };
      return;
    }
    this.state.previewed.value = { action, answer: null, before, by };
    // Without a board, the preview comes as text.
    const inWords = this.state.board.value ? null : language.value;
    const question = { type: "preview", seat: asked.seat, action, language: inWords } as const;
    void this.socket.ask(question).then((answer) => {
      const still = this.state.previewed.value;
      if (still?.action === action && still.before === before)
        this.state.previewed.value = { ...still, answer };
    });
  };

  readonly whyNot = (action: string): void => {
    if (this.state.past.value) {
      this.state.notice.value = { kind: "info", key: "ui-past-refused", rule: null };
      return;
    }
    const seat = this.state.looking.value;
    const words = this.state.words.value;
    if (seat === null || !words) return;
    void this.socket.ask({ type: "why-not", seat, action }).then((answer) => {
      if (!answer || answer.allowed) return;
      const said = answer.reason
        ? { text: words.reason(answer.reason, answer.facts) }
        : { key: "ui-refused-illegal" };
      this.state.notice.value = { kind: "danger", rule: answer.rule, ...said };
    });
  };

  /** Show a reason that the board itself knows. */
  readonly explain = (text: string, rule: string): void => {
    this.state.notice.value = { kind: "danger", text, rule };
  };

  async askHint(): Promise<void> {
    const asked = this.state.asked.value;
    if (!asked || this.state.thinking.value || !this.state.table.value?.aids.hints) return;
    this.state.thinking.value = true;
    const question = this.state.questions.value;
    const answer = await this.socket.ask({ type: "hint", seat: asked.seat });
    // Stale reply: a newer request may be waiting for its own answer.
    if (this.state.questions.value !== question) return;
    batch(() => {
      this.state.thinking.value = false;
      if (!this.state.asked.value) return;
      if (!answer) {
        this.state.notice.value = { kind: "info", key: "ui-hint-refused", rule: null };
        return;
      }
      this.state.hint.value = answer;
      const best = answer.thoughts[0];
      if (best) this.preview(best.action);
    });
  }

  async askReview(): Promise<void> {
    if (this.state.review.value || this.state.table.value?.phase !== "over") return;
    this.state.reviewFailed.value = false;
    const answer = await this.socket.ask({ type: "review" });
    batch(() => {
      this.state.review.value = answer;
      this.state.reviewFailed.value = answer === null;
    });
  }

  async describe(): Promise<void> {
    const answer = await this.socket.ask({ type: "describe", language: language.value });
    if (answer) this.state.described.value = answer;
  }

  /** Show a past position. While one is loading, keep only the newest request: a slider sends many. */
  async lookBack(at: number, seat: number | null = this.state.looking.value): Promise<void> {
    const end = this.state.lastFrom(seat);
    const wanted = Math.max(0, Math.min(at, end));
    if (wanted === end && seat === this.state.looking.value && this.state.table.value?.phase !== "over") {
      this.toNow();
      return;
    }
    this.state.sought.value = { at: wanted, seat };
    if (this.seeking) return;
    this.seeking = true;
    while (this.state.sought.value) await this.seek(this.state.sought.value);
    this.seeking = false;
  }

  private async seek(wish: Moment): Promise<void> {
    const { at, seat } = wish;
    const answer = await this.socket.ask({ type: "past", at, seat });
    const described =
      !answer || this.state.board.value || seat !== this.state.looking.value
        ? null
        : await this.socket.ask({ type: "describe", language: language.value, at });
    if (!this.state.sought.value) return; // the viewer returned to the table while it was loading
    if (answer) this.beforeUpdate(this.between(this.state.past.value?.at ?? Infinity, answer.at));
    batch(() => {
      if (this.state.sought.value === wish) this.state.sought.value = null;
      if (!answer) return;
      this.state.past.value = { at: answer.at, seat, view: answer.view, described };
      this.state.staged.value = null;
      this.state.previewed.value = null;
    });
  }

  toNow(): void {
    this.beforeUpdate(this.between(this.state.past.value?.at ?? Infinity, Infinity));
    batch(() => {
      this.state.sought.value = null;
      this.state.past.value = null;
      this.state.notice.value = null;
    });
  }

  /** Return the log lines between two moments; none when going back. */
  private between(shown: number, wanted: number): LogLine[] {
    return this.state.log.value.filter((line) => line.at > shown && line.at <= wanted);
  }
}
