/** Two turns of 1492: rolling, rerolling, sailing, provisions and a card; then the dangers, the lenses and the way to win. */
import type { Lesson } from "../../learning";

const lesson: Lesson = {
  seats: 2,
  steps: [
    { name: "goal", light: "sea" },
    { name: "opening", question: "opening", action: "roll" },
    { name: "reroll", question: "dice", action: "reroll gust", light: "dice" },
    { name: "rose", question: "dice", action: "rose W" },
    { name: "rose-again", question: "dice", action: "rose W" },
    { name: "sail", question: "dice", action: "sail W" },
    { name: "end-turn", question: "dice", action: "end" },
    { name: "round" },
    { name: "opening-again", question: "opening", action: "roll" },
    { name: "island", question: "dice", action: "rose W", light: "sea" },
    { name: "supply", question: "dice", action: "supply" },
    { name: "supply-again", question: "dice", action: "supply" },
    { name: "draw", question: "dice", action: "draw" },
    { name: "keep", question: "card", action: "end", light: "hand" },
    { name: "storms", light: "sea" },
    { name: "repair" },
    { name: "lenses", light: "lenses" },
    { name: "home", light: "sea" },
  ],
};

export default lesson;
