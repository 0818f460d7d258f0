/** A whole round of Amerigo: seven phases and the pirates; then gold, the final scoring and the way to win. */
import type { Lesson } from "../../learning";

const lesson: Lesson = {
  seats: 2,
  steps: [
    { name: "goal" },
    { name: "wheel", light: "wheel" },
    { name: "choose", question: "choose", action: "do navigation", light: "wheel" },
    { name: "place", question: "place", action: "place frame 1", light: "sea" },
    { name: "place-again", question: "place", action: "place frame 3", light: "sea" },
    { name: "navigate", question: "navigate", action: "ship 1", light: "sea" },
    { name: "sail", question: "sail", action: "sail d1", light: "sea" },
    { name: "post", question: "post", action: "post" },
    { name: "navigate-again", question: "navigate", action: "ship 2", light: "sea" },
    { name: "sail-again", question: "sail", action: "sail q1", light: "sea" },
    { name: "post-again", question: "post", action: "post" },
    { name: "cannons", question: "choose", action: "do cannons", light: "wheel" },
    { name: "arm", question: "arm", action: "advance 3" },
    { name: "planning", question: "choose", action: "do planning", light: "wheel" },
    { name: "plan", question: "plan", action: "plan neutral-square", light: "supply" },
    { name: "plan-again", question: "plan", action: "plan village-square", light: "supply" },
    { name: "progress", question: "choose", action: "do progress", light: "wheel" },
    { name: "advance", question: "progress", action: "advance 6", light: "tracks" },
    { name: "token", question: "token", action: "token bonus-green-yellow", light: "supply" },
    { name: "expansion", question: "choose", action: "do expansion", light: "wheel" },
    { name: "build", question: "build", action: "build neutral-square 1", light: "pile" },
    { name: "lay", question: "lay", action: "lay b2", light: "sea" },
    { name: "build-again", question: "build", action: "build village-square 1", light: "pile" },
    { name: "lay-again", question: "lay", action: "lay n1", light: "sea" },
    { name: "finish", question: "build", action: "finish" },
    { name: "more-cannons", question: "choose", action: "do cannons", light: "wheel" },
    { name: "arm-again", question: "arm", action: "advance 4" },
    { name: "special", question: "choose", action: "do special", light: "wheel" },
    { name: "disc", question: "disc", action: "advance 5", light: "tracks" },
    { name: "round" },
    { name: "gold" },
    { name: "win", light: "tracks" },
  ],
};

export default lesson;
