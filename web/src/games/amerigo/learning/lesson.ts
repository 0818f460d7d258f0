/** Amerigo's first phases: the wheel, the ships, a trading post, and what the points are for. */
import type { Lesson } from "../../learning";

const lesson: Lesson = {
  seats: 2,
  steps: [
    { name: "goal" },
    { name: "wheel", light: "wheel" },
    { name: "choose", question: "choose", light: "wheel" },
    { name: "place", question: "place" },
    { name: "navigate", question: "navigate" },
    { name: "sail", question: "sail" },
    { name: "post", question: "post" },
    { name: "choose-again", question: "choose" },
    { name: "plan", question: "plan", light: "supply" },
    { name: "build", question: "build" },
    { name: "choose-third", question: "choose" },
  ],
};

export default lesson;
