/** A whole round of Mundus Novus: trade, a set and its development; then caravels, money and the ways to win. */
import type { Lesson } from "../../learning";

const lesson: Lesson = {
  seats: 3,
  options: { first_master: "A" },
  steps: [
    { name: "goal" },
    { name: "hand", light: "hand" },
    { name: "queue", light: "queue" },
    { name: "market", light: "market" },
    { name: "announce", question: "announce", action: "announce 2", light: "actions" },
    { name: "offer", question: "offer", action: "offer 6 7", light: "hand" },
    { name: "take", question: "take", action: "take 2 from B", light: "offers" },
    { name: "place", question: "place", action: "keep" },
    { name: "take-again", question: "take", action: "take 5 from C", light: "offers" },
    { name: "exchange", question: "place", action: "exchange 2", light: "market" },
    { name: "take-third", question: "take", action: "take 8 from B", light: "offers" },
    { name: "keep", question: "place", action: "keep" },
    { name: "give", question: "give", action: "give 8", light: "hand" },
    { name: "first", question: "first", action: "first A", light: "actions" },
    { name: "turn", question: "turn", action: "set 2: 2 2 2", light: "hand" },
    { name: "develop", question: "develop", action: "develop 1", light: "queue" },
    { name: "end-turn", question: "turn", action: "end", light: "actions" },
    { name: "round", light: "players" },
    { name: "caravels", light: "queue" },
    { name: "money" },
    { name: "win" },
  ],
};

export default lesson;
