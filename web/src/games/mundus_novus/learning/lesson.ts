/** Mundus Novus in two rounds: what lies on the table, trade, progression, and supply once there are caravels. */
import type { Lesson } from "../../learning";

const lesson: Lesson = {
  seats: 3,
  options: { first_master: "A" },
  steps: [
    { name: "goal" },
    { name: "hand", light: "hand" },
    { name: "queue", light: "queue" },
    { name: "market", light: "market" },
    { name: "announce", question: "announce", light: "deeds" },
    { name: "offer", question: "offer", light: "hand" },
    { name: "take", question: "take", light: "offers" },
    { name: "place", question: "place", light: "market" },
    { name: "take-again", question: "take", light: "offers" },
    { name: "give", question: "give", light: "hand" },
    { name: "first", question: "first", light: "deeds" },
    { name: "turn", question: "turn", light: "hand" },
    { name: "develop", question: "develop", light: "queue" },
    { name: "turn-again", question: "turn", light: "deeds" },
    { name: "round", light: "players" },
    { name: "load", question: "load", light: "quay" },
    { name: "offer-again", question: "offer", light: "hand" },
    { name: "turn-third", question: "turn", light: "hand" },
  ],
};

export default lesson;
