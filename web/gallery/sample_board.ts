/** Props of a board that has nothing but two legal actions. */
import { signal } from "@preact/signals";
import type { BoardProps } from "../src/games/board";
import { Catalogue } from "../src/words/catalogue";
import { Wording } from "../src/words/wording";

const TEXTS = `
board-actions = Actions
action-sail = Sail to { $place }
action-end = End your turn
port = the port
`;

const ignore = () => undefined;

export const sampleBoard: BoardProps = {
  view: {},
  asked: {
    seat: 0,
    question: "sample",
    rule: "",
    owed: true,
    forced: false,
    choices: [
      { action: "sail b4", family: "sail", facts: { place: "port" } },
      { action: "end", family: "end", facts: {} },
    ],
  },
  table: {
    match: "gallery",
    game: "gallery",
    options: {},
    clock: { kind: "none", seconds: 0, increment: 0 },
    aids: { hints: true, helper: false, previews: true, undo: true },
    grace_seconds: 0,
    seats: [],
    host: "",
    arrangers: [],
    phase: "playing",
    public: false,
    open_after: 0,
    commitment: "",
    secret: null,
    rules_version: 1,
    watchers: [],
    code: "",
    rematch: null,
  },
  looking: 0,
  words: new Wording(new Catalogue("en", [TEXTS]), ["Ana", "Duarte", "Beatriz"], 0),
  size: "wide",
  past: false,
  waiting: [0],
  thinking: [],
  heardAt: 0,
  latestEntries: [],
  story: [],
  origins: { things: (_, things) => things.map(() => undefined), score: () => undefined },
  staged: signal<string | null>(null),
  previewed: signal(null),
  described: null,
  choose: ignore,
  timeOut: ignore,
  stage: ignore,
  preview: ignore,
  whyNot: ignore,
  explain: ignore,
};

/** The same board with an action staged: everything that stands for it is highlighted. */
export const stagedBoard: BoardProps = { ...sampleBoard, staged: signal<string | null>("sail b4") };
